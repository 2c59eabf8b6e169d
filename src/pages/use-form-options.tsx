import { lazy, Suspense } from 'react';
import type { CampaignFormOptions } from '../features/campaign-form/use-campaign-form.ts';
import { saveCampaign } from '../features/campaigns/queries.ts';
import { HelpPage } from '../features/help/help-page.tsx';
import { tryPushOn } from '../features/push/push.ts';
import { PushSettings } from '../features/push/push-settings.tsx';
import { storeUser, useSignedInUser } from '../features/session/session.ts';

const AiWriting = lazy(() => import('../features/session/ai-writing.tsx'));

/** What the campaign form takes from other features, wherever it stands. */
export function useFormOptions(): Omit<CampaignFormOptions, 'campaign'> {
  const user = useSignedInUser();
  return {
    user,
    save: saveCampaign,
    onUserChange: storeUser,
    notifications: <PushSettings userId={user.id} />,
    turnPushOn: () => tryPushOn(user.id),
    aiWriting: (
      <Suspense fallback={null}>
        <AiWriting />
      </Suspense>
    ),
    help: <HelpPage />,
  };
}
