import { describe, expect, it } from 'vitest';
import { retryWhenChanged } from '../../../worker/campaigns/update-campaign.service.ts';
import { changedMeanwhile } from '../../../worker/platform/errors.ts';
import {
  beginOnMonday,
  campaignBody,
  expectOnePlannedEachDay,
  messagesOf,
  newPersonWithCampaign,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';

beginOnMonday();

type Deed = (person: Person, id: number) => Promise<Response>;

/** What makes the plan or its texts anew, and takes its time for it; how the campaign then is. */
const remakings: [string, Deed, object][] = [
  [
    'an edit',
    (person, id) => person.call('PUT', `/api/campaigns/${id}`, { ...campaignBody, customTime: '20:00' }),
    { sendTime: '20:00' },
  ],
  ['new texts', (person, id) => person.call('POST', `/api/campaigns/${id}/regenerate-messages`), {}],
  [
    'smaller steps',
    (person, id) => person.call('PUT', `/api/campaigns/${id}/size`, { size: 'small' }),
    { size: 'small' },
  ],
  [
    'a plan of their own',
    (person, id) =>
      person.call('PUT', `/api/campaigns/${id}/plan`, { planAnchor: 'coffee', planAction: 'stretch' }),
    { planAnchor: 'coffee', planAction: 'stretch' },
  ],
  [
    'a move to Tokyo',
    (person) => person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Asia/Tokyo' }),
    { timeZone: 'Asia/Tokyo' },
  ],
];

/** What a person says of the campaign besides, and how it then is. */
const words: [string, Deed, object][] = [
  [
    'a stop',
    (person, id) => person.call('PUT', `/api/campaigns/${id}/active`, { active: false }),
    { active: false },
  ],
  [
    'a pause',
    (person, id) => person.call('PUT', `/api/campaigns/${id}/pause`, { paused: true }),
    { pausedUntil: '2031-03-10' },
  ],
  [
    'the wish to keep every day',
    (person, id) => person.call('DELETE', `/api/campaigns/${id}/every-other-day/offer`),
    { everyDayKept: true },
  ],
];

describe.each(remakings)('while %s is under way,', (_, remake) => {
  it.each(words)('%s holds', async (_word, say, shown) => {
    const { person, campaign } = await newPersonWithCampaign();
    const answers = await Promise.all([remake(person, campaign.id), say(person, campaign.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(after).toMatchObject(shown);
    expectOnePlannedEachDay(await messagesOf(person, campaign.id), 84);
  });
});

const pairs = remakings.flatMap(([one, first, isSo], at) =>
  remakings.slice(at + 1).map(([other, second, isThat]) => {
    const actions = [first, second];
    return { one, other, actions, shown: { ...isSo, ...isThat } };
  }),
);

it.each(pairs)('of $one and $other at once neither is lost', async ({ actions, shown }) => {
  const { person, campaign } = await newPersonWithCampaign();
  const answers = await Promise.all(actions.map((action) => action(person, campaign.id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const after = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
  expect(after).toMatchObject(shown);
  expectOnePlannedEachDay(await messagesOf(person, campaign.id), 84);
});

it('who is overtaken by other changes each time is told so', async () => {
  let tries = 0;
  const change = retryWhenChanged(async () => {
    tries += 1;
    throw changedMeanwhile();
  });
  await expect(change).rejects.toMatchObject({
    status: 409,
    message: 'Your campaign was being changed in another place just now. Please look at it and try again',
  });
  expect(tries).toBe(6);
});
