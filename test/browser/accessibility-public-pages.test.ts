import { type APIRequestContext, type Page, request } from 'playwright-core';
import { beforeAll } from 'vitest';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { startTestApp } from '../support/node/test-app.ts';
import { expect, test } from './browser-test.ts';
import { campaignBody } from './campaigns-at-hand.ts';
import { heading, lookAround, patience, press, text, type View } from './look-around.ts';

/** The owner of what the pages are about, who needs no browser: nobody is signed in where the pages open. */
let owner: APIRequestContext;
let origin: string;

// An app of its own: what is chosen here changes the demo account.
beforeAll(async () => {
  const app = await startTestApp();
  origin = app.origin;
  owner = await request.newContext({ baseURL: origin });
  await owner.post('/api/login', { data: demoPerson });
  return async () => {
    await owner.dispose();
    await app.close();
  };
});

/** What was sent, newest first. */
async function mails(): Promise<string[]> {
  const sent = (await (await owner.get('/api/outbox')).json()) as { body: string }[];
  return sent.map(({ body }) => body);
}

const answerLink = (mail = '') => /\S+\/m\/(?!stop\/)[\w-]+(?!\S)/.exec(mail)?.[0] ?? '';
const stopLink = (mail = '') => /\S+\/m\/stop\/[\w-]+(?!\S)/.exec(mail)?.[0] ?? '';
/** The message of somebody's mail that offers a choice. */
const offering = async (choice: string) =>
  answerLink((await mails()).find((mail) => new RegExp(`/${choice}(?!\\S)`).test(mail)));

async function campaign(title: string): Promise<number> {
  const all = (await (await owner.get('/api/campaigns')).json()) as CampaignView[];
  return all.find((one) => one.title === title)?.id ?? 0;
}

async function send(campaignId: number): Promise<string> {
  const answer = await owner.post('/api/send-message', { data: { campaignId, content: 'A glass, now?' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await mails())[0] ?? '';
}

/** The mail of a campaign that was deleted afterwards. */
async function deletedMail(): Promise<string> {
  const answer = await owner.post('/api/campaigns', { data: campaignBody });
  const { id } = (await answer.json()) as CampaignView;
  const mail = await send(id);
  await owner.delete(`/api/campaigns/${id}`);
  return mail;
}

/** Everything on a phone that can be pressed can be hit with a thumb, and each class has a look in a sheet of the page. */
async function expectWellMade(page: Page): Promise<void> {
  // A page's words may be there before its sheets.
  await page.waitForLoadState('load');
  const { small, bare } = await page.evaluate(() => {
    const looks = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const classes = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return {
      small: [...document.querySelectorAll('a, button, label, input[type="time"]')]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((element) => element.outerHTML),
      bare: classes.filter((name) => !looks.some((look) => new RegExp(`\\.${name}(?![\\w-])`).test(look))),
    };
  });
  expect({ small, bare }).toEqual({ small: [], bare: [] });
}

const wellMade = (views: readonly View[]): View[] =>
  views.map((view) => ({
    ...view,
    ready: async (page) => {
      await view.ready(page);
      await expectWellMade(page);
    },
  }));

/** Presses one button after the other; each leads to a page that says something. */
const pressed =
  (...steps: readonly [button: string | RegExp, words: string | RegExp][]) =>
  async (page: Page) => {
    for (const [button, words] of steps) {
      await press(page, button);
      await text(words)(page);
    }
  };

test('everybody can use the page of a message, whatever was said to it', patience, async ({ openApp }) => {
  const path = answerLink(await send(await campaign('Drink more water')));
  const gone = answerLink(await deletedMail());
  const expired = answerLink((await mails()).at(-1));
  // What somebody wrote themselves has no thumbs.
  const planned = await offering('smaller');
  const page = await openApp({ path: `${origin}/help` });
  const isOpen = (opened: Page) => opened.getByRole('button', { name: 'Done' }).waitFor();
  const tooLate = async (opened: Page) => {
    await pressed(['Undo', 'Skip today'])(opened);
    await owner.post(path, { form: { answer: 'done' } });
    await press(opened, 'Snooze 1 hour');
    await text('It is too late for that by now.')(opened);
  };
  await lookAround(
    page,
    wellMade([
      { path, ready: isOpen },
      { path, ready: pressed(['Done', '✓ Done']) },
      {
        path: planned,
        ready: pressed(['Done', '✓ Done'], ['Thumbs up', 'Thank you. That helps with the next ones.']),
      },
      { path, ready: pressed(['Undo', 'Skip today'], ['Skip today', 'Skipped']) },
      { path, ready: pressed(['Undo', 'Skip today'], ['Snooze 1 hour', /^See you at /]) },
      { path, ready: tooLate },
      { path: expired, ready: heading('This link has run out') },
      { path: gone, ready: heading('This message is gone') },
      { path: `${origin}/m/nonsense`, ready: heading('This link leads nowhere') },
    ]),
  );
});

test(
  'everybody can use what a message offers, before and after it was chosen',
  patience,
  async ({ openApp }) => {
    const lapse = await offering('smaller');
    const nearTheEnd = await offering('every-other-day');
    const over = await offering('repeat');
    const page = await openApp({ path: `${origin}/help` });
    const link = (name: string) => (opened: Page) => opened.getByRole('link', { name }).waitFor();
    const chosen = (path: string, asked: string, button: string | RegExp, said: string | RegExp): View[] => [
      { path, ready: heading(asked) },
      { path, ready: pressed([button, said]) },
    ];
    await lookAround(
      page,
      wellMade([
        { path: lapse, ready: link('Make it smaller') },
        ...chosen(`${lapse}/smaller`, 'Make it smaller?', 'Make it smaller', '✓ Smaller from now on'),
        { path: `${lapse}/move`, ready: pressed(['Move it', 'Please choose a time.']) },
        {
          path: `${lapse}/move`,
          ready: async (opened) => {
            await opened.getByLabel('Evening (6-8 PM)').check();
            await pressed(['Move it', /^✓ Moved to /])(opened);
          },
        },
        ...chosen(`${lapse}/pause`, 'Pause for a week?', 'Pause', /^✓ Paused until /),
        ...chosen(`${lapse}/stop`, 'Stop this campaign?', 'Stop this campaign', '✓ Stopped'),
        { path: `${lapse}/move`, ready: pressed(['Undo', 'This campaign is stopped.']) },
        { path: nearTheEnd, ready: link('Every other day from here?') },
        ...chosen(
          `${nearTheEnd}/every-other-day`,
          'Every other day from here?',
          'Every other day',
          '✓ Every other day from here',
        ),
        { path: over, ready: link('Repeat it') },
        ...chosen(`${over}/finish`, 'Finish here?', 'Finish', '✓ Finished'),
        { path: `${over}/repeat`, ready: heading('Repeat it?') },
        ...chosen(
          `${over}/level-up`,
          'What is the next step?',
          /^From \w+day, /,
          '✓ Your next twelve weeks are ready',
        ),
      ]),
    );
  },
);

test(
  'everybody can use the page that stops messages, and see what is stopped',
  patience,
  async ({ openApp }) => {
    const path = stopLink(await send(await campaign('Drink more water')));
    const gone = stopLink(await deletedMail());
    const page = await openApp({ path: `${origin}/help` });
    const lift = async () => {
      const stops = (await (await owner.get('/api/stops')).json()) as { id: number }[];
      for (const { id } of stops) await owner.delete(`/api/stops/${id}`);
    };
    const perCampaign = 'We send you no more messages of this campaign.';
    await lookAround(
      page,
      wellMade([
        { path, ready: heading('Stop messages?') },
        { path, ready: pressed(['Stop this campaign’s messages', perCampaign]) },
        { path, ready: text(perCampaign) },
        { path, ready: pressed(['Stop all messages', 'We send you no more messages.']) },
        { path, before: lift, ready: heading('Stop messages?') },
        { path: gone, ready: heading('This campaign is gone') },
        { path: `${origin}/m/stop/nonsense`, ready: heading('This link leads nowhere') },
      ]),
    );
  },
);
