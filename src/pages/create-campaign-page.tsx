import { LazyCampaignForm } from '../features/campaign-form/start-campaign.tsx';
import { PageHeading } from '../ui/layout.tsx';
import styles from './create-campaign-page.module.css';
import { useFormOptions } from './use-form-options.tsx';

export default function CreateCampaignPage() {
  return (
    <>
      <div className={styles.heading}>
        <PageHeading
          title="Create a New Habit Campaign"
          lead="A personalised 12-week programme with AI-generated messages that meet you at the same minute of your day."
        />
      </div>
      <LazyCampaignForm {...useFormOptions()} />
    </>
  );
}
