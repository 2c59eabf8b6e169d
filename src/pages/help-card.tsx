import { Link } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { HoldChoices } from '../features/campaigns/status-notes.tsx';
import styles from '../features/help/crisis-help.module.css';
import CrisisHelp from '../features/help/crisis-help.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/layout.tsx';
import textStyles from '../ui/text.module.css';

type HelpCardProps = {
  campaign: CampaignView;
  isNamed?: boolean;
};

/** The help shown in place of a campaign that is about danger or on hold. */
export default function HelpCard({ campaign, isNamed = false }: HelpCardProps) {
  const { id, title, kind, onHold, helpSection } = campaign;
  return (
    <Card className={styles.card}>
      <CrisisHelp section={helpSection} takesFocus>
        {isNamed && (
          <p>
            Campaign:{' '}
            <Link to={paths.campaign(id)} className={textStyles.link}>
              {title}
            </Link>
          </p>
        )}
        {onHold && kind !== 'danger' && <HoldChoices campaign={campaign} />}
      </CrisisHelp>
    </Card>
  );
}
