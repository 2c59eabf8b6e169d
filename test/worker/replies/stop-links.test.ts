import { env, exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { signNumbers } from '../../../worker/http/signed-token.ts';
import { pageAt, post } from '../../support/worker/calls.ts';
import {
  beginOnMonday,
  day,
  halfPastSeven,
  hour,
  mondayMorning,
  newCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { sendDays } from '../../support/worker/offers.ts';
import { appAddress, call, type Person } from '../../support/worker/people.ts';
import { base64url, personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();

const oneClick = { 'List-Unsubscribe': 'One-Click' };

/** A person who has just got a message, and its stop link. */
async function personWithStopLink() {
  const { person, campaign, path: answerPath } = await personWithMessage();
  const { text } = await pageAt(answerPath);
  const [path] = /\/m\/stop\/[\w-]+/.exec(text) ?? [];
  if (path === undefined) throw new Error('The page leads to no stop link');
  return { person, campaign, path };
}

const stopRowsOf = ({ user }: Person) =>
  sql('SELECT campaign_id, channel, cause FROM opt_outs WHERE user_id = ? ORDER BY id', user.id);

const byLink = (campaignId: number) => [
  { campaign_id: campaignId, channel: null, cause: 'unsubscribe-link' },
];

it('one-click unsubscribe stops only that campaign, from any origin, in either encoding, and can be repeated', async () => {
  const { person, campaign, path } = await personWithStopLink();
  stateTime(mondayMorning);
  const other = await newCampaign(person);
  const origins: Record<string, string>[] = [
    {},
    { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ];
  for (const headers of origins) {
    const response = await post(path, oneClick, headers);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await stopRowsOf(person)).toEqual(byLink(campaign.id));
  }
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  const multipart = await exports.default.fetch(`${appAddress}${path}`, { method: 'POST', body });
  expect(multipart.status).toBe(200);
  expect(await stopRowsOf(person)).toEqual(byLink(campaign.id));
  await sendDays(other.id, 0);
  await sendDays(campaign.id, 1);
  expect((await person.messages(other.id))[0]).toMatchObject({ status: 'sent' });
  expect((await person.messages(campaign.id))[1]).toMatchObject({
    status: 'skipped',
    reason: 'You stopped messages from this campaign',
  });
});

describe('the stop page', () => {
  it('changes nothing when opened, or for an invalid form', async () => {
    const { person, path } = await personWithStopLink();
    for (const suffix of ['', '?stop=all', '?List-Unsubscribe=One-Click']) {
      const { status, text } = await pageAt(path + suffix);
      expect(status).toBe(200);
      expect(text).toContain('Stop this campaign’s messages</button>');
      expect(text).toContain('Stop all messages</button>');
    }
    await call('HEAD', path);
    for (const fields of [{ stop: 'nothing' }, { 'List-Unsubscribe': 'Twice' }, {}]) {
      const response = await post(path, fields as Record<string, string>, {});
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toContain('text/html');
    }
    expect(await stopRowsOf(person)).toEqual([]);
  });

  it('stops the campaign, and then still offers to stop everything', async () => {
    const { person, campaign, path } = await personWithStopLink();
    const response = await post(path, { stop: 'campaign' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
    expect(await stopRowsOf(person)).toEqual([{ campaign_id: campaign.id, channel: null, cause: 'person' }]);
    const { text } = await pageAt(path);
    expect(text).toContain('We won’t send you any more messages from this campaign.');
    expect(text).not.toContain('Stop this campaign’s messages</button>');
    expect(text).toContain('Stop all messages</button>');
  });

  it('stops everything, and the next message has that as its reason', async () => {
    const { person, campaign, path } = await personWithStopLink();
    for (let times = 0; times < 2; times += 1) expect((await post(path, { stop: 'all' })).status).toBe(303);
    expect(await stopRowsOf(person)).toEqual([{ campaign_id: null, channel: null, cause: 'person' }]);
    const { text } = await pageAt(path);
    expect(text).toContain('We won’t send you any more messages.');
    expect(text).not.toContain('<button');
    await sendDays(campaign.id, 1);
    expect((await person.messages(campaign.id))[1]).toMatchObject({
      status: 'skipped',
      reason: 'You stopped all messages',
    });
  });
});

it('a stop link works for 180 days, and is 410 after that', async () => {
  const { person, path } = await personWithStopLink();
  stateTime(halfPastSeven + 100 * day);
  expect((await pageAt(path)).status).toBe(200);
  stateTime(halfPastSeven + 181 * day);
  expect((await pageAt(path)).status).toBe(410);
  expect((await post(path, oneClick, {})).status).toBe(410);
  expect(await stopRowsOf(person)).toEqual([]);
});

it('a stop link is 404 if changed, signed for something else, or its campaign was deleted', async () => {
  const { person, campaign, path } = await personWithStopLink();
  const end = Math.floor(Date.now() / hour) + 24;
  const tokens = [
    path.slice('/m/stop/'.length).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    base64url(await signNumbers('answer', [campaign.id, end], env.SESSION_SECRET)),
    base64url(await signNumbers('stop', [campaign.id, end], 'a secret of somebody else, long enough')),
    'nonsense',
  ];
  const expectNotFound = async (link: string) =>
    expect([link, (await pageAt(link)).status, (await post(link, oneClick, {})).status]).toEqual([
      link,
      404,
      404,
    ]);
  for (const token of tokens) await expectNotFound(`/m/stop/${token}`);
  expect(await stopRowsOf(person)).toEqual([]);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  await expectNotFound(path);
  expect((await pageAt(path)).text).toContain('you won’t get any more messages');
});
