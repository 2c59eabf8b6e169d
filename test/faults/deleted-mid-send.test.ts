import { expect, it } from 'vitest';
import { providerSaw } from '../support/faults/control.ts';
import { drivers } from '../support/faults/drivers.ts';
import { duringProviderCall, personWithDueMessage, type Situation } from '../support/faults/situation.ts';
import { beginOnMonday } from '../support/worker/campaigns.ts';
import { copyMessage } from '../support/worker/deliveries.ts';
import { password } from '../support/worker/people.ts';

beginOnMonday();

/** As if the person had added a message of their own for the same minute: two of the campaign are due at once. */
const withSecondMessage = ({ messageId }: Situation) => copyMessage(messageId, { kind: 'extra' });

const deletions = [
  ['campaign', ({ person, campaignId }: Situation) => person.call('DELETE', `/api/campaigns/${campaignId}`)],
  ['account', ({ person }: Situation) => person.call('DELETE', `/api/users/${person.user.id}`, { password })],
] as const;

it.each(deletions)(
  'when the %s is deleted while one message leaves, the next one does not',
  async (_, action) => {
    const situation = await personWithDueMessage(drivers.email);
    await withSecondMessage(situation);
    await duringProviderCall(situation, async () => expect((await action(situation)).ok).toBe(true));
    expect((await situation.saw()).calls).toBe(1);
    expect(await situation.alarm()).toBeNull();
  },
);

it.each(deletions)(
  'when the %s is deleted while a notification is turned away, no email stands in',
  async (_, action) => {
    const situation = await personWithDueMessage(drivers.push);
    await duringProviderCall(situation, async () => expect((await action(situation)).ok).toBe(true), 410);
    expect((await providerSaw(situation.person.user.email)).calls).toBe(0);
    expect(await situation.alarm()).toBeNull();
  },
);
