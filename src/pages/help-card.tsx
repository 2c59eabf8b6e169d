import { Link } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { campaignCalls, useCampaignChange } from '../features/campaigns/campaign-calls.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Card, Cluster } from '../ui/layout.tsx';
import textStyles from '../ui/text.module.css';
import styles from './crisis-help.module.css';
import CrisisHelp from './crisis-help.tsx';

type HelpCardProps = {
  campaign: CampaignView;
  isNamed?: boolean;
};

/** The help shown in place of a campaign that is about danger or on hold. */
export default function HelpCard({ campaign, isNamed = false }: HelpCardProps) {
  const { id, title, kind, onHold, helpSection } = campaign;
  const isHeld = onHold && kind !== 'danger';
  return (
    <Card className={styles.card}>
      <CrisisHelp section={helpSection} isForAnswer={isHeld} takesFocus>
        {isNamed && (
          <p>
            Campaign:{' '}
            <Link to={paths.campaign(id)} className={textStyles.link}>
              {title}
            </Link>
          </p>
        )}
        {isHeld && <HoldChoices campaign={campaign} />}
      </CrisisHelp>
    </Card>
  );
}

/** The choices below the help for a campaign on hold: continue or stop, or if it has ended, just close the help. */
function HoldChoices({ campaign: { id, active } }: { campaign: CampaignView }) {
  const { mutate, isBusy } = useCampaignChange();
  const label = active ? 'I’ve read this. Continue my plan' : 'I’ve read this';
  const resume = { label, change: () => campaignCalls.endHold(id) };
  const stop = { label: 'Stop this campaign', change: () => campaignCalls.activate(id, false) };
  return (
    <Cluster>
      <Button busy={isBusy(resume.label)} onClick={() => mutate(resume)}>
        {resume.label}
      </Button>
      {active && (
        <Button variant="quiet" busy={isBusy(stop.label)} onClick={() => mutate(stop)}>
          {stop.label}
        </Button>
      )}
    </Cluster>
  );
}
