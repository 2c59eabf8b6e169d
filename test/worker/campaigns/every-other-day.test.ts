import { describe, expect, it } from 'vitest';
import { pageAt } from '../../support/worker/calls.ts';
import {
  beginOnMonday,
  edit,
  fireAt,
  newPersonWithCampaign,
  ownWords,
  stateTime,
  toCome,
} from '../../support/worker/campaigns.ts';
import { skipBefore } from '../../support/worker/database.ts';
import { chosen, minuteOf, personInWeek11, sendDays, takeBack } from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';

beginOnMonday();

const daysToCome = async (person: Person, id: number) =>
  toCome(await person.messages(id)).map(({ localDate }) => localDate);

const everyDay = Array.from({ length: 13 }, (_, at) =>
  new Date(minuteOf(71 + at)).toISOString().slice(0, 10),
);

const everySecond = everyDay.filter((_, at) => at % 2 === 1);

describe('every other day', () => {
  it('is offered once, by the first message of week 11, with a link and on its page', async () => {
    const { person, campaign } = await personInWeek11();
    const message = (await person.messages(campaign.id))[70];
    expect(message).toMatchObject({ offer: 'every-other-day', status: 'sent' });
    const { body } = await person.newestMail();
    expect(body).toContain(message?.content);
    const path = await person.choicePath('every-other-day');
    expect(body).toContain(`Every other day from here?: http://localhost:5173${path}`);
    expect((await pageAt(await person.answerPath())).text).toContain(`href="${path}"`);
    expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
    await sendDays(campaign.id, 71, 73);
    const offers = (await person.messages(campaign.id)).map(({ offer }) => offer);
    expect(offers.filter((offer) => offer === 'every-other-day')).toHaveLength(1);
  });

  it('is not available with three messages a week', async () => {
    const { person, campaign } = await personInWeek11({ frequency: '3 times per week' });
    expect((await person.newestMail()).body).not.toContain('every-other-day');
    const path = `/api/campaigns/${campaign.id}/every-other-day`;
    expect((await person.call('PUT', path, { everyOtherDay: true })).status).toBe(400);
    expect(await person.campaign(campaign.id)).toMatchObject({ mayGoEveryOtherDay: false });
  });

  it('leaves out every second message, and the days between are neither due nor break a streak', async () => {
    const { person, campaign } = await personInWeek11();
    expect(await person.campaign(campaign.id)).toMatchObject({ mayGoEveryOtherDay: true });
    const page = await chosen(await person.choicePath('every-other-day'));
    expect(page).toContain('✓ Every other day from here');
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
    const then = { everyOtherDay: true, mayGoEveryOtherDay: false };
    expect(await person.campaign(campaign.id)).toMatchObject(then);

    for (let at = 70; at <= 74; at += 1) {
      const before = await person.newestMail();
      await sendDays(campaign.id, at);
      if (at > 70) expect((await person.newestMail()).body === before.body).toBe(at % 2 === 1);
      const message = (await person.messages(campaign.id))[at];
      if (message?.status === 'sent') await person.change(message.id, { completed: true });
    }
    stateTime(minuteOf(75));
    const counted = { completionRate: 100, messagesSent: 3, bestStreak: 3 };
    expect(await person.campaign(campaign.id)).toMatchObject(counted);
  });

  it('can be undone: future messages return, with the same texts unless the campaign changed', async () => {
    const { person, campaign } = await personInWeek11();
    const texts = (await person.messages(campaign.id)).map(({ content }) => content);
    const path = await person.choicePath('every-other-day');
    await chosen(path);
    await takeBack(path);
    expect((await person.messages(campaign.id)).map(({ content }) => content)).toEqual(texts);

    await chosen(path);
    await sendDays(campaign.id, 71, 72);
    const dropped = (await person.messages(campaign.id)).filter((message) => message.dropped);
    await person.change(dropped[1]?.id, { content: ownWords });
    await edit(person, campaign, {
      title: 'Evening meditation',
      messageStyle: 'direct',
      customTime: '09:00',
    });
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond.slice(1));
    expect((await takeBack(path)).status).toBe(303);
    const messages = await person.messages(campaign.id);
    expect(messages[71]).toMatchObject({ status: 'skipped', reason: 'You chose every other day' });
    const coming = toCome(messages);
    expect(coming.map(({ localDate }) => localDate)).toEqual(everyDay.slice(2));
    for (const { id, style, content, scheduledFor } of coming) {
      expect(scheduledFor).toMatch(/T0[89]:00/);
      const isOwn = id === dropped[1]?.id;
      expect([style, content === ownWords]).toEqual([isOwn ? null : 'direct', isOwn]);
      expect(content).not.toMatch(/morning meditation/i);
    }
    await fireAt(campaign.id, minuteOf(74) + 90 * 60_000);
    expect((await person.messages(campaign.id))[74]?.status).toBe('sent');
  });

  it('ends when the campaign gets other days', async () => {
    const { person, campaign } = await personInWeek11();
    await chosen(await person.choicePath('every-other-day'));
    const edited = await edit(person, campaign, { startDate: everyDay[0] });
    expect(edited).toMatchObject({ everyOtherDay: false });
    expect((await person.messages(campaign.id)).filter(({ dropped }) => dropped)).toEqual([]);
  });

  it('can be chosen and undone in the app repeatedly, even after declining the offer', async () => {
    const { person, campaign } = await personInWeek11();
    const path = `/api/campaigns/${campaign.id}/every-other-day`;
    const twice = async (method: string, path: string, body?: object) => {
      const first = await person.send(method, path, body);
      expect(await person.send(method, path, body)).toEqual(first);
      return first;
    };
    const kept = await twice('DELETE', `${path}/offer`);
    expect(kept).toMatchObject({ everyDayKept: true, mayGoEveryOtherDay: true, everyOtherDay: false });
    expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
    await twice('PUT', path, { everyOtherDay: true });
    expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
    expect(await twice('PUT', path, { everyOtherDay: false })).toEqual(kept);
    expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
  });

  it('is not offered by a message after the person declined it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await person.call('DELETE', `/api/campaigns/${campaign.id}/every-other-day/offer`);
    await skipBefore(campaign.id, minuteOf(70));
    await sendDays(campaign.id, 70);
    await person.signInAgain();
    expect((await person.messages(campaign.id))[70]).toMatchObject({ status: 'sent', offer: null });
  });
});
