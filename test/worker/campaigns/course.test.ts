import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  fireAlarm,
  markAhead,
  messagesOf,
  newPersonWithCampaign,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { skipBefore } from '../../support/worker/deliveries.ts';
import {
  askingForLittle,
  campaignOf,
  choicePathOf,
  choose,
  chosen,
  minuteOf,
  newestMail,
  personAfterLapse,
  personInWeek11,
  planWithSmallVersion,
  sendDays,
  takeBack,
} from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { edit, toCome } from '../../support/worker/running-campaign.ts';

beginOnMonday();

const daysToCome = async (person: Person, id: number) =>
  toCome(await messagesOf(person, id)).map(({ localDate }) => localDate);

const everyDay = Array.from({ length: 13 }, (_, at) =>
  new Date(minuteOf(71 + at)).toISOString().slice(0, 10),
);

const everySecond = everyDay.filter((_, at) => at % 2 === 1);

describe('the first message of week 11 of a daily campaign', () => {
  it('offers every other day besides its text, by a link and on its page', async () => {
    const { person, campaign } = await personInWeek11();
    const message = (await messagesOf(person, campaign.id))[70];
    expect(message).toMatchObject({ offer: 'every-other-day', status: 'sent' });
    const { body } = await newestMail(person);
    expect(body).toContain(message?.content);
    const path = await choicePathOf(person, 'every-other-day');
    expect(body).toContain(`Every other day from here?: http://localhost:5173${path}`);
    expect((await pageAt(await answerPathOf(person))).text).toContain(`href="${path}"`);
  });

  it('offers it once, and imposes nothing', async () => {
    const { person, campaign } = await personInWeek11();
    expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
    await sendDays(campaign.id, 71, 73);
    const offered = (await messagesOf(person, campaign.id)).filter(
      ({ offer }) => offer === 'every-other-day',
    );
    expect(offered).toHaveLength(1);
  });

  it('offers it with a person’s own words too, which stay', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const message = (await messagesOf(person, campaign.id))[70];
    await person.call('PUT', `/api/messages/${message?.id}`, { content: 'My own words' });
    await skipBefore(campaign.id, minuteOf(70));
    await sendDays(campaign.id, 70, 70);
    expect((await newestMail(person)).body).toContain('My own words');
    await choicePathOf(person, 'every-other-day');
  });

  it('offers nothing in a campaign of three a week, and nothing before', async () => {
    const { person, campaign } = await personInWeek11({ frequency: '3 times per week' });
    expect((await newestMail(person)).body).not.toContain('every-other-day');
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/every-other-day`, {
      everyOtherDay: true,
    });
    expect(answer.status).toBe(400);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ mayGoEveryOtherDay: false });
  });
});

describe('every other day', () => {
  it('leaves out each second message of what is to come, counted from the last one', async () => {
    const { person, campaign } = await personInWeek11();
    expect(await campaignOf(person, campaign.id)).toMatchObject({ mayGoEveryOtherDay: true });
    const page = await chosen(await choicePathOf(person, 'every-other-day'));
    expect(page).toContain('✓ Every other day from here');
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
    expect(await campaignOf(person, campaign.id)).toMatchObject({
      everyOtherDay: true,
      mayGoEveryOtherDay: false,
    });
    const before = await newestMail(person);
    await sendDays(campaign.id, 71, 71);
    expect(await newestMail(person)).toEqual(before);
    await sendDays(campaign.id, 72, 72);
    expect(await newestMail(person)).not.toEqual(before);
  });

  it('counts no day between as due or missed, and breaks no streak', async () => {
    const { person, campaign } = await personInWeek11();
    await chosen(await choicePathOf(person, 'every-other-day'));
    for (let at = 70; at <= 74; at += 1) {
      await sendDays(campaign.id, at, at);
      const message = (await messagesOf(person, campaign.id))[at];
      if (message?.status === 'sent') {
        await person.call('PUT', `/api/messages/${message.id}`, { completed: true });
      }
    }
    stateTime(minuteOf(75));
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 100, messagesSent: 3 });
    const stats = await (await person.call('GET', `/api/stats/${person.user.id}`)).json();
    expect(stats).toMatchObject({ bestStreak: 3 });
  });

  it('keeps what a person wrote or marked, whichever day it is for', async () => {
    const { person, campaign } = await personInWeek11();
    const messages = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${messages[71]?.id}`, { content: 'My own words' });
    await markAhead(messages[73]?.id);
    await chosen(await choicePathOf(person, 'every-other-day'));
    const days = await daysToCome(person, campaign.id);
    expect(days).toEqual([everyDay[0], everyDay[1], everyDay[2], ...everySecond.slice(1)]);
  });

  it('is taken back: what was left out and is still to come is there again, at the time of now', async () => {
    const { person, campaign } = await personInWeek11();
    const path = await choicePathOf(person, 'every-other-day');
    await chosen(path);
    await sendDays(campaign.id, 71, 72);
    await edit(person, campaign, { customTime: '09:00' });
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond.slice(1));
    expect((await takeBack(path)).status).toBe(303);
    const messages = await messagesOf(person, campaign.id);
    expect(toCome(messages).map(({ localDate }) => localDate)).toEqual(everyDay.slice(2));
    expect(toCome(messages).every(({ scheduledFor }) => /T0[89]:00/.test(scheduledFor))).toBe(true);
    expect(messages[71]).toMatchObject({ status: 'skipped', reason: 'You chose every other day' });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ everyOtherDay: false });
    stateTime(minuteOf(73) + 90 * 60_000);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id))[73]?.status).toBe('sent');
  });

  it('is taken back with the same words, and with others where the campaign was changed meanwhile', async () => {
    const { person, campaign } = await personInWeek11();
    const textsOf = async () => (await messagesOf(person, campaign.id)).map(({ content }) => content);
    const texts = await textsOf();
    const path = await choicePathOf(person, 'every-other-day');
    await chosen(path);
    await takeBack(path);
    expect(await textsOf()).toEqual(texts);

    await chosen(path);
    const [, own] = (await messagesOf(person, campaign.id)).filter(({ dropped }) => dropped);
    await person.call('PUT', `/api/messages/${own?.id}`, { content: 'My own words' });
    await edit(person, campaign, { title: 'Evening meditation', messageStyle: 'direct' });
    await takeBack(path);
    const toBeSent = toCome(await messagesOf(person, campaign.id));
    expect(toBeSent.map(({ localDate }) => localDate)).toEqual(everyDay);
    expect(toBeSent.filter(({ content }) => content === 'My own words').map(({ id }) => id)).toEqual([
      own?.id,
    ]);
    for (const { id, style, content } of toBeSent) {
      expect(style).toBe(id === own?.id ? null : 'direct');
      expect(content).not.toMatch(/morning meditation/i);
    }
    expect(new Set(toBeSent.map(({ content }) => content)).size).toBe(13);
  });

  it('is forgotten when the campaign gets other days', async () => {
    const { person, campaign } = await personInWeek11();
    await chosen(await choicePathOf(person, 'every-other-day'));
    await edit(person, campaign, { startDate: everyDay[0] });
    const messages = await messagesOf(person, campaign.id);
    expect(toCome(messages)).toHaveLength(84);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ everyOtherDay: false });
  });

  it('keeps what a person marked or wrote on a day that was left out, also when the campaign gets other days', async () => {
    const { person, campaign } = await personInWeek11();
    await choose(await choicePathOf(person, 'every-other-day'));
    const [done, own] = (await messagesOf(person, campaign.id)).filter(({ dropped }) => dropped);
    await markAhead(done?.id);
    await person.call('PUT', `/api/messages/${own?.id}`, { content: 'My own words' });
    await edit(person, campaign, { frequency: '3 times per week' });
    const kept = await messagesOf(person, campaign.id);
    expect(kept.find(({ id }) => id === done?.id)).toMatchObject({ completed: true });
    expect(kept.find(({ id }) => id === own?.id)).toMatchObject({ content: 'My own words' });
    expect(kept.filter(({ dropped }) => dropped)).toHaveLength(2);
  });

  it('is chosen and taken back in the app as well, each once however often', async () => {
    const { person, campaign } = await personInWeek11();
    const put = async (everyOtherDay: boolean) => {
      const path = `/api/campaigns/${campaign.id}/every-other-day`;
      const answer = await person.call('PUT', path, { everyOtherDay });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const first = await put(true);
    expect(await put(true)).toEqual(first);
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
    await put(false);
    await put(false);
    expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
  });

  it('is offered no more to who keeps every day, and can still be chosen', async () => {
    const { person, campaign } = await personInWeek11();
    const refuse = () => person.call('DELETE', `/api/campaigns/${campaign.id}/every-other-day/offer`);
    const kept = await (await refuse()).json();
    expect(kept).toMatchObject({ everyDayKept: true, mayGoEveryOtherDay: true, everyOtherDay: false });
    expect(await (await refuse()).json()).toEqual(kept);
    expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
    const path = await choicePathOf(person, 'every-other-day');
    await chosen(path);
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
    await takeBack(path);
    expect(await campaignOf(person, campaign.id)).toEqual(kept);
  });

  it('is offered by no message when the person said before that they keep every day', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await person.call('DELETE', `/api/campaigns/${campaign.id}/every-other-day/offer`);
    await skipBefore(campaign.id, minuteOf(70));
    await sendDays(campaign.id, 70, 70);
    await signInAgain(person);
    expect((await messagesOf(person, campaign.id))[70]).toMatchObject({ status: 'sent', offer: null });
  });

  it('is there no more once the campaign is over', async () => {
    const { person, campaign } = await personInWeek11();
    const path = await choicePathOf(person, 'every-other-day');
    await env.DB.prepare('UPDATE campaigns SET completed = 1, active = 0 WHERE id = ?')
      .bind(campaign.id)
      .run();
    expect((await pageAt(path)).text).toContain('This campaign is over');
    expect((await choose(path)).status).toBe(409);
  });
});

it('every other day and an edit at once both hold', async () => {
  const { person, campaign } = await personInWeek11();
  const [, chosenToo] = await Promise.all([
    edit(person, campaign, { customTime: '20:00' }),
    person.call('PUT', `/api/campaigns/${campaign.id}/every-other-day`, { everyOtherDay: true }),
  ]);
  expect(chosenToo.status).toBe(200);
  expect(await campaignOf(person, campaign.id)).toMatchObject({ everyOtherDay: true, sendTime: '20:00' });
  expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
});

describe('the course of a campaign in the app', () => {
  const calls = {
    pause: [{ paused: true }, { paused: false }],
    size: [{ size: 'small' }, { size: 'usual' }],
    active: [{ active: false }, { active: true }],
  } as const;

  it.each(Object.entries(calls))(
    'is changed by %s and back, each once however often',
    async (name, bodies) => {
      const { person, campaign } = await personAfterLapse();
      const before = await campaignOf(person, campaign.id);
      const put = (body: object) => person.call('PUT', `/api/campaigns/${campaign.id}/${name}`, body);
      const [there, back] = bodies;
      const first = await (await put(there)).json();
      expect(first).not.toEqual(before);
      expect(await (await put(there)).json()).toEqual(first);
      expect(await campaignOf(person, campaign.id)).toEqual(first);
      expect(await (await put(back)).json()).toEqual(before);
      expect(await (await put(back)).json()).toEqual(before);
    },
  );

  it('rewrites what is to come when the size changes', async () => {
    const { person, campaign } = await newPersonWithCampaign(planWithSmallVersion);
    for (const [size, least, most] of [
      ['small', 6, 7],
      ['usual', 0, 4],
    ] as const) {
      const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size });
      expect(await answer.json()).toMatchObject({ size });
      // The very first message is the same for all.
      const little = askingForLittle(await messagesOf(person, campaign.id));
      expect(little).toBeGreaterThanOrEqual(least);
      expect(little).toBeLessThanOrEqual(most);
    }
  });

  it('has two sizes: nobody is asked for more than they planned', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'stretch' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'Please choose one of: usual, small' },
    ]);
  });
});
