import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { fireAlarm, sendDays } from '../../support/worker/alarms.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import { newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { halfPastSeven, minute, stateTime } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

const recentOf = (person: Person, query = ''): Promise<MessageView[]> =>
  person.get(`/api/messages/recent${query}`);

it('recent messages are the newest sent of all campaigns, then the next ones: ten by default, or 1 to 50', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const second = await newCampaign(person, { customTime: '06:00', title: 'Evening walk' });
  await sendDays(campaign.id, 0);
  const recent = await recentOf(person, '?limit=3');
  expect(recent.map(({ campaignTitle, localDate }) => [campaignTitle, localDate])).toEqual([
    [campaign.title, '2031-03-03'],
    [second.title, '2031-03-03'],
    [second.title, '2031-03-04'],
  ]);
  // The message of the day between is skipped.
  await sendDays(campaign.id, 2);
  const shown = (await recentOf(person, '?limit=2')).map(({ localDate, status }) => [localDate, status]);
  expect(shown).toEqual(['2031-03-05', '2031-03-03'].map((date) => [date, 'sent']));
  expect(await recentOf(person)).toHaveLength(10);
  expect(await recentOf(await newPerson())).toEqual([]);
  for (const [limit, message] of [
    ['0', 'limit must be at least 1'],
    ['51', 'limit must be at most 50'],
    ['1.5', 'limit must be a number'],
  ])
    await expectRefusal(person.call('GET', `/api/messages/recent?limit=${limit}`), 400, message);
});

async function toCome(person: Person, { id }: CampaignView): Promise<MessageView[]> {
  const lists = [await recentOf(person, '?limit=50'), await person.messages(id)];
  const shown = lists.flat().filter(({ campaignId, status }) => campaignId === id && status === 'scheduled');
  expect(shown.length).toBeGreaterThan(0);
  return shown;
}

const heldBackOf = async (person: Person, campaign: CampaignView) => [
  ...new Set((await toCome(person, campaign)).map(({ heldBack }) => heldBack)),
];

const put = (person: Person, path: string, body: object) => person.send<MessageView>('PUT', path, body);

it('a future message is held back by a stop, a pause, an opt-out or the campaign’s end', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const other = await newCampaign(person);
  await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
  expect([await heldBackOf(person, campaign), await heldBackOf(person, other)]).toEqual([
    ['stopped'],
    [null],
  ]);
  await put(person, `/api/campaigns/${campaign.id}/active`, { active: true });
  await person.call('DELETE', `/api/campaigns/${other.id}`);
  await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: true });
  for (const { localDate, heldBack } of await toCome(person, campaign))
    expect([localDate, heldBack]).toEqual([localDate, localDate < '2031-03-10' ? 'paused' : null]);
  await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: false });

  for (const [campaignId, channel, expected] of [
    [campaign.id, null, 'opted_out'],
    [null, 'email', 'opted_out'],
    [null, null, 'opted_out'],
    [null, 'sms', null],
  ] as const) {
    await person.optOut({ campaignId, channel });
    expect(await heldBackOf(person, campaign)).toEqual([expected]);
    await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  }

  await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastSeven + minute, campaign.id);
  stateTime(halfPastSeven + minute);
  for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
  expect(await heldBackOf(person, campaign)).toEqual(['ended']);
});

it('a text with placeholders is filled in with the current marks, and stays as it was sent', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0);
  const [first, second, third] = await person.messages(campaign.id);
  const setText = (id: number | undefined, content: string, ownWords: string | null) =>
    sql('UPDATE messages SET content = ?, own_words = ? WHERE id = ?', content, ownWords, id);
  await setText(second?.id, 'Marked so far: {done} of {due}.', null);
  await setText(third?.id, 'Until {endday}: sit down.', '[[16,24]]');
  const secondOf = async () => (await person.messages(campaign.id))[1];
  expect((await secondOf())?.content).toBe('Marked so far: 0 of 0.');
  await put(person, `/api/messages/${first?.id}`, { completed: true });
  const shown = { id: second?.id, content: 'Marked so far: 1 of 1.', slots: ['done', 'due'] };
  const rated = await put(person, `/api/messages/${second?.id}/rating`, { rating: null });
  for (const one of [await secondOf(), (await recentOf(person))[1], rated]) expect(one).toMatchObject(shown);
  await sendDays(campaign.id, 1);
  expect((await person.newestMail()).body).toContain('Marked so far: 1 of 1.');
  await put(person, `/api/messages/${first?.id}`, { completed: false });
  expect(await secondOf()).toMatchObject({ ...shown, status: 'sent', slots: [] });

  // The same for a skipped message; the range of the person's own words has moved.
  await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
  await sendDays(campaign.id, 2);
  const content = 'Until Sunday: sit down.';
  const skipped = { status: 'skipped', content, slots: [], ownWords: [[14, 22]] };
  expect((await person.messages(campaign.id))[2]).toMatchObject(skipped);
});
