import type { Channel } from './channel.ts';
import type { PushStore } from './web-push.ts';

/**
 * App notifications in development: the outbox always keeps what the person would have got, so that App can be tried
 * without a browser's push service. Where the person's browsers did subscribe, they are sent a real push besides, and
 * what came of that is the outcome: nothing pretends to be sent.
 */
export function developmentPush(outbox: Channel, real: Channel | null, store: PushStore): Channel {
  if (real === null) return outbox;
  return {
    ...outbox,
    send: async (delivery) => {
      const kept = await outbox.send(delivery);
      const addresses = await store.list(delivery.contact.userId).catch(() => null);
      return addresses?.length === 0 ? kept : real.send(delivery);
    },
  };
}
