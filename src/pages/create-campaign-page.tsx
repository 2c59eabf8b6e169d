import { LazyCampaignForm } from '../features/campaigns/lazy-campaign-form.tsx';
import { tryPushOn } from '../features/push/push.ts';
import { PushSettings } from '../features/push/push-settings.tsx';
import { storeUser, useSignedInUser } from '../features/session/session.ts';
import { PageHeading } from '../ui/page-heading.tsx';

export default function CreateCampaignPage() {
  const user = useSignedInUser();
  return (
    <>
      <PageHeading
        title="Create a New Habit Campaign"
        lead="A personalised 12-week programme with AI-generated messages that meet you at the same minute of your day."
      />
      <LazyCampaignForm
        user={user}
        onUserChange={storeUser}
        notifications={<PushSettings userId={user.id} />}
        turnPushOn={() => tryPushOn(user.id)}
      />
    </>
  );
}
