import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import {
  alarmOf,
  beginOnMonday,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  minute,
  newPersonWithCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';

beginOnMonday();

/** A style that no texts are written in, so that no text can be chosen as a message leaves. */
const setStyle = (campaignId: number, style: string) =>
  env.DB.prepare('UPDATE campaigns SET message_style = ? WHERE id = ?').bind(style, campaignId).run();

describe('a text that cannot be decided as its message leaves', () => {
  it('is the one that was planned, and holds up no other message', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const extra = {
      campaignId: campaign.id,
      content: 'An extra nudge',
      scheduledFor: '2031-03-03T07:30:00Z',
    };
    expect((await person.call('POST', '/api/messages', extra)).status).toBe(201);
    const [planned] = await messagesOf(person, campaign.id);
    // No longer what its place in the plan wants: it would get another text.
    await env.DB.prepare('UPDATE messages SET condition = NULL WHERE id = ?').bind(planned?.id).run();
    await setStyle(campaign.id, 'Friendly');
    const log = vi.spyOn(console, 'log');
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const bodies = (await outboxOf(person)).map(({ body }) => body).join('\n');
    expect(bodies).toContain(planned?.content);
    expect(bodies).toContain('An extra nudge');
    const after = (await messagesOf(person, campaign.id)).filter(({ status }) => status === 'sent');
    expect(after.map(({ content }) => content).sort()).toEqual([planned?.content, 'An extra nudge'].sort());
    const faults = log.mock.calls.map(String).filter((line) => line.includes('compose_fault'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`"messageId":${planned?.id}`);
    expect(faults[0]).not.toContain(planned?.content);
  });

  it('waits where it has values to fill in, and leaves filled once that works', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [planned] = await messagesOf(person, campaign.id);
    await env.DB.prepare(
      "UPDATE messages SET content = 'Marked so far: {done} of {due}.', own_words = NULL WHERE id = ?",
    )
      .bind(planned?.id)
      .run();
    await setStyle(campaign.id, 'Friendly');
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toEqual([]);
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({
      status: 'scheduled',
      tries: 1,
      reason: 'Its text could not be written at the moment',
    });
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven + minute);
    await setStyle(campaign.id, 'friendly');
    stateTime(halfPastSeven + minute);
    await fireAlarm(campaign.id);
    const [mail] = await outboxOf(person);
    expect(mail?.body).toContain('Marked so far: 0 of 0.');
    expect(mail?.body).not.toContain('{');
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({ status: 'sent', reason: null });
  });
});
