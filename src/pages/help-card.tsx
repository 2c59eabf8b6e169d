import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { HoldChoices } from '../features/campaigns/status-notes.tsx';
import CrisisHelp from '../features/help/crisis-help.tsx';
import { Card } from '../ui/layout.tsx';
import styles from './help-card.module.css';

/** The help shown in place of a campaign that is about danger or on hold. */
export default function HelpCard({ campaign }: { campaign: CampaignView }) {
  return (
    <Card className={styles.help}>
      <CrisisHelp section={campaign.helpSection} takesFocus>
        {campaign.onHold && campaign.kind !== 'danger' && <HoldChoices campaign={campaign} />}
      </CrisisHelp>
    </Card>
  );
}
