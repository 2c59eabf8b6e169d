import { expect, it } from 'vitest';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { snoozeMessage } from '../../../worker/messages/messages.service.ts';
import type { DaysView } from '../../../worker/progress/days.rules.ts';
import { crisisText } from '../../../worker/writer/help.rules.ts';
import { answer, expectRefusal } from '../../support/worker/calls.ts';
import { markAhead, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { day, halfPastSeven, hour, minute, sendDays, stateTime } from '../../support/worker/clock.ts';
import { interruptedDeps, sql } from '../../support/worker/database.ts';
import { callerOf, type Person } from '../../support/worker/people.ts';
import { asked, personAtTheEnd } from '../../support/worker/reached.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** A campaign after its first messages were sent, at nine on the day of the last one. */
async function afterSending(days: number, fields: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign(fields);
  await sendDays(campaign.id, 0, days - 1);
  stateTime(halfPastSeven + (days - 1) * day + 1.5 * hour);
  const messages = await person.messages(campaign.id);
  const pathOf = (at: number) => `/api/messages/${messages[at]?.id}`;
  const path = `/api/campaigns/${campaign.id}`;
  return {
    person,
    campaign,
    messages,
    path,
    put: (at: number, body: object) => person.call('PUT', pathOf(at), body),
    change: (at: number, body: object) => person.send('PUT', pathOf(at), body),
    post: (at: number, what: string, body = {}) => person.call('POST', `${pathOf(at)}/${what}`, body),
    days: async (count: number) => (await person.get<DaysView>(`${path}/days`)).days.slice(0, count),
    states: async (count: number) =>
      (await person.get<DaysView>(`${path}/days`)).days.slice(0, count).map(({ state }) => state),
  };
}

const activeOf = async (person: Person) =>
  (await person.get<ActiveCampaignView[]>('/api/campaigns/active'))[0];

it('a day of a campaign can be marked done or skipped, and unmarked, even after the end', async () => {
  const { person, campaign, path, put, change, states } = await afterSending(3);
  expect(await states(4)).toEqual(['missed', 'missed', 'open', 'upcoming']);
  const both = put(0, { completed: true, skipped: true });
  await expectRefusal(both, 400, 'A day is either done or skipped, not both');
  const marked = { completed: true, skippedByPerson: false, markedAt: iso(Date.now()) };
  expect(await change(0, { completed: true })).toMatchObject(marked);
  await put(2, { skipped: true });
  expect(await states(4)).toEqual(['kept', 'bridged', 'skipped', 'upcoming']);
  await put(0, { skipped: false });
  expect(await states(4)).toEqual(['kept', 'bridged', 'skipped', 'upcoming']);
  await put(2, { skipped: false });
  expect(await states(4)).toEqual(['kept', 'bridged', 'open', 'upcoming']);

  await person.call('PUT', `${path}/pause`, { paused: true });
  await change(1, { completed: true });
  await person.call('PUT', `${path}/active`, { active: false });
  await sql('UPDATE campaigns SET completed = 1 WHERE id = ?', campaign.id);
  await change(2, { completed: true });
  expect(await states(4)).toEqual(['kept', 'kept', 'kept', 'unsent']);
});

it('the closing message is about no day, so it can’t be marked in the app or by link, and says so', async () => {
  const { person, campaign } = await personAtTheEnd();
  const before = await person.campaign(campaign.id);
  const { id = 0 } = (await person.messages(campaign.id)).find(({ kind }) => kind === 'closing') ?? {};
  const refusal = 'This message sums up your campaign, so there’s no day to mark';
  for (const mark of [{ completed: true }, { skipped: true }])
    await expectRefusal(person.change(id, mark), 409, refusal);
  expect((await answer(await person.answerPath(), 'done')).status).toBe(409);
  // Nothing that comes from a mark is refused when it is taken back.
  expect((await person.change(id, { completed: false })).status).toBe(200);
  expect(await person.campaign(campaign.id)).toEqual(before);
});

it('a day of a campaign cannot be marked or noted before it starts in the campaign’s time zone', async () => {
  const { put, change } = await afterSending(1);
  stateTime('2031-03-03T23:59:59Z');
  for (const body of [{ completed: true }, { skipped: true }, { note: 'Soon' }])
    await expectRefusal(put(1, body), 400, 'This day hasn’t come yet. You can mark it when it does');
  stateTime('2031-03-04T00:00:00Z');
  await change(1, { completed: true });
});

it('a day of a campaign keeps the latest mark, whichever device sends it first', async () => {
  const { put, change, states } = await afterSending(1);
  const at = (minutes: number) => iso(Date.now() + minutes * minute);
  // An undo may arrive before the mark that it undoes, which waits for the network longer.
  for (const field of ['completed', 'skipped']) {
    await put(0, { [field]: false, at: at(-29) });
    await put(0, { [field]: true, at: at(-30) });
  }
  expect(await states(1)).toEqual(['open']);
  await change(0, { completed: true, at: at(-10) });
  const kept = { completed: true, markedAt: at(-10) };
  expect(await change(0, { skipped: true, at: at(-20) })).toMatchObject(kept);
  // A removed mark stays removed, whatever was marked before.
  await put(0, { completed: false, at: at(-5) });
  await put(0, { completed: true, at: at(-7) });
  expect(await states(1)).toEqual(['open']);
  // A fast clock does not win, however little it is fast.
  for (const minutes of [60, 0.5]) {
    expect(await change(0, { skipped: true, at: at(minutes) })).toMatchObject({ markedAt: at(0) });
    expect(await change(0, { completed: true })).toMatchObject({ completed: true, markedAt: at(0) });
  }
  for (const none of ['2031-03-03', null]) {
    const answer = put(0, { completed: true, at: none });
    await expectRefusal(answer, 400, 'at must be a date with a time and a zone');
  }
});

it('a day of a campaign keeps a note of up to 280 characters, even if the plan changes', async () => {
  const { person, path, put, change, days } = await afterSending(2);
  expect(await change(1, { note: '  In the rain \n' })).toMatchObject({ note: 'In the rain' });
  // A mark that was made before the note doesn't hide it.
  const earlier = { completed: true, note: 'Earlier', at: iso(Date.now() - 5 * minute) };
  expect(await change(1, earlier)).toMatchObject({ completed: true, note: 'In the rain' });
  stateTime(halfPastSeven + 2 * day - hour);
  await put(2, { note: 'Before the message' });
  await person.call('POST', `${path}/regenerate-messages`);
  const notes = (await days(3)).map(({ note }) => note);
  expect(notes).toEqual([null, 'In the rain', 'Before the message']);
  for (const note of ['x'.repeat(281), 7])
    await expectRefusal(put(0, { note }), 400, 'A note can have at most 280 characters');
  for (const note of ['  ', null]) {
    await change(1, { note: 'x'.repeat(280) });
    expect(await change(1, { note })).toMatchObject({ note: null });
  }
});

it('a note that sounds like danger is kept, and holds back all messages until the person continues', async () => {
  const { person, campaign, put, change, days, path } = await afterSending(2);
  const isHeld = async () => (await person.campaign(campaign.id)).onHold;
  expect(await change(1, { note: 'Rained all day' })).toMatchObject({ onHold: false });
  const note = 'I want to kill myself';
  // A note that waited offline may be older than the one it meets, but somebody wrote it.
  const at = iso(Date.now() - hour);
  expect(await change(1, { note, at })).toMatchObject({ note: 'Rained all day', onHold: true });
  expect(await isHeld()).toBe(true);
  await person.send('DELETE', `${path}/hold`);

  expect(await change(1, { note, completed: true })).toMatchObject({ note, completed: true, onHold: true });
  expect((await days(2))[1]?.note).toBe(note);
  const active = await person.get<ActiveCampaignView[]>('/api/campaigns/active');
  expect(active).toMatchObject([{ onHold: true, today: { nextAt: null } }]);
  await sendDays(campaign.id, 2);
  expect(await person.outbox()).toHaveLength(2);
  // Saved again, it changes nothing.
  await person.send('DELETE', `${path}/hold`);
  expect((await put(1, { note })).status).toBe(200);
  expect(await isHeld()).toBe(false);
  // A refused note counts, too.
  await expectRefusal(put(4, { note }), 409, crisisText);
  expect(await isHeld()).toBe(true);
});

it('"In an hour" sends today’s message once more, until the undo or midnight', async () => {
  const { put, post } = await afterSending(2);
  await expectRefusal(post(2, 'snooze'), 409, 'This message hasn’t been sent yet');
  await expectRefusal(post(0, 'snooze'), 409, 'It’s too late to send this message again today');
  await put(1, { completed: true });
  await expectRefusal(post(1, 'snooze'), 409, 'This day is already marked done');
  await put(1, { completed: false });
  expect(await (await post(1, 'snooze')).json()).toMatchObject({ snoozedUntil: iso(Date.now() + hour) });
  // Its undo, which is also how a mark is undone
  expect(await (await put(1, { completed: false })).json()).toMatchObject({ snoozedUntil: null });
  // An hour later it would be tomorrow.
  stateTime('2031-03-04T23:00:00Z');
  await expectRefusal(post(1, 'snooze'), 409, 'It’s too late to send this message again today');
  stateTime('2031-03-04T22:59:59Z');
  expect((await post(1, 'snooze')).status).toBe(200);
});

it('a day that is marked done while it is being snoozed stays done', async () => {
  const { person, messages, put } = await afterSending(1);
  const deps = interruptedDeps(() => put(0, { completed: true }));
  const snoozed = await snoozeMessage(deps, await callerOf(person), messages[0]?.id ?? 0);
  expect(snoozed).toMatchObject({ completed: true, snoozedUntil: null });
});

it('"Smaller today" changes only that day, can be undone, and is refused where it makes no sense', async () => {
  const { person, campaign, path, post } = await afterSending(1, { planSmallest: 'three breaths' });
  for (let times = 0; times < 2; times += 1)
    expect(await (await post(0, 'smaller')).json()).toMatchObject({ smaller: true });
  expect((await person.messages(campaign.id)).filter(({ smaller }) => smaller)).toHaveLength(1);
  expect(await person.campaign(campaign.id)).toMatchObject({ size: 'usual' });
  expect(await (await post(0, 'smaller', { smaller: false })).json()).toMatchObject({ smaller: false });

  await person.call('PUT', `${path}/active`, { active: false });
  await expectRefusal(post(0, 'smaller'), 400, 'This campaign is stopped. Resume it first');
  await person.call('PUT', `${path}/active`, { active: true });
  for (const kind of ['dose', 'danger']) {
    await sql('UPDATE campaigns SET kind = ? WHERE id = ?', kind, campaign.id);
    await expectRefusal(post(0, 'smaller'), 400, 'There is no smaller version of this');
  }
});

it('the view of today has the message, the next time, the last days and the question', async () => {
  const { person, campaign, messages, put, path } = await afterSending(10);
  for (const at of [0, 1, 2, 4, 5, 6, 7, 8, 9]) await put(at, { completed: true });
  const shown = await activeOf(person);
  const streaks = { currentStreak: 9, bestStreak: 9 };
  expect(shown).toMatchObject({ id: campaign.id, ...streaks, doneCount: 9, dueCount: 10 });
  expect(shown?.today).toMatchObject({
    date: '2031-03-12',
    message: { id: messages[9]?.id, completed: true },
    nextAt: messages[10]?.scheduledFor,
    doneBefore: 3,
    isAfterLapse: false,
  });
  expect(shown?.today.lastSevenDays.filter(({ due }) => due)).toHaveLength(7);
  expect(shown?.today.lastSevenDays.map(({ done }) => done)).toEqual([false, ...Array(6).fill(true)]);
  // A day that was marked before travelling west gets no message.
  await markAhead(messages[10]?.id);
  expect((await activeOf(person))?.today).toMatchObject({ nextAt: messages[11]?.scheduledFor });
  const whole = await person.get<DaysView>(`${path}/days`);
  expect(whole.days.map(({ date, state }) => ({ date, state }))).toEqual(shown?.today.days);
  expect(whole).toMatchObject(streaks);

  expect(shown?.today.question).toEqual(await asked(person, campaign.id));
});

it('the view of today offers the choices after a lapse until a day is marked', async () => {
  const { person, campaign, put } = await afterSending(1);
  await put(0, { completed: true });
  await sendDays(campaign.id, 1, 4);
  const isAfterLapse = async () => (await activeOf(person))?.today.isAfterLapse;
  expect(await isAfterLapse()).toBe(true);
  await put(4, { completed: true });
  expect(await isAfterLapse()).toBe(false);
});

it('the view of today uses the campaign’s time zone, has no message on other days, and skips a pause', async () => {
  const threeAWeek = { frequency: '3 times per week', startDate: '2031-03-04' };
  const { person, campaign } = await newPersonWithCampaign(threeAWeek);
  const today = async () => (await activeOf(person))?.today;
  const none = { date: '2031-03-03', message: null, nextAt: '2031-03-05T07:30:00.000Z' };
  expect(await today()).toMatchObject(none);
  await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
  // A pause lasts a week from today.
  expect((await today())?.days.slice(0, 4).map(({ state }) => state)).toEqual([
    'paused',
    'paused',
    'upcoming',
    'upcoming',
  ]);
  expect(await today()).toMatchObject({ nextAt: '2031-03-10T07:30:00.000Z' });
});
