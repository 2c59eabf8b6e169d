import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';

const loadChangeDialog = () => import('./change-campaign-dialog.tsx');
const ChangeCampaignDialog = lazy(loadChangeDialog);
onFirstUse(loadChangeDialog);

type CampaignActionsProps = {
  id: number;
  /** Undefined while it is on its way. */
  campaign: CampaignView | undefined;
  /** Where its page shows help instead of a program: there is nothing to ease or to write. */
  hasHelp: boolean;
};

/** What can be done with a whole campaign. */
export function CampaignActions({ id, campaign, hasHelp }: CampaignActionsProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const param = { id: String(id) };
  const regenerate = useMutation({
    mutationFn: () => unwrap(api.campaigns[':id']['regenerate-messages'].$post({ param })),
    onSuccess: () => {
      toast({ title: 'Messages regenerated', kind: 'success' });
      refreshProgress();
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to regenerate messages. Please try again.',
        kind: 'error',
      }),
  });
  // There from the start, so that nothing moves when the campaign is there.
  const isRunning = campaign === undefined || campaign.active;
  const isDose = campaign?.kind === 'dose';
  const remove = useMutation({
    mutationFn: () => unwrap(api.campaigns[':id'].$delete({ param })),
    onSuccess: async () => {
      // Not at once: this page would ask for a campaign that is no more.
      await refreshProgress('later');
      setAsking(false);
      toast({ title: 'Campaign deleted', kind: 'success' });
      navigate(paths.campaigns);
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to delete the campaign. Please try again.',
        kind: 'error',
      }),
  });
  return (
    <>
      <LinkButton to={paths.editCampaign(id)} size="small" icon="pencil">
        Edit Campaign
      </LinkButton>
      {isRunning && !hasHelp && (
        <Button
          size="small"
          icon={isDose ? 'stop' : 'pause'}
          disabled={!campaign}
          onClick={() => setChanging(true)}
        >
          {isDose ? 'Stop' : 'Ease or pause'}
        </Button>
      )}
      {!hasHelp && (
        <Button size="small" icon="refresh" busy={regenerate.isPending} onClick={() => regenerate.mutate()}>
          Regenerate Messages
        </Button>
      )}
      <Button variant="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isChanging && campaign && (
        <Suspense fallback={null}>
          <ChangeCampaignDialog campaign={campaign} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete Campaign"
        text="Are you sure you want to delete this campaign? Its messages go with it, and nothing more is sent. This action cannot be undone."
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
