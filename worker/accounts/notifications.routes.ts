import { Hono } from 'hono';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { channelOf } from '../channels.ts';
import { selectPerson } from '../db/client.ts';
import { assertAccepted } from '../delivery/attempts.ts';
import { parsePhone } from '../delivery/channels/phone.rules.ts';
import { optOutNotice } from '../delivery/opt-outs.rules.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import { suppressionQueries } from '../delivery/suppressions.service.ts';
import { deliverTest } from '../delivery/test-deliveries.service.ts';
import { type AppEnv, assertSelf, signedIn, valid } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import { optedOut, signedOut, unconfirmed } from '../platform/errors.ts';
import { renderPlain } from '../writer/render-message.ts';
import { needsConfirming } from './accounts.rules.ts';
import { type TestNotificationInput, testNotificationSchema } from './accounts.schemas.ts';

export const notificationRoutes = new Hono<AppEnv<CampaignDeps>>().post(
  '/test-notification',
  signedIn,
  valid('json', testNotificationSchema),
  async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    await limitUse(c.var.deps, c.var.caller, 'test-notification');
    await sendTestNotification(c.var.deps, c.var.caller, input);
    return c.json({ message: 'Test notification sent!' });
  },
);

const words = 'This is a test from Better Habits. Your reminders will reach you here.';
const testMessage = renderPlain(words, 'It works', 'A test from Better Habits');

/**
 * Sends a test to where reminders would go, at any hour, while the user waits. A phone or carrier that isn't saved yet
 * may be included.
 * @throws optedOut when the user, or the owner of that phone, wants no messages
 * @throws unconfirmed while the address isn't confirmed
 * @throws notDelivered with the reason
 */
async function sendTestNotification(
  deps: CampaignDeps,
  caller: Caller,
  input: TestNotificationInput,
): Promise<void> {
  const now = deps.clock.now();
  const [[person], stops] = await readAs(deps.db, caller, now, [
    selectPerson(deps.db, caller.userId),
    optOutQueries.against(deps.db, caller.userId, null),
  ]);
  if (person === undefined) throw signedOut();
  const channel = channelOf[input.deliveryMethod];
  const notice = optOutNotice(stops, channel);
  if (notice !== null) throw optedOut(notice);
  const typed = channel === 'sms' ? parsePhone(input.phone ?? '') : null;
  const isOther = typed !== null && typed !== person.phone;
  const phoneConfirmed = isOther ? !needsConfirming(deps.settings, 'sms') : person.phoneConfirmed;
  const missing = unconfirmedReason({ ...person, phoneConfirmed }, channel);
  if (missing !== null) throw unconfirmed(missing);
  const against =
    typed === null ? [] : await suppressionQueries.against(deps, { channel: 'sms', address: typed });
  if (against.length > 0)
    throw optedOut('This phone replied STOP to our text messages. To get them again, text START from it');
  const contact = { ...person, phone: input.phone || person.phone, carrier: input.carrier || person.carrier };
  const outcome = await deliverTest(deps, { channel, contact, rendered: testMessage });
  deps.log('test_send', { channel, outcome: outcome.kind });
  // Answers signedOut if the account was deleted in the meantime.
  if (outcome.kind !== 'accepted') await readAs(deps.db, caller, deps.clock.now(), []);
  assertAccepted(outcome);
}
