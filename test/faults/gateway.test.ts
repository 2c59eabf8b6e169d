import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { DeliveryView } from '../../worker/delivery/deliveries.schemas.ts';
import { createDeps } from '../../worker/deps.ts';
import { handleMailEvents } from '../../worker/replies/mail-events.service.ts';
import { drivers, type FaultyDriver, gateway as withModel } from '../support/faults/drivers.ts';
import { halfPastNine, personWithDueMessage } from '../support/faults/situation.ts';
import { beginOnMonday, stateTime } from '../support/worker/campaigns.ts';
import { driverFaults } from './driver-faults.ts';
import { randomFaults } from './random-property.ts';

/** Without the model that is set up beside it, which would write the first week before anything is sent. */
const gateway: FaultyDriver = {
  ...withModel,
  reach: async (person) => {
    await env.DB.prepare('UPDATE users SET ai_writing = 0 WHERE id = ?').bind(person.user.id).run();
    return withModel.reach(person);
  },
};

driverFaults(gateway);

describe('a text that a gateway sends back after it took it', () => {
  beginOnMonday();

  it('is told of below its message, and stops texts and no emails', async () => {
    const { person, messageId, address, fire, message } = await personWithDueMessage(gateway);
    await fire();
    stateTime(halfPastNine + 60_000);
    const request_id = `request-message-${messageId}`;
    const event = { event: 'hard-bounced', recipients: [address], request_id, reason: '550 5.1.1 unknown' };
    await handleMailEvents(createDeps(env), new TextEncoder().encode(JSON.stringify([event])));
    const reason = 'Your carrier sent this back: there is no such phone number';
    const history = await person.call('GET', `/api/messages/${messageId}/deliveries`);
    expect(await history.json<DeliveryView[]>()).toMatchObject([
      { channel: 'sms', outcome: 'accepted' },
      { channel: 'sms', outcome: 'returned', reason },
    ]);
    expect(await message()).toMatchObject({ status: 'sent', reason });
    expect(await person.stops()).toMatchObject([{ channel: 'sms', cause: 'bounce' }]);
  });
});

for (const driver of [drivers.email, withModel, drivers.push])
  randomFaults(driver, { runs: 3, hasWriter: true });
