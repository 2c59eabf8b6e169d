import { env, exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { signNumbers } from '../../../worker/http/signed-token.ts';
import { pageAt, post } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  hour,
  messagesOf,
  mondayMorning,
  newCampaign,
  outboxOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { appAddress, call, type Person } from '../../support/worker/people.ts';
import { base64url, personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();

const oneClick = { 'List-Unsubscribe': 'One-Click' };

/** Somebody who has just got a message, and the stop link in it. */
async function personWithStopLink() {
  const { person, campaign, path: answerPath } = await personWithMessage();
  const { text } = await pageAt(answerPath);
  const [path] = /\/m\/stop\/[\w-]+/.exec(text) ?? [];
  if (path === undefined) throw new Error('The page leads to no stop link');
  return { person, campaign, path };
}

const stopRowsOf = async (person: Person) => {
  const { results } = await env.DB.prepare(
    'SELECT campaign_id, channel, cause FROM opt_outs WHERE user_id = ? ORDER BY id',
  )
    .bind(person.user.id)
    .all();
  return results;
};

describe("a mail program's own unsubscribe button", () => {
  it.each([
    ['no origin', {}],
    ['a foreign origin', { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['the origin of a sandbox', { Origin: 'null' }],
  ])('stops the messages of the campaign at once, without cookies, from %s', async (_, headers) => {
    const { person, campaign, path } = await personWithStopLink();
    const response = await post(path, oneClick, headers as Record<string, string>);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await stopRowsOf(person)).toEqual([
      { campaign_id: campaign.id, channel: null, cause: 'unsubscribe-link' },
    ]);
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({
      status: 'skipped',
      reason: 'You stopped messages of this campaign',
    });
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it('may send its body as multipart too', async () => {
    const { person, path } = await personWithStopLink();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const response = await exports.default.fetch(`${appAddress}${path}`, { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await stopRowsOf(person)).toHaveLength(1);
  });

  it('changes nothing when it is pressed again', async () => {
    const { person, path } = await personWithStopLink();
    for (let times = 0; times < 3; times += 1) expect((await post(path, oneClick, {})).status).toBe(200);
    expect(await stopRowsOf(person)).toHaveLength(1);
  });

  it('leaves other campaigns alone', async () => {
    const { person, path } = await personWithStopLink();
    stateTime(mondayMorning);
    const other = await newCampaign(person);
    await post(path, oneClick, {});
    stateTime(halfPastSeven);
    await fireAlarm(other.id);
    expect((await messagesOf(person, other.id))[0]).toMatchObject({ status: 'sent' });
  });
});

describe('the stop page', () => {
  it('changes nothing when it is opened', async () => {
    const { person, path } = await personWithStopLink();
    for (const suffix of ['', '?stop=all', '?List-Unsubscribe=One-Click']) {
      const { status, text } = await pageAt(path + suffix);
      expect(status).toBe(200);
      expect(text).toContain('Stop this campaign’s messages</button>');
      expect(text).toContain('Stop all messages</button>');
    }
    await call('HEAD', path);
    expect(await stopRowsOf(person)).toEqual([]);
  });

  it('stops the campaign, says so, and still offers to stop everything', async () => {
    const { person, campaign, path } = await personWithStopLink();
    const response = await post(path, { stop: 'campaign' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(path);
    expect(await stopRowsOf(person)).toEqual([{ campaign_id: campaign.id, channel: null, cause: 'person' }]);
    const { text } = await pageAt(path);
    expect(text).toContain('We won’t send you any more messages from this campaign.');
    expect(text).not.toContain('Stop this campaign’s messages</button>');
    expect(text).toContain('Stop all messages</button>');
  });

  it('stops everything, which the next message says', async () => {
    const { person, campaign, path } = await personWithStopLink();
    await post(path, { stop: 'all' });
    await post(path, { stop: 'all' });
    expect(await stopRowsOf(person)).toEqual([{ campaign_id: null, channel: null, cause: 'person' }]);
    const { text } = await pageAt(path);
    expect(text).toContain('We won’t send you any more messages.');
    expect(text).not.toContain('<button');
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({
      status: 'skipped',
      reason: 'You stopped all messages',
    });
  });

  it.each([{ stop: 'nothing' }, { 'List-Unsubscribe': 'Twice' }, {}])(
    'answers %j with a kind page and changes nothing',
    async (fields) => {
      const { person, path } = await personWithStopLink();
      const response = await post(path, fields as Record<string, string>, {});
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(await stopRowsOf(person)).toEqual([]);
    },
  );
});

describe('a stop link that holds no more', () => {
  it('works for as long as any campaign runs, and is 410 after that', async () => {
    const { person, path } = await personWithStopLink();
    stateTime(halfPastSeven + 100 * day);
    expect((await pageAt(path)).status).toBe(200);
    stateTime(halfPastSeven + 181 * day);
    expect((await pageAt(path)).status).toBe(410);
    expect((await post(path, oneClick, {})).status).toBe(410);
    expect(await stopRowsOf(person)).toEqual([]);
  });

  it('is 404 when it was changed, or signed for another purpose or with another secret', async () => {
    const { person, campaign, path } = await personWithStopLink();
    const end = Math.floor(Date.now() / hour) + 24;
    const tokens = [
      path.slice('/m/stop/'.length).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      base64url(await signNumbers('answer', [campaign.id, end], env.SESSION_SECRET)),
      base64url(await signNumbers('stop', [campaign.id, end], 'a secret of somebody else, long enough')),
      'nonsense',
      '%F0%9F%98%80',
    ];
    for (const token of tokens) {
      expect((await pageAt(`/m/stop/${token}`)).status).toBe(404);
      expect((await post(`/m/stop/${token}`, oneClick, {})).status).toBe(404);
    }
    expect(await stopRowsOf(person)).toEqual([]);
  });

  it('is 404 with a kind page when the campaign was deleted', async () => {
    const { person, campaign, path } = await personWithStopLink();
    await person.call('DELETE', `/api/campaigns/${campaign.id}`);
    const { status, text } = await pageAt(path);
    expect(status).toBe(404);
    expect(text).toContain('nothing of it will reach you');
    expect((await post(path, oneClick, {})).status).toBe(404);
  });
});
