import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  minute,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { skipBefore, sql } from '../../support/worker/database.ts';
import { minuteOf, sendDays } from '../../support/worker/offers.ts';
import { expectRefusal, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const recentOf = (person: Person, query = ''): Promise<MessageView[]> =>
  person.get(`/api/messages/recent${query}`);

it('a campaign’s messages are listed soonest first, whatever their kind', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const extra = { campaignId: campaign.id, content: 'Extra', scheduledFor: '2031-03-05T12:00:00Z' };
  await person.call('POST', '/api/messages', extra);
  await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' });
  const messages = await person.messages(campaign.id);
  expect(messages).toHaveLength(86);
  const instants = messages.map(({ scheduledFor }) => Date.parse(scheduledFor));
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  const kinds = ['manual', 'planned', 'planned', 'planned', 'extra'];
  expect(messages.slice(0, 5).map(({ kind }) => kind)).toEqual(kinds);
});

describe('recent messages', () => {
  it('are the next ones of all campaigns while nothing was sent: ten by default, or 1 to 50', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '06:00', title: 'Evening walk' });
    const recent = await recentOf(person, '?limit=3');
    expect(recent.map(({ campaignTitle, localDate }) => [campaignTitle, localDate])).toEqual([
      [second.title, '2031-03-03'],
      [campaign.title, '2031-03-03'],
      [second.title, '2031-03-04'],
    ]);
    expect(await recentOf(person)).toHaveLength(10);
    for (const [limit, message] of [
      ['0', 'limit must be at least 1'],
      ['51', 'limit must be at most 50'],
      ['1.5', 'limit must be a number'],
    ]) {
      await expectRefusal(person.call('GET', `/api/messages/recent?limit=${limit}`), 400, message);
    }
    expect(await recentOf(await newPerson())).toEqual([]);
  });

  it('are the newest sent ones, then the next ones, and no skipped ones', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (const at of [0, 2]) await sendDays(campaign.id, at);
    expect((await recentOf(person, '?limit=4')).map(({ localDate, sent }) => [localDate, sent])).toEqual([
      ['2031-03-05', true],
      ['2031-03-03', true],
      ['2031-03-06', false],
      ['2031-03-07', false],
    ]);
    const all = await recentOf(person, '?limit=50');
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['sent', 'scheduled']));
    expect(await recentOf(person, '?limit=1')).toEqual(all.slice(0, 1));
  });
});

/** The future messages in both lists. */
async function toCome(person: Person, { id }: CampaignView): Promise<MessageView[]> {
  const lists = [await recentOf(person, '?limit=50'), await person.messages(id)];
  const shown = lists.flat().filter(({ campaignId, status }) => campaignId === id && status === 'scheduled');
  expect(shown.length).toBeGreaterThan(0);
  return shown;
}

/** The distinct reasons why they are held back. */
const heldBackOf = async (person: Person, campaign: CampaignView) => [
  ...new Set((await toCome(person, campaign)).map(({ heldBack }) => heldBack)),
];

const put = (person: Person, path: string, body: object) => person.send<MessageView>('PUT', path, body);

describe('a future message', () => {
  it('is held back while its campaign is stopped, in every response; a sent one is not', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const other = await newCampaign(person);
    await sendDays(campaign.id, 0);
    const extra = { campaignId: campaign.id, content: 'Later', scheduledFor: '2031-03-20T12:00:00Z' };
    const added = await person.send<MessageView>('POST', '/api/messages', extra, 201);
    expect(added.heldBack).toBeNull();
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
    expect(await heldBackOf(person, campaign)).toEqual(['stopped']);
    expect(await heldBackOf(person, other)).toEqual([null]);
    expect((await person.messages(campaign.id))[0]).toMatchObject({ status: 'sent', heldBack: null });
    const changed = await put(person, `/api/messages/${added.id}`, { content: 'Later still' });
    expect(changed).toMatchObject({ heldBack: 'stopped' });
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: true });
    expect(await heldBackOf(person, campaign)).toEqual([null]);
  });

  it('is held back on a paused day, and if the person opted out of the campaign, of emails or of everything', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: true });
    for (const { localDate, heldBack } of await toCome(person, campaign))
      expect([localDate, heldBack]).toEqual([localDate, localDate < '2031-03-10' ? 'paused' : null]);
    await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: false });
    expect(await heldBackOf(person, campaign)).toEqual([null]);

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
  });

  it('is held back if its campaign ended before it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastSeven + minute, campaign.id);
    stateTime(halfPastSeven + minute);
    for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
    expect(await heldBackOf(person, campaign)).toEqual(['ended']);
  });
});

/** Gives a message a text with placeholders. */
const setText = (id: number | undefined, content: string, ownWords: unknown = null) =>
  sql(
    'UPDATE messages SET content = ?, own_words = ? WHERE id = ?',
    content,
    ownWords === null ? null : JSON.stringify(ownWords),
    id,
  );

describe('a text with placeholders', () => {
  it('is filled in with the current marks in every list and response, and stays as it was sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    const [first, second, third] = await person.messages(campaign.id);
    await setText(second?.id, 'Marked so far: {done} of {due}.');
    await setText(third?.id, 'Until {endday}: sit down.', [[16, 24]]);
    const secondOf = async () => (await person.messages(campaign.id))[1];
    expect((await secondOf())?.content).toBe('Marked so far: 0 of 0.');
    await put(person, `/api/messages/${first?.id}`, { completed: true });
    const shown = { id: second?.id, content: 'Marked so far: 1 of 1.', slots: ['done', 'due'] };
    expect(await secondOf()).toMatchObject(shown);
    expect((await recentOf(person))[1]).toMatchObject(shown);
    const rated = await put(person, `/api/messages/${second?.id}/rating`, { rating: null });
    expect(rated).toMatchObject(shown);
    stateTime(halfPastSeven + day - minute);
    for (const completed of [true, false]) {
      const changed = await put(person, `/api/messages/${second?.id}`, { completed });
      expect(changed.content).not.toMatch(/[{}]/);
    }

    await sendDays(campaign.id, 1);
    expect((await person.outbox())[0]?.body).toContain('Marked so far: 1 of 1.');
    await put(person, `/api/messages/${first?.id}`, { completed: false });
    expect(await secondOf()).toMatchObject({ ...shown, status: 'sent', slots: [] });

    // The same for a skipped message; the range of the person's own words has moved.
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
    await sendDays(campaign.id, 2);
    const content = 'Until Sunday: sit down.';
    const skipped = { status: 'skipped', content, slots: [], ownWords: [[14, 22]] };
    expect((await person.messages(campaign.id))[2]).toMatchObject(skipped);
  });

  it('names the day of the last message that will be sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await person.messages(campaign.id);
    await person.call('DELETE', `/api/messages/${messages[83]?.id}`);
    await sql(
      "UPDATE deliveries SET status = 'skipped', cause = 'every_other_day' WHERE message_id = ?",
      messages[82]?.id,
    );
    await skipBefore(campaign.id, minuteOf(77));
    expect((await person.messages(campaign.id))[77]?.content).toContain('Friday');
    // Without an earlier message, the person would get the text of a first one.
    await sql(
      "UPDATE deliveries SET status = 'sent', settled_at = due_at WHERE message_id = ?",
      messages[0]?.id,
    );
    await sendDays(campaign.id, 77);
    await person.signInAgain();
    const content = expect.stringContaining('Friday');
    expect((await person.messages(campaign.id))[77]).toMatchObject({ status: 'sent', content });
  });
});
