import { LazyCampaignForm } from '../features/campaigns/lazy-campaign-form.tsx';
import { PageHeading } from '../ui/layout.tsx';
import { useFormOptions } from './use-form-options.tsx';

export default function CreateCampaignPage() {
  return (
    <>
      <PageHeading
        title="Create a New Habit Campaign"
        lead="A personalised 12-week programme with AI-generated messages that meet you at the same minute of your day."
      />
      <LazyCampaignForm {...useFormOptions()} />
    </>
  );
}
