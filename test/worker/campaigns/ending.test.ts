import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  campaignOf,
  choicePathOf,
  choose,
  chosen,
  newestMail,
  personAfterLapse,
  personAtTheEnd,
  takeBack,
} from '../../support/worker/offers.ts';
import { call, newPerson, type Person } from '../../support/worker/people.ts';
import { edit } from '../../support/worker/running-campaign.ts';

beginOnMonday();

describe('the end of a campaign', () => {
  const afterTwelveWeeks = halfPastSeven + 84 * day;

  /** More is due after all these weeks than one alarm takes on; the last word comes after it. */
  async function fireUntilDone(campaignId: number): Promise<void> {
    for (let times = 0; times < 5 && (await alarmOf(campaignId)) !== null; times += 1)
      await fireAlarm(campaignId);
    expect(await alarmOf(campaignId)).toBeNull();
  }

  it('completes the campaign by itself and sends one closing message with the numbers', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (const at of [0, 1, 2]) {
      stateTime(halfPastSeven + at * day);
      await fireAlarm(campaign.id);
    }
    const [first, second] = await messagesOf(person, campaign.id);
    for (const message of [first, second]) {
      await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
    }
    stateTime(afterTwelveWeeks);
    await fireUntilDone(campaign.id);

    await signInAgain(person);
    const answer = await person.call('GET', `/api/campaigns/${campaign.id}`);
    expect(await answer.json()).toMatchObject({ active: false, completed: true, weeksCompleted: 12 });
    const closing = (await messagesOf(person, campaign.id)).filter((message) => message.kind === 'closing');
    expect(closing).toHaveLength(1);
    expect(closing[0]).toMatchObject({ status: 'sent' });
    expect(closing[0]?.content).toContain('2 of 3 marked');
  });

  it('says a closing word again when the campaign was started anew and ends anew', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(afterTwelveWeeks);
    await fireUntilDone(campaign.id);
    await signInAgain(person);
    await person.call('PUT', `/api/campaigns/${campaign.id}`, {
      ...campaignBody,
      startDate: new Date(afterTwelveWeeks + day).toISOString().slice(0, 10),
    });
    stateTime(afterTwelveWeeks + 85 * day);
    await fireUntilDone(campaign.id);
    await signInAgain(person);
    const closing = (await messagesOf(person, campaign.id)).filter((message) => message.kind === 'closing');
    expect(closing.map((message) => message.status)).toEqual(['sent', 'sent']);
  });

  it('says its closing word once, however often it is woken afterwards', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(afterTwelveWeeks);
    for (let times = 0; times < 5; times += 1) {
      await runInDurableObject(scheduleOf(campaign.id), (object) => object.wake(campaign.id));
      await fireAlarm(campaign.id);
    }
    await signInAgain(person);
    expect(await outboxOf(person)).toHaveLength(1);
  });
});

describe('the closing message', () => {
  it.each([
    [5, 'closing-high', /\b5 of 5\b/],
    [3, 'closing-mid', /\b3 of 5\b/],
    [1, 'closing-low', /\bone\b/],
  ])('speaks to how much was kept: with %i of 5 it is %s', async (done, condition, words) => {
    const { person, campaign } = await personAtTheEnd(done);
    const { body } = await newestMail(person);
    expect(body).toMatch(words);
    expect(body).not.toMatch(/[{}%]|streak/);
    const closing = (await messagesOf(person, campaign.id)).find(({ kind }) => kind === 'closing');
    expect(closing).toMatchObject({ condition, status: 'sent', slots: [] });
  });

  it('counts nothing where nothing was marked, and regrets nothing', async () => {
    const { person, campaign } = await personAtTheEnd(0);
    const { body } = await newestMail(person);
    expect(body.slice(0, body.indexOf('http'))).not.toMatch(/\d|zero|sorry|unfortunately/);
    const closing = (await messagesOf(person, campaign.id)).find(({ kind }) => kind === 'closing');
    expect(closing).toMatchObject({ condition: 'closing-none' });
  });

  it('quotes why they began and what they will do first, where that is known', async () => {
    const { person } = await personAtTheEnd(4, {
      planWhy: 'I want quiet mornings',
      planRestart: 'put the cushion out',
    });
    const { body } = await newestMail(person);
    expect(body).toContain('“I want quiet mornings.”');
    expect(body).toContain('“put the cushion out.”');
  });

  it('offers to repeat, level up or finish, by links and on its page', async () => {
    const { person } = await personAtTheEnd();
    const { body, subject } = await newestMail(person);
    expect(subject).toBe('Morning meditation · twelve weeks');
    const page = (await pageAt(await answerPathOf(person))).text;
    for (const [choice, label] of [
      ['repeat', 'Repeat it'],
      ['level-up', 'Next step'],
      ['finish', 'Finish'],
    ]) {
      const path = await choicePathOf(person, choice ?? '');
      expect(body).toContain(`${label}: http://localhost:5173${path}`);
      expect(page).toContain(`href="${path}"`);
      expect((await pageAt(path)).status).toBe(200);
    }
    expect(page).not.toContain('<button');
    expect(body).toContain('See what may come next: ');
    expect(body).not.toMatch(/^Done:/m);
  });
});

const campaignsOf = async (person: Person): Promise<CampaignView[]> =>
  (await person.call('GET', '/api/campaigns')).json();

const repeatsOf = async (person: Person, id: number) =>
  (await campaignsOf(person)).filter(({ repeatOf }) => repeatOf === id);

describe('to repeat it', () => {
  it.each([
    ['monday', '2031-06-02'],
    ['today', '2031-05-26'],
  ])('makes twelve more weeks of the same, from %s on', async (start, startDate) => {
    const words = {
      planAnchor: 'I brush my teeth',
      planAction: 'sit down',
      planWhy: 'quiet',
      messageStyle: 'direct',
    };
    const { person, campaign } = await personAtTheEnd(3, words);
    const before = await edit(person, campaign, { ...words, messageTime: 'Morning (6-9 AM)' });
    const path = await choicePathOf(person, 'repeat');
    const page = await chosen(path, { start });
    expect(page).toContain('✓ Your next twelve weeks are ready');
    const [made] = await repeatsOf(person, campaign.id);
    expect(page).toContain(`href="/campaigns/${made?.id}"`);
    const { title, description, frequency, deliveryMethod, messageTime, sendTime, size } = before;
    expect(made).toMatchObject({
      ...{ title, description, frequency, deliveryMethod, messageTime, sendTime, size, ...words, startDate },
      ...{ active: true, completed: false, repeatOf: campaign.id },
    });
    expect(await messagesOf(person, made?.id ?? 0)).toHaveLength(84);
  });

  it('does it once: pressed twice, at once, from another link, or in the app', async () => {
    const { person, campaign } = await personAtTheEnd();
    const path = await choicePathOf(person, 'repeat');
    await Promise.all([choose(path, { start: 'monday' }), choose(path, { start: 'monday' })]);
    await chosen(path, { start: 'today' });
    await chosen(await choicePathOf(person, 'level-up'), { start: 'today' });
    const again = await person.call('POST', `/api/campaigns/${campaign.id}/repeat`, {
      levelUp: false,
      start: 'today',
    });
    expect(again.status).toBe(200);
    const made = await repeatsOf(person, campaign.id);
    expect(made).toHaveLength(1);
    expect(await again.json()).toEqual(made[0]);
  });

  it('is taken back while nothing of it was sent, and not afterwards', async () => {
    const { person, campaign } = await personAtTheEnd();
    const path = await choicePathOf(person, 'repeat');
    await chosen(path, { start: 'monday' });
    for (let times = 0; times < 2; times += 1) expect((await takeBack(path)).status).toBe(303);
    expect(await repeatsOf(person, campaign.id)).toEqual([]);
    await chosen(path, { start: 'today' });
    const [made] = await repeatsOf(person, campaign.id);
    stateTime('2031-05-27T06:30:00Z');
    await fireAlarm(made?.id ?? 0);
    expect((await pageAt(path)).text).not.toContain('>Undo</button>');
    const late = await takeBack(path);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('It has already started');
    expect(await repeatsOf(person, campaign.id)).toHaveLength(1);
  });

  it('stays when the campaign that it repeats is deleted', async () => {
    const { person, campaign } = await personAtTheEnd();
    await chosen(await choicePathOf(person, 'repeat'), { start: 'monday' });
    const [made] = await repeatsOf(person, campaign.id);
    expect((await person.call('DELETE', `/api/campaigns/${campaign.id}`)).status).toBe(204);
    expect(await campaignsOf(person)).toMatchObject([{ id: made?.id, repeatOf: null }]);
  });

  it('says why when the person cannot be reached that way any more', async () => {
    const { person, campaign } = await personAtTheEnd();
    const path = await choicePathOf(person, 'repeat');
    await env.DB.prepare("UPDATE campaigns SET delivery_method = 'SMS' WHERE id = ?").bind(campaign.id).run();
    const answer = await choose(path, { start: 'monday' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/phone/);
    expect(await repeatsOf(person, campaign.id)).toEqual([]);
  });

  it('is there no more when the campaign runs again', async () => {
    const { person, campaign } = await personAtTheEnd();
    const path = await choicePathOf(person, 'repeat');
    await edit(person, campaign, { startDate: '2031-05-27' });
    expect((await pageAt(path)).text).toContain('This campaign is running again');
    expect((await choose(path, { start: 'monday' })).status).toBe(409);
  });
});

describe('the next step', () => {
  const plan = { planAnchor: 'I brush my teeth', planAction: 'sit for three breaths' };
  const pressed = async (person: Person, fields: Record<string, string> = {}) =>
    chosen(await choicePathOf(person, 'level-up'), { start: 'monday', ...fields });
  const madeBy = async (person: Person, id: number) => (await repeatsOf(person, id))[0];

  it('is asked for in the person’s own words, which become what they do', async () => {
    const { person, campaign } = await personAtTheEnd(3, plan);
    const page = (await pageAt(await choicePathOf(person, 'level-up'))).text;
    expect(page).toContain('What is the next step?');
    expect(page).toContain('value="sit for three breaths"');
    await pressed(person, { action: ' sit for ten breaths ' });
    const made = await madeBy(person, campaign.id);
    expect(made).toMatchObject({
      title: campaign.title,
      size: 'usual',
      planAnchor: plan.planAnchor,
      planAction: 'sit for ten breaths',
      // What was the whole until now is enough on a bad day.
      planSmallest: plan.planAction,
      planNext: null,
    });
    const texts = (await messagesOf(person, made?.id ?? 0)).map(({ content }) => content);
    expect(texts.filter((text) => /sit for ten breaths/i.test(text)).length).toBeGreaterThan(30);
  });

  it('is the one that they named, where nothing else is said, and keeps their small version', async () => {
    const named = { ...plan, planSmallest: 'one breath', planNext: 'sit for five minutes' };
    const { person, campaign } = await personAtTheEnd(3, named);
    expect((await pageAt(await choicePathOf(person, 'level-up'))).text).toContain(
      'value="sit for five minutes"',
    );
    await pressed(person, { action: '' });
    expect(await madeBy(person, campaign.id)).toMatchObject({
      ...{ planAction: 'sit for five minutes', planSmallest: 'one breath', planNext: null },
    });
  });

  it('is the same again where none is known', async () => {
    const { person, campaign } = await personAtTheEnd(3, plan);
    await pressed(person);
    expect(await madeBy(person, campaign.id)).toMatchObject({ ...plan, planSmallest: null, size: 'usual' });
  });
});

describe('to finish', () => {
  it('makes nothing, says so, and can be taken back', async () => {
    const { person, campaign } = await personAtTheEnd();
    const path = await choicePathOf(person, 'finish');
    const page = await chosen(path);
    expect(page).toContain('✓ Finished');
    expect(page).toContain('Your campaign and its numbers stay in the app.');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ finished: true });
    expect(await campaignsOf(person)).toHaveLength(1);
    await takeBack(path);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ finished: false });
  });
});

describe('a campaign that is over, in the app,', () => {
  it('is repeated, and finished, each once however often', async () => {
    const { person, campaign } = await personAtTheEnd();
    const path = `/api/campaigns/${campaign.id}`;
    const body = { levelUp: true, action: 'sit for ten breaths', start: 'today' };
    const first = await person.call('POST', `${path}/repeat`, body);
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({
      planAction: 'sit for ten breaths',
      repeatOf: campaign.id,
      startDate: '2031-05-26',
    });
    for (const finished of [true, true, false, false]) {
      const answer = await person.call('PUT', `${path}/finish`, { finished });
      expect(await answer.json()).toMatchObject({ id: campaign.id, finished });
    }
  });

  it('keeps its minute in the one that repeats it, also when that is edited', async () => {
    const { person, campaign } = await personAtTheEnd();
    await env.DB.prepare(
      "UPDATE campaigns SET message_time = 'Evening (6-8 PM)', custom_time = NULL, send_minute = 1081 WHERE id = ?",
    )
      .bind(campaign.id)
      .run();
    const repeat = { levelUp: false, start: 'today' };
    const answer = await person.call('POST', `/api/campaigns/${campaign.id}/repeat`, repeat);
    const made: CampaignView = await answer.json();
    expect(made).toMatchObject({ messageTime: 'Evening (6-8 PM)', sendTime: '18:01' });
    const path = `/api/campaigns/${made.id}`;
    const wish = { ...made, title: 'Evening meditation', deliveryMethod: 'App' };
    const edited = await person.call('PUT', path, wish);
    expect(await edited.json()).toMatchObject({ title: 'Evening meditation', sendTime: '18:01' });
    const moved = await person.call('PUT', path, { ...wish, messageTime: 'Morning (6-9 AM)' });
    expect((await moved.json<CampaignView>()).sendTime).toMatch(/^0[678]:/);
  });

  it('is not repeated or finished by somebody else, by a bad body, or before it is over', async () => {
    const { person, campaign } = await personAtTheEnd();
    const right = { levelUp: false, start: 'today' };
    const path = `/api/campaigns/${campaign.id}`;
    expect((await (await newPerson()).call('POST', `${path}/repeat`, right)).status).toBe(404);
    expect((await call('POST', `${path}/repeat`, right)).status).toBe(401);
    const tooLong = { ...right, levelUp: true, action: 'x'.repeat(121) };
    for (const body of [{}, { ...right, start: 'tomorrow' }, { ...right, levelUp: 'yes' }, tooLong]) {
      expect((await person.call('POST', `${path}/repeat`, body)).status).toBe(400);
    }
    expect(await campaignsOf(person)).toHaveLength(1);

    stateTime(mondayMorning);
    const running = await newPersonWithCampaign();
    const early = `/api/campaigns/${running.campaign.id}`;
    expect((await running.person.call('POST', `${early}/repeat`, right)).status).toBe(400);
    expect((await running.person.call('PUT', `${early}/finish`, { finished: true })).status).toBe(400);
  });

  it('has no pause and no other size, as nothing of it is to come', async () => {
    const { person, campaign } = await personAtTheEnd();
    for (const [name, body] of Object.entries({
      pause: { paused: true },
      size: { size: 'small' },
      active: { active: true },
    })) {
      const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/${name}`, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: 'This campaign is over' });
    }
  });
});

it('a choice of the lapse is there no more once the campaign is over', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await choicePathOf(person, 'smaller');
  await env.DB.prepare('UPDATE campaigns SET completed = 1, active = 0 WHERE id = ?').bind(campaign.id).run();
  stateTime(Date.now() + day);
  expect((await pageAt(path)).text).toContain('This campaign is over');
  expect((await choose(path)).status).toBe(409);
});
