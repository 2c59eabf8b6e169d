import { type APIRequestContext, request } from 'playwright-core';
import { beforeAll } from 'vitest';
import { demoUser } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expectLargeText, lookAt, type State } from './accessible.ts';
import { expect, origin, phone, test } from './browser-test.ts';
import type { Screen } from './screen.ts';
import { pathsIn } from './server.ts';

/** The demo account, without a browser: the pages open without a session. No other test uses it, since choices change it. */
let owner: APIRequestContext;

beforeAll(async () => {
  owner = await request.newContext({ baseURL: origin });
  await owner.post('/api/login', { data: demoUser });
  return () => owner.dispose();
});

const read = async <Body>(path: string) => (await (await owner.get(path, { maxRetries: 3 })).json()) as Body;
/** All sent messages, newest first. */
const mails = async () => (await read<{ body: string }[]>('/api/outbox')).map(({ body }) => body);
/** The path of the newest message that offers a choice. */
const offering = async (choice: string) =>
  pathsIn((await mails()).find((mail) => new RegExp(`/${choice}(?!\\S)`).test(mail))).answer;

/** Sends a message now. @returns the paths in its email */
async function newMail() {
  const campaigns = await read<CampaignView[]>('/api/campaigns');
  const campaignId = campaigns.find(({ title }) => title === 'Drink more water')?.id;
  const answer = await owner.post('/api/send-message', { data: { campaignId, content: 'A glass, now?' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return pathsIn((await mails())[0]);
}

/** Every control is large enough for a thumb, and every class has a style on the page. */
async function expectWellMade({ page }: Screen): Promise<void> {
  // The text may appear before the style sheets.
  await page.waitForLoadState('load');
  const faults = await page.evaluate(() => {
    const looks = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const classes = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return {
      small: [...document.querySelectorAll('a, button, label, input[type="time"]')]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return element.checkVisibility() && (width < 44 || height < 44);
        })
        .map((element) => element.outerHTML),
      bare: classes.filter((name) => !looks.some((look) => new RegExp(`\\.${name}(?![\\w-])`).test(look))),
    };
  });
  expect(faults).toEqual({ small: [], bare: [] });
}

const lookAtWellMade = (app: Screen, states: readonly State[]) =>
  lookAt(
    app,
    states.map((state) => ({
      ...state,
      ready: async () => {
        await state.ready();
        await expectWellMade(app);
        await expectLargeText(app);
        await app.page.setViewportSize(phone);
      },
    })),
  );

/** Presses buttons one after the other, each of which leads to a page with certain words. */
const pressing =
  (app: Screen) =>
  (...steps: readonly [button: string | RegExp, words: string | RegExp][]) =>
  async () => {
    for (const [button, words] of steps) {
      await app.press(button);
      await app.page.getByText(words).first().waitFor();
    }
  };

test('the page of a message is accessible after every answer', async ({ visitor }) => {
  const question = 'This week’s question: On a bad day';
  const { answer: asking } = pathsIn((await mails()).find((body) => body.includes(question)));
  const { answer: path } = await newMail();
  const { answer: expired } = pathsIn((await mails()).at(-1));
  const app = await visitor(null, { viewport: phone });
  const press = pressing(app);
  const tooLate = async () => {
    await press(['Undo', 'In an hour'])();
    await owner.post(path, { form: { answer: 'done' } });
    await press(['In an hour', 'It’s too late for that.'])();
  };
  const answers = async () => {
    await press(['Mark Complete', / kept/])();
    await app.page.getByRole('table', { name: / days kept$/ }).waitFor();
    await press(['Undo', 'Skip this one'], ['Mark Complete', / kept/])();
    // Enter sends these words, not the first suggestion.
    await app.page.getByLabel('At least').fill('one breath');
    await app.page.keyboard.press('Enter');
    await app.page.getByText(/^Thank you\./).waitFor();
    await app.lacks(app.page.getByLabel('At least'));
    await press(['Thumbs up', 'Thank you. That helps with the next ones.'])();
  };
  await lookAtWellMade(app, [
    { path: asking, ready: answers },
    { path: asking, ready: press(['Undo', 'Skip this one'], ['Skip this one', 'Skipped']) },
    { path, ready: press(['In an hour', /^Back at /]) },
    { path, ready: tooLate },
    { path: expired, ready: () => app.isAt('This link has expired') },
  ]);
  // On a phone that is held sideways, it keeps clear of the notch.
  await app.page.setViewportSize({ width: phone.height, height: phone.width });
  const insets = { top: 0, bottom: 21, left: 59, right: 59 };
  const devtools = await app.page.context().newCDPSession(app.page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await app.go(path);
  for (const part of [app.page.getByRole('heading').first(), app.link('Better Habits')])
    expect((await part.boundingBox())?.x).toBeGreaterThanOrEqual(insets.left);
});

test('the pages of a message’s choices are accessible before and after the choice', async ({ visitor }) => {
  const lapse = await offering('smaller');
  const over = await offering('repeat');
  const app = await visitor(null, { viewport: phone });
  const press = pressing(app);
  const chosen = (path: string, button: string | RegExp, said: string | RegExp): State => ({
    path,
    ready: press([button, said]),
  });
  const moved = async () => {
    await app.page.getByLabel('Evening (6-8 PM)').check();
    await press(['Move it', /^✓ Moved to /])();
  };
  const stopped = async () => {
    await press(['Stop this campaign', '✓ Stopped'])();
    await app.go(`${lapse}/move`);
    await press(['Undo', 'This campaign is stopped.'])();
  };
  await lookAtWellMade(app, [
    { path: lapse, ready: () => app.link('Make it smaller').waitFor() },
    { path: `${lapse}/smaller`, ready: () => app.isAt('Make it smaller?') },
    chosen(`${lapse}/move`, 'Move it', 'Please choose a time.'),
    { path: `${lapse}/move`, ready: moved },
    { path: `${lapse}/stop`, ready: stopped },
    { path: `${over}/level-up`, ready: () => app.isAt('What is the next step?') },
    chosen(`${over}/level-up`, /^Start \w+day, /, '✓ Your next twelve weeks are ready'),
  ]);
});

test('the page that stops messages is accessible and shows what is stopped', async ({ visitor }) => {
  const { stop: path } = await newMail();
  const app = await visitor(null, { viewport: phone });
  const press = pressing(app);
  const perCampaign = 'We won’t send you any more messages from this campaign.';
  await lookAtWellMade(app, [
    { path, ready: () => app.isAt('Stop messages?') },
    { path, ready: press(['Stop this campaign’s messages', perCampaign]) },
    { path, ready: press(['Stop all messages', 'We won’t send you any more messages.']) },
  ]);
});

test('an email is readable in any client and in its language’s direction', async ({ visitor }) => {
  const { page } = await visitor(null, { viewport: phone });
  const sent = await read<{ html: string | null }[]>('/api/outbox');
  const html = sent.find((mail) => mail.html?.includes('summary="'))?.html ?? '';
  // Outlook for Windows knows no maximum width.
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/);
  for (const mail of [html, html.replace(/<style>.*?<\/style>/gs, '')]) {
    await page.setContent(mail, { waitUntil: 'load' });
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(fonts).toEqual(mail === html ? ['loaded'] : []);
    const days = page.locator('table[summary]');
    const figure = page.locator('table', { hasText: /in a row|kept/ }).last();
    const boxes = await Promise.all([figure.boundingBox(), days.boundingBox()]);
    const [above, below] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(above?.width).toBeGreaterThan(180);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
  await page.setContent(html.replace(/(<p dir="auto"[^>]*>).*?<\/p>/s, '$1אחרי הקפה: עשר דקות!</p>'));
  const words = page.getByText('אחרי הקפה');
  expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
