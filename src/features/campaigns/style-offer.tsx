import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageStyle } from '../../../worker/domain.ts';
import { useFocusHandoff } from '../../lib/hooks.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { campaignCalls, refuseStyleOffers } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { styleOfferQuery } from './queries.ts';

/** Another style, for somebody who gave several messages a thumbs down: only a tap changes anything. */
export default function StyleOffer({ campaign }: { campaign: CampaignView }) {
  const { id, messageStyle } = campaign;
  const query = styleOfferQuery(id, messageStyle);
  const { data } = useQuery(query);
  const accept = useMutation({
    mutationFn: (style: MessageStyle) => campaignCalls.restyle(id, style),
    onSuccess: ({ messageStyle: style }) => toast({ title: `From now on: ${style} style`, kind: 'success' }),
    onError: () => toast({ title: 'Error', description: 'Failed to change the style', kind: 'error' }),
  });
  const refuse = useMutation({
    mutationFn: () => refuseStyleOffers(id),
    onSuccess: () => queryClient.setQueryData(query.queryKey, { offer: null }),
    onError: () => toast({ title: 'Error', description: 'Please try again in a moment', kind: 'error' }),
  });
  if (!data?.offer) return null;
  const { to } = data.offer;
  return (
    <Offer>
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
    </Offer>
  );
}

function Offer({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandoff(box);
  return (
    <Card as="section" aria-label="Message style" ref={box} className={styles.box}>
      {children}
    </Card>
  );
}
