import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CampaignFormOptions } from '../features/campaign-form/use-campaign-form.ts';
import { refreshUserAfter, useSignedInUser } from '../features/session/session.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { capabilitiesQuery } from '../lib/query-client.ts';
import { Stack } from '../ui/layout.tsx';
import { Skeleton } from '../ui/status.tsx';
import { VisuallyHidden } from '../ui/words.tsx';

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

const fieldHeights = ['10rem', '4.5rem', '6rem', '6.5rem', '14rem', '7rem'];

export function CampaignFormSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      <VisuallyHidden>Loading the form</VisuallyHidden>
      {fieldHeights.map((height) => (
        <Skeleton key={height} width="min(40rem, 100%)" height={height} />
      ))}
    </Stack>
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
  <CampaignFormSkeleton />,
);

const PushSettings = lazyPart(async () => (await import('../features/push/push.tsx')).PushSettings);
const AiWriting = lazyPart(() => import('../features/session/ai-writing.tsx'));
