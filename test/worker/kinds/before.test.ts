import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  runCron,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import { campaignOf, newestMail, personAtTheEnd } from '../../support/worker/offers.ts';

beginOnMonday();

const oldText = 'Add a small extra to your habit today!';

/** Makes a campaign one from before there were kinds: without a kind, and with the texts of that time. */
async function makeOld(campaignId: number): Promise<void> {
  await env.DB.prepare('UPDATE campaigns SET kind = NULL, dose_verb = NULL WHERE id = ?')
    .bind(campaignId)
    .run();
  await env.DB.prepare(
    `UPDATE messages SET content = ? || ' ' || slot_index, entry = NULL, own_words = NULL, short = NULL,
      condition = NULL, techniques = NULL WHERE campaign_id = ? AND kind = 'planned'
      AND id IN (SELECT message_id FROM deliveries WHERE status = 'scheduled')`,
  )
    .bind(oldText, campaignId)
    .run();
}

async function oldCampaign(title: string, change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign({
    title,
    description: plainDescription,
    ...change,
  });
  await makeOld(campaign.id);
  return { person, campaign };
}

const kindInDatabase = async (id: number) =>
  (await env.DB.prepare('SELECT kind, dose_verb FROM campaigns WHERE id = ?').bind(id).first()) as object;

describe('a campaign from before there were kinds', () => {
  it.each(['build', 'reduce', 'dose', 'recover'] as const)(
    'is shown with the kind of its words: %s',
    async (kind) => {
      const { person, campaign } = await oldCampaign(titles[kind]);
      expect((await campaignOf(person, campaign.id)).kind).toBe(kind);
      expect(await kindInDatabase(campaign.id)).toMatchObject({ kind: null });
    },
  );

  it.each(['build', 'reduce', 'dose', 'recover'] as const)(
    'gets a text of its kind as each message leaves: %s',
    async (kind) => {
      const { person, campaign } = await oldCampaign(titles[kind]);
      for (let at = 0; at < 3; at += 1) {
        stateTime(halfPastSeven + at * day);
        await fireAlarm(campaign.id);
      }
      const sent = (await messagesOf(person, campaign.id)).slice(0, 3);
      expect(sent.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
      for (const { content } of sent) expect(content).not.toContain(oldText);
      expect(new Set(sent.map(({ content }) => content)).size).toBe(3);
      for (const { body } of await outboxOf(person)) expect(body).not.toContain('small extra');
      const { results } = await env.DB.prepare('SELECT entry FROM messages WHERE campaign_id = ? LIMIT 3')
        .bind(campaign.id)
        .all<{ entry: string }>();
      for (const { entry } of results) expect(entry).toMatch(new RegExp(`^${kind}/`));
      // What is still to come waits for its minute, or for the cron.
      expect((await messagesOf(person, campaign.id))[5]?.content).toContain(oldText);
    },
  );

  it('gets its kind and all its texts from the cron job, once', async () => {
    const { person, campaign } = await oldCampaign(titles.dose);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [, second] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${second?.id}`, { content: 'My own words' });
    await runCron();
    expect(await kindInDatabase(campaign.id)).toEqual({ kind: 'dose', dose_verb: 'taken' });
    const after = await messagesOf(person, campaign.id);
    expect(after).toHaveLength(84);
    expect(after[1]).toMatchObject({ content: 'My own words', writer: 'person' });
    expect(after.filter(({ content }) => content.includes(oldText))).toEqual([]);
    expect(after[2]?.content).toBe('7:30 AM: Take my lithium. Check it off when you’ve taken it.');
    await runCron();
    expect(await messagesOf(person, campaign.id)).toEqual(after);
  });

  it('that is danger sends nothing, and loses what was planned', async () => {
    const { person, campaign } = await oldCampaign('Walk', { title: titles.build });
    await env.DB.prepare('UPDATE campaigns SET title = ? WHERE id = ?')
      .bind(titles.danger, campaign.id)
      .run();
    await runCron();
    expect(await kindInDatabase(campaign.id)).toMatchObject({ kind: 'danger' });
    expect(await messagesOf(person, campaign.id)).toEqual([]);
  });

  it('that is over or stopped stays so', async () => {
    const { person, campaign } = await personAtTheEnd(3, { title: titles.build });
    await env.DB.prepare('UPDATE campaigns SET kind = NULL WHERE id = ?').bind(campaign.id).run();
    const stopped = await oldCampaign(titles.reduce);
    await env.DB.prepare('UPDATE campaigns SET active = 0 WHERE id = ?').bind(stopped.campaign.id).run();
    const [before, mail] = [await messagesOf(person, campaign.id), await newestMail(person)];
    await runCron();
    expect(await campaignOf(person, campaign.id)).toMatchObject({
      kind: 'build',
      completed: true,
      active: false,
    });
    expect(await messagesOf(person, campaign.id)).toEqual(before);
    await fireAlarm(campaign.id);
    expect(await newestMail(person)).toEqual(mail);
    const view = await campaignOf(stopped.person, stopped.campaign.id);
    expect(view).toMatchObject({ kind: 'reduce', active: false, completed: false });
  });

  it('whose plan cannot be made does not keep the others from theirs', async () => {
    const broken = await oldCampaign(titles.build);
    await env.DB.prepare("UPDATE campaigns SET time_zone = 'Mars/Olympus' WHERE id = ?")
      .bind(broken.campaign.id)
      .run();
    const { campaign } = await oldCampaign(titles.dose);
    const log = vi.spyOn(console, 'log');
    await runCron();
    expect(await kindInDatabase(campaign.id)).toMatchObject({ kind: 'dose' });
    expect(log.mock.calls.map(String).some((line) => line.includes('adopt_fault'))).toBe(true);
    await env.DB.prepare('DELETE FROM campaigns WHERE id = ?').bind(broken.campaign.id).run();
  });
});
