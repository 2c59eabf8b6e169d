import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openSession, signOut } from '../../../worker/accounts/accounts.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { limitUse } from '../../../worker/http/rate-limits.service.ts';
import { callWith } from '../../support/worker/calls.ts';
import { campaignBody, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { mailChannelsSettings } from '../../support/worker/mail-events.ts';
import { claimOf, expectRefusal, newPerson } from '../../support/worker/people.ts';

const production = { ...mailChannelsSettings, ENVIRONMENT: 'production' };
const strict = createDeps({ ...env, ...production });

it('an action beyond its limit is refused, also when all calls come at once, in every session, until the window is over', async () => {
  const somebody = await claimOf(await newPerson());
  const atOnce = Array.from({ length: 8 }, () => limitUse(strict, somebody, 'test-notification'));
  const taken = (await Promise.allSettled(atOnce)).filter(({ status }) => status === 'fulfilled');
  expect(taken).toHaveLength(5);
  const { claim: elsewhere } = await openSession(strict, somebody.userId);
  for (const claim of [somebody, elsewhere])
    await expect(limitUse(strict, claim, 'test-notification')).rejects.toMatchObject({
      ...{ status: 429, retryAfter: expect.any(Number) },
      message: 'You have already sent several test notifications. Please try again in 15 minutes',
    });
  // It is counted for each person and each action by itself.
  await limitUse(strict, await claimOf(await newPerson()), 'test-notification');
  await limitUse(strict, somebody, 'send');
  const later = { ...strict, clock: { now: () => Date.now() + 16 * 60_000 } };
  await limitUse(later, somebody, 'test-notification');
});

it('calls with an ended session do not count against the limit', async () => {
  const person = await newPerson();
  const [owner, { claim: stolen }] = [await claimOf(person), await openSession(strict, person.user.id)];
  await signOut(strict, { claim: stolen });
  for (let tries = 0; tries < 6; tries++)
    await expect(limitUse(strict, stolen, 'test-notification')).rejects.toMatchObject({ status: 401 });
  for (let used = 0; used < 5; used++) await limitUse(strict, owner, 'test-notification');
});

it('messages for later, new campaigns and regenerating are limited like messages that are sent at once', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const claim = await claimOf(person);
  // Nothing counts yet, not even this campaign.
  await sql('DELETE FROM attempts');
  const scheduledFor = new Date(Date.now() + 60_000).toISOString();
  const inAMinute = { campaignId: campaign.id, content: 'Again', scheduledFor };
  const regenerating = `/api/campaigns/${campaign.id}/regenerate-messages`;
  for (const [path, body, action, uses, words] of [
    ['/api/messages', inAMinute, 'send', 30, 'sent a lot of messages'],
    ['/api/campaigns', campaignBody, 'start', 20, 'started a lot of campaigns'],
    [regenerating, undefined, 'regenerate', 15, 'regenerated a lot of messages'],
  ] as const) {
    for (let used = 1; used < uses; used++) await limitUse(strict, claim, action);
    const send = () =>
      callWith(production, { method: 'POST', path, body, headers: { Cookie: person.cookie } });
    expect((await send()).ok, path).toBe(true);
    const refused = await send();
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const message = `You have ${words} in a short time. Please try again in 60 minutes`;
    await expectRefusal(refused, 429, message);
  }
});
