import { channelOf } from '../channels.ts';
import { selectProfile } from '../db/client.ts';
import { assertAccepted } from '../delivery/attempts.ts';
import { parsePhone, unreachableByPhone } from '../delivery/channels/phone.rules.ts';
import { deliverTest } from '../delivery/deliveries.service.ts';
import { selectOptOutsFor } from '../delivery/opt-outs.repo.ts';
import { optOutNotice } from '../delivery/opt-outs.rules.ts';
import { unconfirmedReason } from '../delivery/send.rules.ts';
import { assertMayText } from '../delivery/suppressions.service.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { badInput, conflict, signedOut } from '../platform/errors.ts';
import { renderPlain } from '../writer/render-message.ts';
import { needsConfirming } from './accounts.rules.ts';
import type { TestNotificationInput } from './accounts.schemas.ts';

const words = 'This is a test from Better Habits. Your reminders will reach you here.';
const testMessage = renderPlain(words, 'It works', 'A test from Better Habits');

/** Sends a test message at any hour and waits for the result. Also works for a phone or carrier that isn't saved yet. */
export async function sendTestNotification(
  deps: MessageDeps,
  caller: Caller,
  input: TestNotificationInput,
): Promise<void> {
  const now = deps.clock.now();
  const [[user], stops] = await readAs(deps.db, caller, now, [
    selectProfile(deps.db, caller.userId),
    selectOptOutsFor(deps.db, caller.userId, null),
  ]);
  if (user === undefined) throw signedOut();
  const channel = channelOf[input.deliveryMethod];
  const notice = optOutNotice(stops, channel);
  if (notice !== null) throw conflict(notice);
  const typed = channel === 'sms' ? parsePhone(input.phone ?? '') : null;
  const isUnsaved = typed !== null && typed !== user.phone;
  const phoneConfirmed = isUnsaved ? !needsConfirming(deps.settings, 'sms') : user.phoneConfirmed;
  const missing = unconfirmedReason({ ...user, phoneConfirmed }, channel);
  if (missing !== null) throw conflict(missing);
  if (typed !== null) await assertMayText(deps, typed);
  const contact = { ...user, phone: input.phone || user.phone, carrier: input.carrier || user.carrier };
  const problem = channel === 'sms' ? unreachableByPhone(contact) : null;
  if (problem !== null) throw badInput(problem);
  const outcome = await deliverTest(deps, { channel, contact, rendered: testMessage });
  deps.log('test_send', { channel, outcome: outcome.kind });
  // Throws signedOut if the account was deleted in the meantime.
  if (outcome.kind !== 'accepted') await readAs(deps.db, caller, deps.clock.now(), []);
  assertAccepted(outcome);
}
