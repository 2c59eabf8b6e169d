import { describe, expect, it } from 'vitest';
import { beginOnMonday, messagesOf, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  askingForLittle,
  campaignOf,
  personAfterLapse,
  planWithSmallVersion,
  stateOf,
} from '../../support/worker/offers.ts';
import { call, newPerson } from '../../support/worker/people.ts';

beginOnMonday();

describe('the course of a campaign in the app', () => {
  const calls = {
    pause: [{ paused: true }, { paused: false }],
    size: [{ size: 'small' }, { size: 'usual' }],
    active: [{ active: false }, { active: true }],
  } as const;

  it.each(Object.entries(calls))(
    'is changed by %s and back, each once however often',
    async (name, bodies) => {
      const { person, campaign } = await personAfterLapse();
      const before = await campaignOf(person, campaign.id);
      const put = (body: object) => person.call('PUT', `/api/campaigns/${campaign.id}/${name}`, body);
      const [there, back] = bodies;
      const first = await (await put(there)).json();
      expect(first).not.toEqual(before);
      expect(await (await put(there)).json()).toEqual(first);
      expect(await campaignOf(person, campaign.id)).toEqual(first);
      expect(await (await put(back)).json()).toEqual(before);
      expect(await (await put(back)).json()).toEqual(before);
    },
  );

  it.each(Object.entries(calls))(
    'is not changed by %s from somebody else, or by a bad body',
    async (name, bodies) => {
      const { person, campaign } = await personAfterLapse();
      const before = await stateOf(person, campaign.id);
      const path = `/api/campaigns/${campaign.id}/${name}`;
      expect((await (await newPerson()).call('PUT', path, bodies[0])).status).toBe(404);
      expect((await call('PUT', path, bodies[0])).status).toBe(401);
      for (const body of [{}, { [Object.keys(bodies[0])[0] ?? '']: 'perhaps' }]) {
        expect((await person.call('PUT', path, body)).status).toBe(400);
      }
      expect(await stateOf(person, campaign.id)).toEqual(before);
    },
  );

  it('rewrites what is to come when the size changes', async () => {
    const { person, campaign } = await newPersonWithCampaign(planWithSmallVersion);
    for (const [size, least, most] of [
      ['small', 6, 7],
      ['usual', 0, 4],
    ] as const) {
      const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size });
      expect(await answer.json()).toMatchObject({ size });
      // The very first message is the same for all.
      const little = askingForLittle(await messagesOf(person, campaign.id));
      expect(little).toBeGreaterThanOrEqual(least);
      expect(little).toBeLessThanOrEqual(most);
    }
  });

  it('has two sizes: nobody is asked for more than they planned', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'stretch' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'Please choose one of: usual, small' },
    ]);
  });
});
