import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { skipBefore } from '../../support/worker/deliveries.ts';
import { minuteOf, sendDays } from '../../support/worker/offers.ts';

beginOnMonday();

const openText = 'Marked so far: {done} of {due}, {streak} in a row. {Weekdays} are for you until {endday}.';

/** Gives a message of the plan a text with values to fill in. */
const setText = (id: number | undefined, content: string, ownWords: unknown = null) =>
  env.DB.prepare('UPDATE messages SET content = ?, own_words = ? WHERE id = ?')
    .bind(content, ownWords === null ? null : JSON.stringify(ownWords), id)
    .run();

describe('a text with values that are not known yet', () => {
  it('says so, and is shown with what is known by now', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    const lastWeek = messages[77];
    expect(lastWeek).toMatchObject({ condition: 'lastweek', slots: ['endday'] });
    expect(lastWeek?.content).toContain('Sunday');
    expect(messages.filter(({ content }) => /[{}]/.test(content))).toEqual([]);
    const others = messages.filter(({ slots }) => slots.length > 0);
    expect(others.every(({ condition }) => condition === 'lastweek' || condition === 'last')).toBe(true);
    const { content } = (await env.DB.prepare('SELECT content FROM messages WHERE id = ?')
      .bind(lastWeek?.id)
      .first<{ content: string }>()) ?? { content: '' };
    expect(content).toContain('{endday}');
  });

  it('is filled wherever it is read: in lists, among the recent ones, and in the answer to a change', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 1);
    const [first, , third] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${first?.id}`, { completed: true });
    await setText(third?.id, 'Marked so far: {done} of {due}.');
    const shown = { id: third?.id, content: 'Marked so far: 1 of 1.', slots: ['done', 'due'] };
    expect((await messagesOf(person, campaign.id))[2]).toMatchObject(shown);
    const recent = await person.call('GET', '/api/messages/recent?limit=3');
    expect((await recent.json<MessageView[]>())[2]).toMatchObject(shown);
    stateTime(halfPastSeven + 2 * day - 60_000);
    for (const completed of [true, false]) {
      const changed = await person.call('PUT', `/api/messages/${third?.id}`, { completed });
      expect((await changed.json<MessageView>()).content).not.toMatch(/[{}]/);
    }
    stateTime(halfPastSeven + day);
    const rated = await person.call('PUT', `/api/messages/${third?.id}/rating`, { rating: null });
    expect(await rated.json()).toMatchObject(shown);
  });

  it('changes with the marks until it is sent, and stays as it was sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    const [first, second] = await messagesOf(person, campaign.id);
    await setText(second?.id, 'Marked so far: {done} of {due}.');
    const contentOf = async () => (await messagesOf(person, campaign.id))[1]?.content;
    expect(await contentOf()).toBe('Marked so far: 0 of 0.');
    await person.call('PUT', `/api/messages/${first?.id}`, { completed: true });
    expect(await contentOf()).toBe('Marked so far: 1 of 1.');
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect((await outboxOf(person))[0]?.body).toContain('Marked so far: 1 of 1.');
    await person.call('PUT', `/api/messages/${first?.id}`, { completed: false });
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({
      content: 'Marked so far: 1 of 1.',
      status: 'sent',
      slots: [],
    });
  });

  it('is shown filled too where it was never sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await person.call('PUT', `/api/campaigns/${campaign.id}/active`, { active: false });
    await sendDays(campaign.id, 0, 0);
    await signInAgain(person);
    const [first] = await messagesOf(person, campaign.id);
    await setText(first?.id, 'These end on {endday}.');
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({
      status: 'skipped',
      content: 'These end on Sunday.',
      slots: [],
    });
  });

  it('names the last day that messages really come', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    await person.call('DELETE', `/api/messages/${messages[83]?.id}`);
    await env.DB.prepare(
      "UPDATE deliveries SET status = 'skipped', cause = 'every_other_day' WHERE message_id = ?",
    )
      .bind(messages[82]?.id)
      .run();
    await skipBefore(campaign.id, minuteOf(77));
    expect((await messagesOf(person, campaign.id))[77]?.content).toContain('Friday');
    await env.DB.prepare("UPDATE deliveries SET status = 'sent', settled_at = due_at WHERE message_id = ?")
      .bind(messages[0]?.id)
      .run();
    await sendDays(campaign.id, 77, 77);
    await signInAgain(person);
    expect((await messagesOf(person, campaign.id))[77]).toMatchObject({
      status: 'sent',
      condition: 'lastweek',
      content: expect.stringContaining('Friday'),
    });
  });

  it('takes nothing for a value that the person wrote, in their plan or by hand', async () => {
    const words = 'count {done} of {due} breaths';
    const { person, campaign } = await newPersonWithCampaign({ planAction: words, planAnchor: 'I get up' });
    const messages = await messagesOf(person, campaign.id);
    const quoting = messages.filter(({ content }) => content.toLowerCase().includes(words));
    expect(quoting.length).toBeGreaterThan(40);
    for (const { slots } of quoting) expect(slots).not.toContain('done');
    await person.call('PUT', `/api/messages/${messages[0]?.id}`, { content: openText });
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect((await outboxOf(person))[0]?.body).toContain(openText);
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({
      content: openText,
      slots: [],
      ownWords: [],
    });
    await sendDays(campaign.id, 1, 1);
    expect((await outboxOf(person))[0]?.body.toLowerCase()).toContain(words);
  });

  it('says where the person’s own words stand once the values are in', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    const text = 'Until {endday}: sit down, {done} times, at the window.';
    const words = ['sit down', 'at the window'];
    const rangesIn = (content: string) =>
      words.map((own) => [content.indexOf(own), content.indexOf(own) + own.length]);
    await setText(first?.id, text, rangesIn(text));
    const shown = (await messagesOf(person, campaign.id))[0];
    expect(shown?.ownWords.map(([from, to]) => shown.content.slice(from, to))).toEqual(words);
    expect(shown?.content).toBe('Until Sunday: sit down, 0 times, at the window.');
  });
});
