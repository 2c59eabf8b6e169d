import { describe, expect, it } from 'vitest';
import {
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newestMail } from '../../support/worker/offers.ts';
import { call, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const plan = { planAnchor: 'I make tea', planAction: 'sit still', planSmallest: 'one breath' };

/** An email after one day that was kept and one that was not. */
async function thirdEmail(change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign({ ...plan, ...change });
  for (const at of [0, 1, 2]) {
    stateTime(halfPastSeven + at * day);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(person, campaign.id);
    if (at === 0) await person.call('PUT', `/api/messages/${id}`, { completed: true });
  }
  return { person, campaign, ...(await newestMail(person)) };
}

const cellsOf = (html: string) => [...html.matchAll(/<td class="([^"]*)" title="([^"]*)"/g)];

describe('the HTML of an email', () => {
  it('shows the days as the app does, with a column for each week', async () => {
    const { person, campaign, html } = await thirdEmail();
    const { days } = (await (await person.call('GET', `/api/campaigns/${campaign.id}/days`)).json()) as {
      days: { state: string }[];
    };
    const cells = cellsOf(html ?? '');
    expect(cells).toHaveLength(84);
    const words: Record<string, string> = { kept: 'kept', bridged: 'no mark, streak kept', open: 'open' };
    for (const [at, { state }] of days.entries()) {
      const [, , title] = cells[(at % 7) * 12 + Math.floor(at / 7)] ?? [];
      expect(title?.split(': ')[1]).toBe(words[state] ?? 'to come');
    }
    expect(days.slice(0, 3).map(({ state }) => state)).toEqual(['kept', 'bridged', 'open']);
  });

  it('names both color schemes, is small, and loads nothing but one picture that has words', async () => {
    const { html } = await thirdEmail();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html?.length).toBeLessThan(60_000);
    expect(html?.match(/<(img|link|script|iframe)\b[^>]*>|url\(|@import/g)).toEqual([
      expect.stringContaining('src="http://localhost:5173/email/sun-1.png"'),
    ]);
    expect(html).toContain('alt="A sun with 1 of 12 rays, one for each week"');
  });

  it('says what the plain text says, with the same links', async () => {
    const { html, body } = await thirdEmail();
    const shown = (html ?? '').replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ');
    for (const words of ['Week 1, day 3', 'Skip today', 'In an hour', 'Smaller today: one breath'])
      expect([body.includes(words), shown.includes(words)]).toEqual([true, true]);
    const links = (text: string) => new Set(text.match(/http:\/\/localhost:5173\/m\/[^\s"]+/g));
    expect(links(html ?? '')).toEqual(links(body));
  });

  it('has no sun, days or streak where nothing is celebrated, and previews none of the person’s words', async () => {
    const { html, body } = await thirdEmail({ title: 'Lithium', kind: 'dose', description: 'One a day' });
    expect(cellsOf(html ?? '')).toEqual([]);
    expect(html).not.toMatch(/<img|in a row|Skip today/);
    expect(body).toMatch(/^One thing to check off\./);
    expect(html).toMatch(/<div style="display:none[^>]*>One thing to check off\./);
  });
});

describe('the page of an email in the outbox', () => {
  const emailOf = async (person: Person) => {
    const [{ id }] = (await (await person.call('GET', '/api/outbox')).json()) as [{ id: number }];
    return `/api/outbox/${id}/email`;
  };

  it('is its HTML, in which nothing may run, for its owner alone', async () => {
    const { person, html } = await thirdEmail();
    const path = await emailOf(person);
    const answer = await person.call('GET', path);
    expect(await answer.text()).toBe(html?.replace('<head>', '<head><base target="_blank">'));
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'.*frame-ancestors 'self'$/,
    );
    const { person: other } = await newPersonWithCampaign();
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await call('GET', path)).status).toBe(401);
  });
});
