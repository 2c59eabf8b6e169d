import type { CampaignFormOptions } from '../features/campaigns/use-campaign-form.ts';
import { HelpPage } from '../features/help/help-page.tsx';
import { tryPushOn } from '../features/push/push.ts';
import { PushSettings } from '../features/push/push-settings.tsx';
import { AiWriting } from '../features/session/ai-writing.tsx';
import { storeUser, useSignedInUser } from '../features/session/session.ts';

/** What the campaign form takes from other features, wherever it stands. */
export function useFormOptions(): Omit<CampaignFormOptions, 'campaign'> {
  const user = useSignedInUser();
  return {
    user,
    onUserChange: storeUser,
    notifications: <PushSettings userId={user.id} />,
    turnPushOn: () => tryPushOn(user.id),
    aiWriting: <AiWriting />,
    help: <HelpPage />,
  };
}
