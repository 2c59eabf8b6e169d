import { type APIRequestContext, type Page, request } from 'playwright-core';
import { beforeAll } from 'vitest';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { startTestApp } from '../support/node/test-app.ts';
import { campaignBody, expect, test } from './browser-test.ts';
import { lookAt, type State } from './looks.ts';
import type { Screen } from './screen.ts';

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

async function send(campaignId: number): Promise<string> {
  const answer = await owner.post('/api/send-message', { data: { campaignId, content: 'A glass, now?' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await mails())[0] ?? '';
}

async function sendOf(title: string): Promise<string> {
  const campaigns = (await (await owner.get('/api/campaigns')).json()) as CampaignView[];
  return send(campaigns.find((one) => one.title === title)?.id ?? 0);
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
          if (!element.checkVisibility()) return false;
          return width < 44 || height < 44;
        })
        .map((element) => element.outerHTML),
      bare: classes.filter((name) => !looks.some((look) => new RegExp(`\\.${name}(?![\\w-])`).test(look))),
    };
  });
  expect({ small, bare }).toEqual({ small: [], bare: [] });
}

const lookAtWellMade = (app: Screen, states: readonly State[]) =>
  lookAt(
    app,
    states.map((state) => ({ ...state, ready: () => state.ready().then(() => expectWellMade(app.page)) })),
  );

/** Presses one button after the other; each leads to a page that says something. */
const pressing =
  (app: Screen) =>
  (...steps: readonly [button: string | RegExp, words: string | RegExp][]) =>
  async () => {
    for (const [button, words] of steps) {
      await app.press(button);
      await app.page.getByText(words).first().waitFor();
    }
  };

test('everybody can use the page of a message, whatever was said to it, and its question of the week', async ({
  visitor,
}) => {
  const asking = answerLink(
    (await mails()).find((body) => body.includes('This week’s question: On a bad day')),
  );
  const path = answerLink(await sendOf('Drink more water'));
  const gone = answerLink(await deletedMail());
  const expired = answerLink((await mails()).at(-1));
  const app = await visitor(null);
  const press = pressing(app);
  const tooLate = async () => {
    await press(['Undo', 'Skip today'])();
    await owner.post(path, { form: { answer: 'done' } });
    await press(['In an hour', 'It’s too late for that.'])();
  };
  const thanks = 'Thank you. That helps with the next ones.';
  const answers = async () => {
    await press(['Done', / kept/])();
    await app.page.getByRole('table', { name: / days kept$/ }).waitFor();
    await press(['Undo', 'Skip this one'], ['Done', / kept/])();
    await app.page.getByLabel('At least').fill('one breath');
    await press(['Save', /^Thank you\./])();
    await app.lacks(app.page.getByLabel('At least'));
  };
  await lookAtWellMade(app, [
    { path: asking, ready: answers },
    { path, ready: () => app.button('Done').waitFor() },
    { path, ready: press(['Done', / kept/]) },
    { path: asking, ready: press(['Thumbs up', thanks]) },
    { path, ready: press(['Undo', 'Skip today'], ['Skip today', 'Skipped']) },
    { path, ready: press(['Undo', 'Skip today'], ['In an hour', /^See you at /]) },
    { path, ready: tooLate },
    { path: expired, ready: () => app.isAt('This link has expired') },
    { path: gone, ready: () => app.isAt('This message is gone') },
    { path: `${origin}/m/nonsense`, ready: () => app.isAt('This link doesn’t work') },
  ]);
});

test('everybody can use what a message offers, before and after it was chosen', async ({ visitor }) => {
  const lapse = await offering('smaller');
  const nearTheEnd = await offering('every-other-day');
  const over = await offering('repeat');
  const app = await visitor(null);
  const press = pressing(app);
  const offers = (path: string, name: string): State => ({ path, ready: () => app.link(name).waitFor() });
  const chosen = (path: string, asked: string, button: string | RegExp, said: string | RegExp): State[] => [
    { path, ready: () => app.isAt(asked) },
    { path, ready: press([button, said]) },
  ];
  const moved = async () => {
    await app.page.getByLabel('Evening (6-8 PM)').check();
    await press(['Move it', /^✓ Moved to /])();
  };
  const thinned = '✓ Every other day from here';
  await lookAtWellMade(app, [
    offers(lapse, 'Make it smaller'),
    ...chosen(`${lapse}/smaller`, 'Make it smaller?', 'Make it smaller', '✓ Smaller from now on'),
    { path: `${lapse}/move`, ready: press(['Move it', 'Please choose a time.']) },
    { path: `${lapse}/move`, ready: moved },
    ...chosen(`${lapse}/pause`, 'Pause for a week?', 'Pause', /^✓ Paused until /),
    ...chosen(`${lapse}/stop`, 'Stop this campaign?', 'Stop this campaign', '✓ Stopped'),
    { path: `${lapse}/move`, ready: press(['Undo', 'This campaign is stopped.']) },
    offers(nearTheEnd, 'Every other day from here?'),
    ...chosen(`${nearTheEnd}/every-other-day`, 'Every other day from here?', 'Every other day', thinned),
    offers(over, 'Repeat it'),
    ...chosen(`${over}/finish`, 'Finish here?', 'Finish', '✓ Finished'),
    { path: `${over}/repeat`, ready: () => app.isAt('Repeat it?') },
    ...chosen(
      `${over}/level-up`,
      'What is the next step?',
      /^Start \w+day, /,
      '✓ Your next twelve weeks are ready',
    ),
  ]);
});

test('everybody can use the page that stops messages, and see what is stopped', async ({ visitor }) => {
  const path = stopLink(await sendOf('Drink more water'));
  const gone = stopLink(await deletedMail());
  const app = await visitor(null);
  const press = pressing(app);
  /** The link by which the owner of the mailbox takes it back. */
  const start = async () => {
    await owner.post('/api/opt-outs/link');
    const [mail = ''] = await mails();
    return /\S+\/m\/start\/[\w-]+(?!\S)/.exec(mail)?.[0] ?? '';
  };
  const takeBack = async () => {
    await app.go(await start());
    await app.isAt('Get messages again?');
    await app.press(/^Get ‘/);
    await app.press('Get messages again');
    await app.isAt('Messages are on');
  };
  const perCampaign = 'We won’t send you any more messages from this campaign.';
  await lookAtWellMade(app, [
    { path, ready: () => app.isAt('Stop messages?') },
    { path, ready: press(['Stop this campaign’s messages', perCampaign]) },
    { path, ready: () => app.sees(perCampaign) },
    { path, ready: press(['Stop all messages', 'We won’t send you any more messages.']) },
    { path, before: takeBack, ready: () => app.isAt('Stop messages?') },
    { path: gone, ready: () => app.isAt('This campaign is gone') },
    { path: `${origin}/m/stop/nonsense`, ready: () => app.isAt('This link doesn’t work') },
  ]);
});
