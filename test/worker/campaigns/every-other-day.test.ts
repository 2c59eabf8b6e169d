import { expect, it } from 'vitest';
import { sendDays } from '../../support/worker/alarms.ts';
import { pageAt } from '../../support/worker/calls.ts';
import { edit } from '../../support/worker/campaigns.ts';
import { chosen, personInWeek11, takeBack } from '../../support/worker/choices.ts';
import { minuteOf, stateTime } from '../../support/worker/clock.ts';
import { filesToCome, toCome } from '../../support/worker/messages.ts';
import type { Person } from '../../support/worker/people.ts';

const daysToCome = async (person: Person, id: number) =>
  toCome(await person.messages(id)).map(({ localDate }) => localDate);
const everyDay = Array.from({ length: 13 }, (_, at) =>
  new Date(minuteOf(71 + at)).toISOString().slice(0, 10),
);
const everySecond = everyDay.filter((_, at) => at % 2 === 1);

it('every other day is offered once, in week 11, and leaves out days that are then neither due nor break a streak', async () => {
  const { person, campaign } = await personInWeek11();
  const offered = (await person.messages(campaign.id)).filter(({ offer }) => offer === 'every-other-day');
  expect(offered).toMatchObject([{ localDate: '2031-05-12', status: 'sent' }]);
  const path = await person.choicePath('every-other-day');
  const { body } = await person.newestMail();
  expect(body).toContain(`Every other day from here?: http://localhost:5173${path}`);
  expect((await pageAt(await person.answerPath())).text).toContain(`href="${path}"`);
  expect(await daysToCome(person, campaign.id)).toEqual(everyDay);
  expect(await person.campaign(campaign.id)).toMatchObject({ mayGoEveryOtherDay: true });

  expect(await chosen(path)).toContain('✓ Every other day from here');
  expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
  const then = { everyOtherDay: true, mayGoEveryOtherDay: false };
  expect(await person.campaign(campaign.id)).toMatchObject(then);
  for (let at = 70; at <= 74; at += 1) {
    await sendDays(campaign.id, at);
    const message = (await person.messages(campaign.id))[at];
    expect(message).toMatchObject({
      status: at % 2 === 0 ? 'sent' : 'skipped',
      offer: at === 70 ? 'every-other-day' : null,
    });
    if (message?.status === 'sent') await person.change(message.id, { completed: true });
  }
  stateTime(minuteOf(75));
  const counted = { completionRate: 100, messagesSent: 3, bestStreak: 3 };
  expect(await person.campaign(campaign.id)).toMatchObject(counted);
});

it('every other day can be undone, and then future messages return, in the campaign’s latest style', async () => {
  const { person, campaign } = await personInWeek11();
  const path = await person.choicePath('every-other-day');
  await chosen(path);
  await sendDays(campaign.id, 71, 72);
  await edit(person, campaign, { messageStyle: 'direct' });
  expect(await daysToCome(person, campaign.id)).toEqual(everySecond.slice(1));
  await takeBack(path);
  const messages = await person.messages(campaign.id);
  expect(messages[71]).toMatchObject({ status: 'skipped', reason: 'You chose every other day' });
  expect(await daysToCome(person, campaign.id)).toEqual(everyDay.slice(2));
  expect(await filesToCome(campaign.id)).toEqual(new Set(['build/direct']));
});

it('every other day can be chosen and undone in the app repeatedly, even after declining, and ends when the days change', async () => {
  const { person, campaign } = await personInWeek11();
  const path = `/api/campaigns/${campaign.id}/every-other-day`;
  const twice = async (method: string, path: string, body?: object) => {
    const first = await person.send(method, path, body);
    expect(await person.send(method, path, body)).toEqual(first);
    return first;
  };
  const kept = await twice('DELETE', `${path}/offer`);
  expect(kept).toMatchObject({ everyDayKept: true, mayGoEveryOtherDay: true, everyOtherDay: false });
  await twice('PUT', path, { everyOtherDay: true });
  expect(await daysToCome(person, campaign.id)).toEqual(everySecond);
  expect(await twice('PUT', path, { everyOtherDay: false })).toEqual(kept);
  expect(await daysToCome(person, campaign.id)).toEqual(everyDay);

  await person.send('PUT', path, { everyOtherDay: true });
  const edited = await edit(person, campaign, { startDate: everyDay[0] });
  expect(edited).toMatchObject({ everyOtherDay: false });
});
