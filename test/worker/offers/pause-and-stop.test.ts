import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { pageAt, post } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  fireAlarm,
  hour,
  messagesOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  aQuarterPastSix,
  campaignOf,
  choicePathOf,
  choose,
  chosen,
  minuteOf,
  newestMail,
  personAfterLapse,
  sendDays,
  takeBack,
} from '../../support/worker/offers.ts';

beginOnMonday();

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
    const words = 'This campaign ends today, so there is nothing left to pause';
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
