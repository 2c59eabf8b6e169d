import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { signNumbers } from '../../../worker/http/signed-token.ts';
import { call, pageAt, post } from '../../support/worker/calls.ts';
import { stateOf } from '../../support/worker/campaigns.ts';
import { personAfterLapse } from '../../support/worker/choices.ts';
import { day, hour, minuteOf, stateTime } from '../../support/worker/clock.ts';
import type { Person } from '../../support/worker/people.ts';
import { base64url, personWithMessage } from '../../support/worker/reached.ts';

const { SESSION_SECRET } = env;

type Purpose = Parameters<typeof signNumbers>[0];

/** The links in an email, what their buttons send, and forms that none of them sends. */
const links: Record<string, { form: Record<string, string>; invalid: Record<string, string>[] }> = {
  message: { form: { answer: 'done' }, invalid: [{ answer: 'everything' }, { question: 'z', reply: 'x' }] },
  choice: { form: { do: 'make' }, invalid: [{}, { do: 'everything' }, { do: 'make', start: 'never' }] },
  stop: { form: { stop: 'all' }, invalid: [{}, { stop: 'nothing' }, { 'List-Unsubscribe': 'Twice' }] },
};

async function pathOf(link: string, person: Person): Promise<string> {
  if (link === 'choice') return person.choicePath('stop');
  const path = await person.answerPath();
  return link === 'message' ? path : (/\/m\/stop\/[\w-]+/.exec((await pageAt(path)).text)?.[0] ?? '');
}

const tokenOf = (path: string) => /(?<=^\/m\/(stop\/)?)[\w-]{10,}/.exec(path)?.[0] ?? '';

/** The path with another character in its token. */
function damaged(path: string, at: number): string {
  const token = tokenOf(path);
  const another = token[at] === 'A' ? 'B' : 'A';
  return path.replace(token, `${token.slice(0, at)}${another}${token.slice(at + 1)}`);
}

describe.each(Object.entries(links))('the link of a %s', (link, { form, invalid }) => {
  // One click on "unsubscribe" in a mail program comes from another origin, and may come after months.
  const isStop = link === 'stop';
  const [purpose, other] = isStop ? (['stop', 'answer'] as const) : (['answer', 'stop'] as const);

  it('changes nothing when opened, or for an invalid, foreign or too large form', async () => {
    const { person, campaign } = await personAfterLapse();
    const path = await pathOf(link, person);
    const state = async () => [await stateOf(person, campaign.id), await person.stops()];
    const before = await state();
    const { status, answer } = await pageAt(path);
    expect([status, answer.headers.getSetCookie()]).toEqual([200, []]);
    await call('HEAD', path);
    await pageAt(`${path}?${new URLSearchParams(form)}`);
    for (const fields of invalid) expect((await post(path, fields)).status).toBe(400);
    expect((await post(path, { ...form, more: 'x'.repeat(65 * 1024) })).status).toBe(413);
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    if (!isStop) expect((await post(path, form, elsewhere)).status).toBe(403);
    expect(await state()).toEqual(before);
  });

  it('works until it expires, and not if it is damaged, signed for something else, or its message is gone', async () => {
    const { person, campaign } = await personAfterLapse();
    const gentle = (await person.messages(campaign.id))[3]?.id ?? 0;
    const path = await pathOf(link, person);
    const expectBoth = async (path: string, status: number) => {
      const statuses = [(await pageAt(path)).status, (await post(path, form)).status];
      expect(statuses, path).toEqual([status, status]);
    };
    const ids = isStop ? [campaign.id, Math.floor(Date.now() / hour) + 24] : [gentle];
    const signed = async (as: Purpose, ids: number[], secret = SESSION_SECRET) =>
      path.replace(tokenOf(path), base64url(await signNumbers(as, ids, secret)));
    expect((await pageAt(await signed(purpose, ids))).status).toBe(200);
    for (const forged of [
      ...[0, 6, 12].map((at) => damaged(path, at)),
      await signed('reply', ids),
      await signed(other, ids),
      await signed(purpose, ids, 'a secret of somebody else, long enough'),
      await signed(purpose, []),
      ...(isStop ? [] : [await signed(purpose, [gentle, 1])]),
    ])
      await expectBoth(forged, 404);
    const days = isStop ? 180 : 7;
    stateTime(minuteOf(3) + days * day - hour);
    expect((await pageAt(path)).status).toBe(200);
    stateTime(minuteOf(3) + days * day + hour);
    await expectBoth(path, 410);
    expect((await pageAt(path)).text).toContain('This link has expired');
    stateTime(minuteOf(3));
    await person.call('DELETE', isStop ? `/api/campaigns/${campaign.id}` : `/api/messages/${gentle}`);
    await expectBoth(path, 404);
    const gone = isStop ? 'you won’t get any more messages' : 'This message is gone';
    expect((await pageAt(path)).text).toContain(gone);
    expect(await person.stops()).toEqual([]);
  });
});

it('the link of a message has at most 22 characters, and that of a choice works only for a choice of its message', async () => {
  const { id, path } = await personWithMessage();
  const signed = async (id: number) => `/m/${base64url(await signNumbers('answer', [id], SESSION_SECRET))}`;
  expect([await signed(id), (await signed(200_000_000)).length]).toEqual([path, 22]);
  for (const choice of ['explode', 'stop']) expect((await pageAt(`${path}/${choice}`)).status).toBe(404);
});
