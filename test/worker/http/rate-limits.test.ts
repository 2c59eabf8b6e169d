import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openSession, signOut } from '../../../worker/accounts/accounts.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { limitUse } from '../../../worker/http/rate-limits.service.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { campaignBody, messagesOf, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { claimOf, newPerson, type Person } from '../../support/worker/people.ts';

const strict = createDeps({ ...env, ENVIRONMENT: 'production' });
const generous = createDeps(env);
const somebody = await claimOf(await newPerson());

describe('what a person may do only so often', () => {
  it('is refused beyond the limit, with a sentence and a time', async () => {
    for (let used = 0; used < 5; used++) await limitUse(strict, somebody, 'test-notification');
    await expect(limitUse(strict, somebody, 'test-notification')).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
      message: 'You have sent several test notifications already. Please try again in 15 minutes',
    });
  });

  it('is counted for each person and each action by itself', async () => {
    await limitUse(strict, await claimOf(await newPerson()), 'test-notification');
    await limitUse(strict, somebody, 'send');
    await limitUse(strict, somebody, 'write');
  });

  it('is counted over all sessions of a person', async () => {
    const session = await openSession(strict, somebody.userId);
    await expect(limitUse(strict, session.claim, 'test-notification')).rejects.toMatchObject({ status: 429 });
  });

  it('is possible again when the window is over', async () => {
    const later = { ...strict, clock: { now: () => Date.now() + 16 * 60_000 } };
    await limitUse(later, somebody, 'test-notification');
  });

  it('is not used up by a session that was ended, however often that is tried', async () => {
    const person = await newPerson();
    const [owner, stolen] = [await claimOf(person), await openSession(strict, person.user.id)];
    await signOut(strict, { claim: stolen.claim });
    for (let tries = 0; tries < 6; tries++)
      await expect(limitUse(strict, stolen.claim, 'test-notification')).rejects.toMatchObject({
        status: 401,
      });
    for (let used = 0; used < 5; used++) await limitUse(strict, owner, 'test-notification');
  });

  it('is hardly limited in development', async () => {
    const one = await claimOf(await newPerson());
    await Promise.all(Array.from({ length: 100 }, () => limitUse(generous, one, 'send')));
  });
});

const production = {
  ENVIRONMENT: 'production',
  MAILCHANNELS_API_KEY: 'a key that only the tests use',
  MAIL_FROM: 'coach@example.com',
  MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
} as const;

/** How often a call that is made over and over is taken, and what the first one that is not is told. */
async function untilRefused(person: Person, path: string, body: object) {
  for (let taken = 0; taken < 100; taken += 1) {
    const answer = await callWith(production, {
      method: 'POST',
      path,
      body,
      headers: { Cookie: person.cookie },
    });
    if (answer.status !== 201) return { taken, status: answer.status, body: await answer.json() };
  }
  throw new Error('It was never refused');
}

describe('what will be sent later', () => {
  it('is limited as what is sent at once: a message for the next minute is no way around it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const scheduledFor = new Date(Date.now() + 60_000).toISOString();
    const body = { campaignId: campaign.id, content: 'Again', scheduledFor };
    expect(await untilRefused(person, '/api/messages', body)).toMatchObject({
      taken: 30,
      status: 429,
      body: { message: 'You have sent a lot of messages in a short time. Please try again in 60 minutes' },
    });
    expect((await messagesOf(person, campaign.id)).filter(({ kind }) => kind === 'extra')).toHaveLength(30);
  });

  it('is limited by campaigns too: each sends, and has a model write for it', async () => {
    const person = await newPerson();
    expect(await untilRefused(person, '/api/campaigns', campaignBody)).toMatchObject({
      taken: 20,
      status: 429,
      body: {
        message: 'You have started a lot of campaigns in a short time. Please try again in 60 minutes',
      },
    });
  });
});
