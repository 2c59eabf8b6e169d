import type { CampaignDeps } from '../campaigns/deps.ts';
import { channelOf } from '../channels.ts';
import { selectPerson } from '../db/campaign-rows.ts';
import { assertAccepted } from '../delivery/attempts.ts';
import { parsePhone } from '../delivery/channels/phone.rules.ts';
import { optOutNotice } from '../delivery/opt-outs.rules.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import { suppressionQueries } from '../delivery/suppressions.service.ts';
import { deliverTest } from '../delivery/test-deliveries.service.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { optedOut, signedOut, unconfirmed } from '../platform/errors.ts';
import { plainForms } from '../writer/message-forms.ts';
import { needsConfirming } from './accounts.rules.ts';
import type { TestNotificationInput } from './notifications.schemas.ts';

const words = 'This is a test from Better Habits. Your reminders will reach you here.';
const testForms = plainForms(words, 'It works', 'A test from Better Habits');

/**
 * Sends a test to where reminders would go, at any hour: the person asks for it and waits. A phone or carrier that is not
 * saved yet may come along.
 * @throws optedOut when the person, or the owner of that phone, wants no messages
 * @throws unconfirmed while its owner has not confirmed the address that it would go to
 * @throws notDelivered with the reason when it does not arrive
 */
export async function sendTestNotification(
  deps: CampaignDeps,
  claim: Claim,
  input: TestNotificationInput,
): Promise<void> {
  const now = deps.clock.now();
  const [[person], stops] = await readAs(deps.db, claim, now, [
    selectPerson(deps.db, claim.userId),
    optOutQueries.against(deps.db, claim.userId, null),
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
  const outcome = await deliverTest(deps, { channel, contact, forms: testForms });
  deps.log('test_send', { channel, outcome: outcome.kind });
  // It says so where the account was deleted meanwhile.
  if (outcome.kind !== 'accepted') await readAs(deps.db, claim, deps.clock.now(), []);
  assertAccepted(outcome);
}
