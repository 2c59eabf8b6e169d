import { lazy, Suspense, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { Button } from '../../ui/button.tsx';
import { useGenerateMessage } from './use-generate-message.ts';

const loadDialog = () => import('./manual-message-dialog.tsx');
const ManualMessageDialog = lazy(loadDialog);
onFirstUse(loadDialog);

type MessageActionsProps = {
  /** Undefined while it is on its way. */
  campaign: CampaignView | undefined;
  /** The words on the button that adds a written message. */
  generate: string;
};

/** Two ways to add a message to a campaign: to send one now, or to have one written for tomorrow. */
export function MessageActions({ campaign, generate }: MessageActionsProps) {
  const [isWriting, setWriting] = useState(false);
  const generation = useGenerateMessage();
  return (
    <>
      <Button icon="send" disabled={!campaign} onClick={() => setWriting(true)}>
        Send Manual Message
      </Button>
      <Button
        icon="sparkle"
        disabled={!campaign}
        busy={generation.isPending}
        onClick={() => campaign && generation.generate(campaign)}
      >
        {generate}
      </Button>
      {isWriting && campaign && (
        <Suspense fallback={null}>
          <ManualMessageDialog campaign={campaign} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}
