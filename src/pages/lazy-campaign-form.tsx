import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CampaignFormOptions } from '../features/campaign-form/use-campaign-form.ts';
import { refreshUserAfter, useSignedInUser } from '../features/session/session.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { capabilitiesQuery } from '../lib/query-client.ts';
import { Loading } from '../ui/status.tsx';

export const FormSkeleton = () => <Loading what="the form" count={5} height="8rem" />;

/** The campaign form with the parts it takes from other features. Its code and contract load when it is shown. */
export function LazyCampaignForm(props: Pick<CampaignFormOptions, 'campaign' | 'start'>) {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  // The time zone may have been changed on another device.
  useEffect(() => refreshUserAfter(60_000), []);
  return (
    <CampaignForm
      key={user.timezone}
      {...props}
      skeleton={<FormSkeleton />}
      notifications={<PushSettings />}
      turnPushOn={async () => {
        // Loaded already with the settings above, so the permission prompt still counts as the person's click.
        const { tryPushOn } = await import('../features/push/push.tsx');
        return tryPushOn(user.id);
      }}
      aiWriting={capabilities?.aiProvider ? <AiWriting /> : null}
      help={(section) => <CrisisHelp section={section} />}
    />
  );
}

const CrisisHelp = lazyPart(() => import('./crisis-help.tsx'));

/** Loads the help too, so that it is there when it is needed. */
const CampaignForm = lazyPart(
  async () => {
    const [form] = await Promise.all([
      import('../features/campaign-form/campaign-form.tsx'),
      CrisisHelp.load(),
    ]);
    return form;
  },
  <FormSkeleton />,
);

const PushSettings = lazyPart(async () => (await import('../features/push/push.tsx')).PushSettings);
const AiWriting = lazyPart(() => import('../features/session/ai-writing.tsx'));
