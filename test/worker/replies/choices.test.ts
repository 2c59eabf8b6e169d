import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { signNumbers } from '../../../worker/http/signed-token.ts';
import { sendMinuteFor } from '../../../worker/planning/plan.ts';
import { pageAt, post } from '../../support/worker/answers.ts';
import { callWith } from '../../support/worker/call-with.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  hour,
  messagesOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  aQuarterPastSix,
  askingForLittle,
  campaignOf,
  choicePathOf,
  choose,
  chosen,
  minuteOf,
  newestMail,
  personAfterLapse,
  planWithSmallVersion,
  sendDays,
  stateOf,
  takeBack,
} from '../../support/worker/offers.ts';
import { call } from '../../support/worker/people.ts';
import { toCome } from '../../support/worker/running-campaign.ts';

beginOnMonday();

const seedOf = async (campaignId: number) =>
  String(await env.DB.prepare('SELECT seed FROM campaigns WHERE id = ?').bind(campaignId).first('seed'));

const ways = ['smaller', 'move', 'pause', 'stop'] as const;

describe('the link of a choice', () => {
  it('opens a page about it without a session, and changes nothing', async () => {
    const { person, campaign } = await personAfterLapse();
    const before = await stateOf(person, campaign.id);
    for (const way of ways) {
      const path = await choicePathOf(person, way);
      const { status, text, answer } = await pageAt(path);
      expect([way, status]).toEqual([way, 200]);
      expect(text).toContain(campaign.title);
      expect(text).toContain('value="make"');
      expect(text).not.toContain('<script');
      expect(answer.headers.getSetCookie()).toEqual([]);
      await call('HEAD', path);
      await pageAt(`${path}?do=make`);
    }
    expect(await stateOf(person, campaign.id)).toEqual(before);
  });

  it('is 410 a week after sending, and 404 when it was changed, for reading and for choosing', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'stop');
    const forged = path.replace(/\/m\/(.)/, (_, first) => `/m/${first === 'A' ? 'B' : 'A'}`);
    expect([(await pageAt(forged)).status, (await choose(forged)).status]).toEqual([404, 404]);
    const unknown = path.replace('/stop', '/explode');
    expect([(await pageAt(unknown)).status, (await choose(unknown)).status]).toEqual([404, 404]);
    stateTime(minuteOf(3) + 7 * day + hour);
    expect([(await pageAt(path)).status, (await choose(path)).status]).toEqual([410, 410]);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ active: true });
  });

  it('is bound to its message: one of another message, or for another purpose, offers nothing', async () => {
    const { person, campaign } = await personAfterLapse();
    const [first, , , gentle] = await messagesOf(person, campaign.id);
    const sign = async (purpose: 'answer' | 'stop', id: number) =>
      btoa(String.fromCharCode(...(await signNumbers(purpose, [id], env.SESSION_SECRET))))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '');
    for (const token of [await sign('answer', first?.id ?? 0), await sign('stop', gentle?.id ?? 0)]) {
      expect((await choose(`/m/${token}/pause`)).status).toBe(404);
    }
    expect((await pageAt(`/m/${await sign('answer', gentle?.id ?? 0)}/pause`)).status).toBe(200);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ pausedUntil: null });
  });

  it('is not taken from a form on another site, nor for a form that cannot be read or is too large', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'stop');
    const elsewhere = await post(path, { do: 'make' }, { Origin: 'https://elsewhere.example' });
    expect(elsewhere.status).toBe(403);
    for (const fields of [{}, { do: 'everything' }, { do: 'make', start: 'never' }]) {
      expect((await post(path, fields as Record<string, string>)).status).toBe(400);
    }
    expect((await post(path, { do: 'make', more: 'x'.repeat(65 * 1024) })).status).toBe(413);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ active: true });
  });

  it('says that the message is gone when it was deleted', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'stop');
    await person.call('DELETE', `/api/messages/${(await messagesOf(person, campaign.id))[3]?.id}`);
    const { status, text } = await pageAt(path);
    expect([status, (await choose(path)).status]).toEqual([404, 404]);
    expect(text).toContain('This message is gone');
  });

  it('says so too when its campaign is deleted at that very moment', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'stop');
    /** Deletes the campaign once its message was read. */
    const DB = new Proxy(env.DB, {
      get: (database, name) =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              await database.prepare('DELETE FROM campaigns WHERE id = ?').bind(campaign.id).run();
              return database.batch(statements);
            }
          : Reflect.get(database, name).bind(database),
    });
    const answer = await callWith({ DB }, { method: 'GET', path });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This message is gone');
  });

  it.each(ways)('chosen twice, "%s" is done once, and is taken back once', async (way) => {
    const { person, campaign } = await personAfterLapse();
    const before = await campaignOf(person, campaign.id);
    const path = await choicePathOf(person, way);
    const fields = way === 'move' ? aQuarterPastSix : {};
    await chosen(path, fields);
    const once = await stateOf(person, campaign.id);
    expect(once[0]).not.toEqual(before);
    await chosen(path, fields);
    expect(await stateOf(person, campaign.id)).toEqual(once);
    for (let times = 0; times < 2; times += 1) expect((await takeBack(path)).status).toBe(303);
    expect(await campaignOf(person, campaign.id)).toEqual(before);
    expect((await pageAt(path)).text).toContain('value="make"');
  });
});

describe('make it smaller', () => {
  it('has what is to come ask for the small version first, but for what a person touched', async () => {
    const { person, campaign } = await personAfterLapse(planWithSmallVersion);
    const [, , , , , sixth] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${sixth?.id}`, { content: 'My own words' });
    const before = await messagesOf(person, campaign.id);
    expect(askingForLittle(before)).toBeLessThan(5);
    expect(await chosen(await choicePathOf(person, 'smaller'))).toContain('✓ Smaller from now on');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ size: 'small' });
    const after = await messagesOf(person, campaign.id);
    expect(askingForLittle(after)).toBeGreaterThan(5);
    expect(after).toHaveLength(before.length);
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(after.filter(({ content }) => content === 'My own words')).toHaveLength(1);
    expect(toCome(after).map(({ scheduledFor }) => scheduledFor)).toEqual(
      toCome(before).map(({ scheduledFor }) => scheduledFor),
    );
  });

  it('holds at every weekly rewriting until most days are kept, and then grows by itself', async () => {
    const { person, campaign } = await personAfterLapse(planWithSmallVersion);
    await chosen(await choicePathOf(person, 'smaller'));
    const markEach = async (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) {
        await sendDays(campaign.id, at, at);
        await signInAgain(person);
        const message = (await messagesOf(person, campaign.id))[at];
        await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
      }
    };
    await markEach(4, 5);
    await sendDays(campaign.id, 6, 6);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ size: 'small' });
    expect(askingForLittle(await messagesOf(person, campaign.id))).toBeGreaterThanOrEqual(6);
    await markEach(7, 13);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ size: 'usual' });
  });
});

describe('move it', () => {
  it('moves what is to come to the time that was chosen, in the person’s zone', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'move');
    expect((await pageAt(path)).text).toContain('Your messages come at 7:30\u00a0AM now');
    expect(await chosen(path, aQuarterPastSix)).toContain('✓ Moved to 6:15 PM');
    expect(await campaignOf(person, campaign.id)).toMatchObject({
      messageTime: 'Custom time',
      customTime: '18:15',
      sendTime: '18:15',
    });
    const later = toCome(await messagesOf(person, campaign.id));
    expect(later).toHaveLength(80);
    expect(later.every(({ scheduledFor }) => /T1[78]:15/.test(scheduledFor))).toBe(true);
  });

  it('takes a window as well, and a time alone for a time of one’s own', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'move');
    await chosen(path, { messageTime: 'Evening (6-8 PM)', customTime: '' });
    const evening = await campaignOf(person, campaign.id);
    expect(evening).toMatchObject({ messageTime: 'Evening (6-8 PM)', customTime: null });
    expect(evening.sendTime).toMatch(/^1[89]:/);
    await chosen(path, { customTime: '12:05' });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ sendTime: '12:05' });
    await takeBack(path);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ sendTime: '07:30', customTime: '07:30' });
  });

  it('is taken back to the very minute, also in a campaign that took its minute over from another', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'move');
    const own = sendMinuteFor({
      messageTime: 'Morning (6-9 AM)',
      deliveryMethod: 'Email',
      seed: await seedOf(campaign.id),
    });
    const minute = own === 451 ? 452 : 451;
    await env.DB.prepare(
      "UPDATE campaigns SET message_time = 'Morning (6-9 AM)', custom_time = NULL, send_minute = ? WHERE id = ?",
    )
      .bind(minute, campaign.id)
      .run();
    const before = await campaignOf(person, campaign.id);
    await chosen(path, { messageTime: 'Evening (6-8 PM)' });
    await takeBack(path);
    expect(await campaignOf(person, campaign.id)).toEqual(before);

    // Texts do not leave as early: then the minute is one that texts may have.
    await env.DB.prepare('UPDATE campaigns SET send_minute = 375 WHERE id = ?').bind(campaign.id).run();
    await chosen(path, { messageTime: 'Evening (6-8 PM)' });
    await env.DB.prepare("UPDATE campaigns SET delivery_method = 'SMS' WHERE id = ?").bind(campaign.id).run();
    await takeBack(path);
    expect((await campaignOf(person, campaign.id)).sendTime).toMatch(/^08:/);
  });

  it.each([
    [{}, 'Please choose a time.'],
    [{ messageTime: 'Custom time', customTime: '25:00' }, 'Please choose a time'],
  ])('says kindly what is missing in %j', async (fields, words) => {
    const { person, campaign } = await personAfterLapse();
    const answer = await choose(await choicePathOf(person, 'move'), fields as Record<string, string>);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(words);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ sendTime: '07:30' });
  });

  it('keeps text messages between 8 AM and 9 PM', async () => {
    const { person, campaign } = await personAfterLapse();
    await env.DB.prepare("UPDATE campaigns SET delivery_method = 'SMS' WHERE id = ?").bind(campaign.id).run();
    const path = await choicePathOf(person, 'move');
    expect((await pageAt(path)).text).toContain('between 8 AM and 9 PM');
    const late = await choose(path, { messageTime: 'Custom time', customTime: '22:00' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Please choose a time in between');
    await chosen(path, { messageTime: 'Morning (6-9 AM)' });
    expect((await campaignOf(person, campaign.id)).sendTime).toMatch(/^08:/);
  });
});

it('a choice by its link and another plan of their own at once both hold', async () => {
  const { person, campaign } = await personAfterLapse();
  const path = await choicePathOf(person, 'move');
  const plan = { planAnchor: 'coffee', planAction: 'stretch' };
  const answers = await Promise.all([
    choose(path, { messageTime: 'Custom time', customTime: '19:00' }),
    person.call('PUT', `/api/campaigns/${campaign.id}/plan`, plan),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 200]);
  expect(await campaignOf(person, campaign.id)).toMatchObject({ ...plan, sendTime: '19:00' });
});

describe('a pause', () => {
  it('is offered with its own end, also where an earlier pause is long over', async () => {
    const { person, campaign } = await personAfterLapse();
    await env.DB.prepare("UPDATE campaigns SET paused_until = '2031-02-20' WHERE id = ?")
      .bind(campaign.id)
      .run();
    const path = await choicePathOf(person, 'pause');
    expect((await pageAt(path)).text).toContain('Nothing is sent until Thursday, March 13');
  });

  it('is one week: nothing is sent, nothing counts as due, and then it goes on', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'pause');
    expect((await pageAt(path)).text).toContain('Nothing is sent until Thursday, March 13');
    expect(await chosen(path)).toContain('✓ Paused until Thursday, March 13');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ pausedUntil: '2031-03-13' });
    const last = await newestMail(person);
    await sendDays(campaign.id, 4, 9);
    expect(await newestMail(person)).toEqual(last);
    await signInAgain(person);
    const paused = (await messagesOf(person, campaign.id)).slice(4, 10);
    expect(paused.map(({ status, reason }) => [status, reason])).toEqual(
      Array(6).fill(['skipped', 'You paused this campaign']),
    );
    await sendDays(campaign.id, 10, 10);
    const view = await campaignOf(person, campaign.id);
    expect(view).toMatchObject({ pausedUntil: null, messagesSent: 5 });
    const after = await messagesOf(person, campaign.id);
    expect(after[10]).toMatchObject({ status: 'sent', localDate: '2031-03-13' });
    // Due are the four that were sent before; one of them is done now.
    await person.call('PUT', `/api/messages/${after[0]?.id}`, { completed: true });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 25 });
  });

  it('does not break a streak', async () => {
    const { person, campaign } = await personAfterLapse();
    for (const { id } of (await messagesOf(person, campaign.id)).slice(0, 4)) {
      await person.call('PUT', `/api/messages/${id}`, { completed: true });
    }
    await chosen(await choicePathOf(person, 'pause'));
    await sendDays(campaign.id, 4, 10);
    await signInAgain(person);
    const tenth = (await messagesOf(person, campaign.id))[10];
    await person.call('PUT', `/api/messages/${tenth?.id}`, { completed: true });
    const stats = await (await person.call('GET', `/api/stats/${person.user.id}`)).json();
    expect(stats).toMatchObject({ bestStreak: 5 });
  });

  it('ends earlier when the person goes on, and the next message comes at its minute', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'pause');
    await chosen(path);
    await sendDays(campaign.id, 4, 4);
    expect((await takeBack(path)).status).toBe(303);
    await sendDays(campaign.id, 5, 5);
    const [, , , , fifth, sixth] = await messagesOf(person, campaign.id);
    expect([fifth?.status, sixth?.status]).toEqual(['skipped', 'sent']);
  });

  it('holds back what was put off, too', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'pause');
    await post(path.replace('/pause', ''), { answer: 'snooze-hour' });
    await chosen(path);
    const last = await newestMail(person);
    stateTime(minuteOf(3) + hour);
    await fireAlarm(campaign.id);
    expect(await newestMail(person)).toEqual(last);
  });

  it('is not offered on the day of the closing message, by the link nor in the app: nothing else is to come', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'pause');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ mayPause: true });
    await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
      .bind(minuteOf(4), campaign.id)
      .run();
    stateTime(minuteOf(4) - hour);
    const words = 'This campaign ends today, so there’s nothing left to pause';
    const { text } = await pageAt(path);
    expect(text).toContain(words);
    expect(text).not.toContain('<button');
    expect(text).not.toContain('Nothing is sent until');
    expect((await choose(path)).status).toBe(409);
    const asked = await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    expect([asked.status, await asked.json()]).toMatchObject([400, { message: words }]);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ mayPause: false, pausedUntil: null });
    const [listed] = await (await person.call('GET', '/api/campaigns')).json<CampaignView[]>();
    expect(listed).toMatchObject({ mayPause: false });
  });

  it('ends with the campaign at the latest: the closing message comes', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'pause');
    await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
      .bind(minuteOf(6), campaign.id)
      .run();
    expect(await chosen(path)).toContain('✓ Paused until Sunday, March 9');
    await sendDays(campaign.id, 4, 6);
    await fireAlarm(campaign.id);
    expect((await newestMail(person)).subject).toBe('Morning meditation · twelve weeks');
  });
});

describe('a stop', () => {
  it('ends the campaign: nothing more is sent, and it can be taken up again', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'stop');
    expect(await chosen(path)).toContain('✓ Stopped');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ active: false, completed: false });
    const last = await newestMail(person);
    await sendDays(campaign.id, 4, 5);
    expect(await newestMail(person)).toEqual(last);
    await takeBack(path);
    await sendDays(campaign.id, 6, 6);
    expect((await messagesOf(person, campaign.id)).slice(4, 7).map(({ status }) => status)).toEqual([
      'skipped',
      'skipped',
      'sent',
    ]);
  });

  it('leaves no closing word behind when its twelve weeks are over', async () => {
    const { person, campaign } = await personAfterLapse();
    await chosen(await choicePathOf(person, 'stop'));
    const last = await newestMail(person);
    await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
      .bind(minuteOf(5), campaign.id)
      .run();
    for (let times = 0; times < 3; times += 1) await sendDays(campaign.id, 5, 5);
    expect(await newestMail(person)).toEqual(last);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completed: true });
  });

  it('leaves the other choices for when it is taken up again', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await choicePathOf(person, 'stop');
    await chosen(path);
    for (const way of ['smaller', 'move', 'pause']) {
      const other = path.replace('/stop', `/${way}`);
      expect((await pageAt(other)).text).toContain('This campaign is stopped');
      expect((await choose(other, aQuarterPastSix)).status).toBe(409);
    }
    expect(await campaignOf(person, campaign.id)).toMatchObject({ size: 'usual', sendTime: '07:30' });
  });
});
