import { useMutation, useQuery } from '@tanstack/react-query';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageStyle } from '../../../worker/domain.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { campaignCalls, refuseStyleOffers } from './campaign-calls.ts';
import { styleOfferQuery } from './queries.ts';
import { NoteCard } from './status-notes.tsx';

/** Offers another style to a person who gave several messages a thumbs down. */
export default function StyleOffer({ campaign }: { campaign: CampaignView }) {
  const { id, messageStyle } = campaign;
  const query = styleOfferQuery(id, messageStyle);
  const { data } = useQuery(query);
  const accept = useMutation({
    mutationFn: (style: MessageStyle) => campaignCalls.restyle(id, style),
    onSuccess: ({ messageStyle: style }) => toast({ title: `From now on: ${style} style`, kind: 'success' }),
    onError: () => toastError('Failed to change the style'),
  });
  const refuse = useMutation({
    mutationFn: () => refuseStyleOffers(id),
    onSuccess: () => queryClient.setQueryData(query.queryKey, { offer: null }),
    onError: () => toastError('Please try again in a moment'),
  });
  if (!data?.offer) return null;
  const { to } = data.offer;
  return (
    <NoteCard label="Message style">
      <p>
        You gave several of these messages a thumbs down. Try <strong>{to}</strong> instead?
      </p>
      <Cluster>
        <Button size="small" busy={accept.isPending} onClick={() => accept.mutate(to)}>
          Try {to}
        </Button>
        <Button variant="quiet" size="small" busy={refuse.isPending} onClick={() => refuse.mutate()}>
          No, thank you
        </Button>
      </Cluster>
    </NoteCard>
  );
}
