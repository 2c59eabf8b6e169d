import { describe, expect, it } from 'vitest';
import { callWith } from '../../support/worker/call-with.ts';
import { campaignBody, messagesOf, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

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
