import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { updateCampaign } from '../../../worker/campaigns/update-campaign.service.ts';
import { expectRefusal, pageAt } from '../../support/worker/calls.ts';
import { edit, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  minute,
  minuteOf,
  mondayMorning,
  scheduleOf,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { interruptedDeps, skipBefore, sql } from '../../support/worker/database.ts';
import { callerOf, type Person } from '../../support/worker/people.ts';
import {
  choose,
  chosen,
  givePhone,
  newPhone,
  personAfterLapse,
  personAtTheEnd,
  takeBack,
} from '../../support/worker/reached.ts';

const campaignsOf = (person: Person): Promise<CampaignView[]> => person.get('/api/campaigns');

const repeatsOf = async (person: Person, id: number) =>
  (await campaignsOf(person)).filter(({ repeatOf }) => repeatOf === id);

/** More is due than one alarm handles, and the closing message comes last. */
async function fireUntilDone(id: number): Promise<void> {
  for (let times = 0; times < 5 && (await alarmOf(id)) !== null; times += 1) await fireAlarm(id);
  expect(await alarmOf(id)).toBeNull();
}

const closingOf = async (person: Person, id: number) => {
  await person.signInAgain();
  return (await person.messages(id)).filter(({ kind }) => kind === 'closing');
};

it('a campaign ends by itself with one closing message, however often it is woken', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0, 2);
  for (const { id } of (await person.messages(campaign.id)).slice(0, 2))
    await person.change(id, { completed: true });
  const afterTwelveWeeks = halfPastSeven + 84 * day;
  stateTime(afterTwelveWeeks);
  await fireUntilDone(campaign.id);
  await runInDurableObject(scheduleOf(campaign.id), (object) => object.wake(campaign.id));
  await fireAlarm(campaign.id);
  const closing = await closingOf(person, campaign.id);
  expect(closing).toMatchObject([{ status: 'sent', content: expect.stringContaining('2 of 3 marked') }]);
  expect(await person.outbox()).toHaveLength(3 + 1);
  const over = { active: false, completed: true, weeksCompleted: 12 };
  expect(await person.campaign(campaign.id)).toMatchObject(over);

  const startDate = new Date(afterTwelveWeeks + day).toISOString().slice(0, 10);
  await edit(person, campaign, { startDate });
  stateTime(afterTwelveWeeks + 85 * day);
  await fireUntilDone(campaign.id);
  expect(await closingOf(person, campaign.id)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
});

it('after an outage, the closing message of a campaign by text waits until texts may go out', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await givePhone(person.user.id, newPhone());
  await edit(person, campaign, { deliveryMethod: 'SMS', customTime: '20:00' });
  await skipBefore(campaign.id, minuteOf(84) + day);
  const night = Date.parse('2031-05-27T03:00:00+01:00');
  const morning = night + 300 * minute;
  stateTime(night);
  for (let times = 0; times < 2; times += 1) await fireAlarm(campaign.id);
  expect(await alarmOf(campaign.id)).toBe(morning);
  await person.signInAgain();
  expect(await person.campaign(campaign.id)).toMatchObject({ completed: true });
  await fireAt(campaign.id, morning);
  const sent = { status: 'sent', channel: 'sms', localDate: '2031-05-27' };
  expect(await closingOf(person, campaign.id)).toMatchObject([sent]);
});

it('the closing message has the kept days and the person’s words, and offers what comes next', async () => {
  const plan = { planWhy: 'I want quiet mornings', planRestart: 'put the cushion out' };
  const { person, campaign } = await personAtTheEnd(3, plan);
  const { body, html, subject } = await person.newestMail();
  expect(subject).toBe('Morning meditation · twelve weeks');
  for (const words of ['3 of 5', '“I want quiet mornings.”', '“put the cushion out.”', 'See what’s next: '])
    expect(body).toContain(words);
  expect(body).not.toMatch(/[{}%]|streak|^Done:/m);
  expect(await closingOf(person, campaign.id)).toMatchObject([{ condition: 'closing-mid', slots: [] }]);
  const page = (await pageAt(await person.answerPath())).text;
  const labels = { repeat: 'Repeat it', 'level-up': 'Next step', finish: 'Finish' };
  for (const [choice, label] of Object.entries(labels)) {
    const path = await person.choicePath(choice);
    expect(body).toContain(`${label}: http://localhost:5173${path}`);
    expect(html).toContain(`href="http://localhost:5173${path}"`);
    expect(page).toContain(`href="${path}"`);
  }
  expect(page).not.toContain('<button');
});

it('repeating a campaign creates the same from Monday, which stays when the first is deleted', async () => {
  const { person, campaign } = await personAtTheEnd();
  const page = await chosen(await person.choicePath('repeat'), { start: 'monday' });
  expect(page).toContain('✓ Your next twelve weeks are ready');
  const [made] = await repeatsOf(person, campaign.id);
  expect(page).toContain(`href="/campaigns/${made?.id}"`);
  const begun = { startDate: '2031-06-02', active: true, completed: false };
  expect(made).toMatchObject({ title: campaign.title, sendTime: campaign.sendTime, ...begun });
  expect(await person.messages(made?.id ?? 0)).toHaveLength(84);
  expect((await person.call('DELETE', `/api/campaigns/${campaign.id}`)).status).toBe(204);
  expect(await campaignsOf(person)).toMatchObject([{ id: made?.id, repeatOf: null }]);
});

it('a campaign is repeated once, even if requested twice at once, by another link and in the app', async () => {
  const { person, campaign } = await personAtTheEnd();
  const path = await person.choicePath('repeat');
  await Promise.all([choose(path, { start: 'monday' }), choose(path, { start: 'monday' })]);
  await chosen(await person.choicePath('level-up'), { start: 'today' });
  const body = { levelUp: false, start: 'today' };
  const [made] = await repeatsOf(person, campaign.id);
  // As if the first call had been cut off before it set the alarm.
  const schedule = scheduleOf(made?.id ?? 0);
  await runInDurableObject(schedule, (_, { storage }) => storage.deleteAlarm());
  const again = await person.send('POST', `/api/campaigns/${campaign.id}/repeat`, body);
  expect([again]).toEqual(await repeatsOf(person, campaign.id));
  expect(await alarmOf(made?.id ?? 0)).not.toBeNull();
});

it('repeating a campaign can be undone until its first message is on its way', async () => {
  const { person, campaign } = await personAtTheEnd();
  const path = await person.choicePath('repeat');
  await chosen(path, { start: 'monday' });
  for (let times = 0; times < 2; times += 1) expect((await takeBack(path)).status).toBe(303);
  expect(await repeatsOf(person, campaign.id)).toEqual([]);
  await chosen(path, { start: 'today' });
  const [made] = await repeatsOf(person, campaign.id);
  // The first message may be on its way, and then it is sent.
  stateTime('2031-05-27T06:30:00Z');
  for (const isSent of [false, true]) {
    if (isSent) await fireAlarm(made?.id ?? 0);
    expect((await pageAt(path)).text).not.toContain('>Undo</button>');
    const late = await takeBack(path);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('It has already started');
  }
  expect(await repeatsOf(person, campaign.id)).toHaveLength(1);
});

const plan = { planAnchor: 'I brush my teeth', planAction: 'sit for three breaths' };
const named = { ...plan, planSmallest: 'one breath', planNext: 'sit for five minutes' };

it.each([
  {
    is: 'what the person enters, and the action so far becomes the small version',
    of: plan,
    offered: plan.planAction,
    said: { action: ' sit for ten breaths ' },
    made: { planAction: 'sit for ten breaths', planSmallest: plan.planAction, planNext: null },
  },
  {
    is: 'the one in their plan by default, and their small version stays',
    of: named,
    offered: named.planNext,
    said: {},
    made: { planAction: named.planNext, planSmallest: 'one breath', planNext: null },
  },
  {
    is: 'the same plan if the field is cleared',
    of: named,
    offered: named.planNext,
    said: { action: '' },
    made: named,
  },
])('repeating a campaign with a next step uses $is', async ({ of, offered, said, made }) => {
  const { person, campaign } = await personAtTheEnd(3, of);
  const path = await person.choicePath('level-up');
  expect((await pageAt(path)).text).toContain(`value="${offered}"`);
  await chosen(path, { start: 'monday', ...said });
  const [next] = await repeatsOf(person, campaign.id);
  expect(next).toMatchObject({ ...made, size: 'usual', planAnchor: plan.planAnchor });
  const texts = (await person.messages(next?.id ?? 0)).map(({ content }) => content);
  const step = new RegExp(made.planAction, 'i');
  expect(texts.filter((text) => step.test(text)).length).toBeGreaterThan(30);
});

it('a completed campaign can be finished by its link or in the app, and that can be undone', async () => {
  const { person, campaign } = await personAtTheEnd();
  const path = await person.choicePath('finish');
  expect(await chosen(path)).toContain('Your campaign and its progress stay in the app.');
  expect(await person.campaign(campaign.id)).toMatchObject({ finished: true });
  await takeBack(path);
  expect(await person.campaign(campaign.id)).toMatchObject({ finished: false });
  const finish = `/api/campaigns/${campaign.id}/finish`;
  for (const finished of [true, true, false, false])
    expect(await person.send('PUT', finish, { finished })).toMatchObject({ finished });
});

it('a completed campaign can’t be paused, resized or resumed, nor a running one repeated', async () => {
  const { person, campaign } = await personAtTheEnd();
  const path = `/api/campaigns/${campaign.id}`;
  const changes = { pause: { paused: true }, size: { size: 'small' }, active: { active: true } };
  for (const [name, body] of Object.entries(changes))
    await expectRefusal(person.call('PUT', `${path}/${name}`, body), 400, 'This campaign is over');
  const right = { levelUp: false, start: 'today' };
  await edit(person, campaign, { startDate: '2031-05-27' });
  expect((await person.call('POST', `${path}/repeat`, right)).status).toBe(400);
  expect((await person.call('PUT', `${path}/finish`, { finished: true })).status).toBe(400);
});

it('a campaign that ends while it is being changed can be restarted, but not resumed', async () => {
  const over = { active: false, completed: true };
  for (const [patch, expected] of [
    [{ startDate: '2031-05-27' }, { active: true, completed: false, startDate: '2031-05-27' }],
    [{ active: true }, over],
  ] as const) {
    stateTime(mondayMorning);
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = campaign;
    await fireAlarm(id);
    await skipBefore(id, minuteOf(84));
    await sql('UPDATE campaigns SET active = ? WHERE id = ?', 'active' in patch ? 0 : 1, id);
    stateTime(minuteOf(84));
    await person.signInAgain();
    const change = updateCampaign(
      interruptedDeps(() => fireAlarm(id)),
      await callerOf(person),
      id,
      patch,
    );
    await change.catch((error) => expect(error.message).toMatch(/over|ends today/));
    expect(await person.campaign(id)).toMatchObject(expected);
  }
});

it('a completed campaign no longer offers choices, even by an earlier link', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await person.choicePath('smaller');
  await sql('UPDATE campaigns SET completed = 1, active = 0 WHERE id = ?', campaign.id);
  expect((await pageAt(path)).text).toContain('This campaign is over');
  expect((await choose(path)).status).toBe(409);
});
