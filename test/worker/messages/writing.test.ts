import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { expectRefusal } from '../../support/worker/calls.ts';
import {
  askingForLittle,
  liveToSunday,
  markAhead,
  newPersonWithCampaign,
  ownWords,
  planWithSmallVersion,
  titles,
  weekOf,
} from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  scheduleOf,
  stateTime,
} from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

async function generate(person: Person, body: object) {
  const generated = await person.send<{ message: string; writer: string }>(
    'POST',
    '/api/generate-message',
    body,
  );
  expect(generated.writer).toBe('built-in');
  return generated.message;
}

it.each([
  ['build', titles.build, /you brush your teeth|sit for three breaths/i, /biscuit/i],
  ['dose', 'Zebra', /^7:30 AM: sit for three breaths\. Check it off once it’s over\.$/, /!/],
  ['danger', titles.danger, /^Checking in\. You don’t have to answer\./, /cut/i],
])(
  'a generated message fits its campaign, whatever habit is named, and is not stored: %s',
  async (kind, title, says, never) => {
    const plan = { planAnchor: 'I brush my teeth', planAction: 'sit for three breaths' };
    const words = { title, kind, doseVerb: kind === 'dose' ? 'been' : null };
    const { person, campaign } = await newPersonWithCampaign({ ...plan, ...words });
    const before = await person.messages(campaign.id);
    for (const habit of ['Walk', titles.danger]) {
      const message = await generate(person, { habit, campaignId: campaign.id });
      expect(message).toMatch(says);
      expect(message).not.toMatch(never);
      expect(message).not.toMatch(/[{}]/);
    }
    expect(await person.messages(campaign.id)).toEqual(before);
  },
);

it('a generated message fits the kind of the habit that is named', async () => {
  const person = await newPerson();
  const dose = { habit: titles.dose, style: 'direct', week: 8, previousCompletionRate: 60 };
  const reminder = /^8 AM: Take my lithium\. Check it off when you’ve taken it\.$/;
  expect(await generate(person, dose)).toMatch(reminder);
  expect(await generate(person, { habit: titles.danger })).toMatch(/^Checking in\./);
});

it('a generated message is refused for an invalid body or another person’s campaign', async () => {
  const { campaign } = await newPersonWithCampaign();
  const stranger = await newPerson();
  const habit = 'Walk';
  for (const [input, status, message] of [
    [{ habit: '' }, 400, 'Please say which habit it is about'],
    [{ habit: 'x'.repeat(501) }, 400, 'This is too long for a habit'],
    [{ habit, style: 'rude' }, 400, 'Message style is required'],
    [{ habit, week: 0 }, 400, 'week must be a number from 1 to 12'],
    [{ habit, previousCompletionRate: 101 }, 400, 'previousCompletionRate must be a percentage'],
    [{ habit, campaignId: campaign.id }, 404, 'Campaign not found'],
    [{ habit, campaignId: '1' }, 400, expect.any(String)],
  ] as const)
    await expectRefusal(stranger.call('POST', '/api/generate-message', input), status, message);
});

const writtenThrough = async (campaignId: number) => {
  const query = 'SELECT written_through_week AS week FROM campaigns WHERE id = ?';
  return (await sql<{ week: number }>(query, campaignId))[0]?.week;
};

async function personWithSmallSteps() {
  const { person, campaign } = await newPersonWithCampaign(planWithSmallVersion);
  await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'small' });
  return { person, campaign };
}

it('the coming week is rewritten with the progress so far once the week before is sent', async () => {
  for (const [done, size] of [
    [2, 'small'],
    [5, 'usual'],
  ] as const) {
    stateTime(halfPastSeven - 1);
    const { person, campaign } = await personWithSmallSteps();
    const planned = await weekOf(person, campaign.id, 2);
    expect(askingForLittle(planned)).toBe(7);
    const sunday = await liveToSunday(person, campaign.id, done);
    expect(await writtenThrough(campaign.id)).toBe(1);
    await fireAlarm(campaign.id);
    expect(await writtenThrough(campaign.id)).toBe(2);
    expect(await alarmOf(campaign.id)).toBe(sunday + day);
    expect(await person.campaign(campaign.id)).toMatchObject({ size });
    const week = await weekOf(person, campaign.id, 2);
    if (size === 'small') expect(askingForLittle(week)).toBeGreaterThanOrEqual(6);
    else expect(askingForLittle(week)).toBeLessThan(5);
    for (const { notes, writer } of week) expect([notes.slice(0, 6), writer]).toEqual(['Week 2', 'built-in']);
  }
});

it('a campaign that is made smaller in a good week stays small for a week', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  for (let at = 0; at < 14; at += 1) {
    stateTime(halfPastSeven + at * day - 1);
    if (at === 5) await person.send('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'small' });
    if (at >= 5) expect(await person.campaign(campaign.id)).toMatchObject({ size: 'small' });
    await fireAt(campaign.id, halfPastSeven + at * day);
    const message = (await person.messages(campaign.id))[at];
    await person.change(message?.id, { completed: true });
  }
  expect(await person.campaign(campaign.id)).toMatchObject({ size: 'usual' });
});

it('rewriting the coming week spares edited, marked and deleted messages, and happens once', async () => {
  const { person, campaign } = await personWithSmallSteps();
  const [edited, removed, ...others] = await weekOf(person, campaign.id, 2);
  await person.change(edited?.id, { content: ownWords });
  await person.call('DELETE', `/api/messages/${removed?.id}`);
  for (const { id } of others.slice(0, 4)) await markAhead(id);
  await liveToSunday(person, campaign.id, 5);
  const fire = () => runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
  await fire();
  const textsNow = async () =>
    (await person.messages(campaign.id)).slice(0, 13).map(({ content }) => content);
  const texts = await textsNow();
  expect(texts.slice(7, 12)).toEqual([ownWords, ...others.slice(0, 4).map(({ content }) => content)]);
  expect(new Set(texts).size).toBe(13);
  await sql("UPDATE messages SET content = 'Changed.' WHERE id = ?", others.at(-1)?.id);
  await fire();
  expect(await textsNow()).toEqual([...texts.slice(0, 12), 'Changed.']);
});

it('sending goes on if the coming week cannot be saved, and its texts stay if nothing has changed', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const textsOf = async () => (await weekOf(person, campaign.id, 2)).map(({ content }) => content);
  const before = await textsOf();
  await liveToSunday(person, campaign.id, 6);
  await sql(
    "CREATE TRIGGER refuse_texts BEFORE UPDATE OF written_through_week ON campaigns BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  await fireAlarm(campaign.id);
  await sql('DROP TRIGGER refuse_texts');
  expect((await weekOf(person, campaign.id, 1))[6]?.status).toBe('sent');
  expect(await writtenThrough(campaign.id)).toBe(1);
  await scheduleOf(campaign.id).wake(campaign.id);
  await fireAlarm(campaign.id);
  expect(await writtenThrough(campaign.id)).toBe(2);
  expect(await textsOf()).toEqual(before);
});
