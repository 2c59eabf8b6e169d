import { lazy, Suspense } from 'react';
import type { CampaignFormOptions } from '../features/campaign-form/use-campaign-form.ts';
import { saveCampaign } from '../features/campaigns/queries.ts';
import { HelpPage } from '../features/help/help-page.tsx';
import { tryPushOn } from '../features/push/push.ts';
import { storeUser, useSignedInUser } from '../features/session/session.ts';

const PushSettings = lazy(() =>
  import('../features/push/push-settings.tsx').then(({ PushSettings }) => ({ default: PushSettings })),
);
const AiWriting = lazy(() => import('../features/session/ai-writing.tsx'));

/** What the campaign form takes from other features, wherever it stands. */
export function useFormOptions(): Omit<CampaignFormOptions, 'campaign'> {
  const user = useSignedInUser();
  return {
    user,
    save: saveCampaign,
    onUserChange: storeUser,
    notifications: (
      <Suspense fallback={null}>
        <PushSettings userId={user.id} />
      </Suspense>
    ),
    turnPushOn: () => tryPushOn(user.id),
    aiWriting: (
      <Suspense fallback={null}>
        <AiWriting />
      </Suspense>
    ),
    help: <HelpPage />,
  };
}
