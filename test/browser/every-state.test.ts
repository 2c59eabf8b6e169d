import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { campaignWhere, messagesOf, openNewCampaign, sendNow, startCampaign, test } from './browser-test.ts';
import { lookAt, type State } from './looks.ts';
import type { Screen } from './screen.ts';

const stop = {
  campaignId: null,
  channel: 'email',
  cause: 'bounce',
  lift: 'link',
  text: 'Emails to you come back',
  createdAt: '2026-01-01T00:00:00Z',
};

/** Says how states are brought about, in few words. */
function statesOf(app: Screen) {
  const { press, sees } = app;
  const opens =
    (button: string | RegExp, dialog = app.dialog()) =>
    async () => {
      await press(button);
      await dialog.isThere();
    };
  /** Does something that is told in a notice, and keeps the notice there: it waits for whoever is reading it. */
  const told = (button: string | RegExp, words: string) => async () => {
    await press(button);
    await app.notices.getByText(words).first().waitFor();
    await app.page.keyboard.press('F8');
  };
  const chooses =
    (item: string, dialog = app.dialog(), menu?: RegExp) =>
    async () => {
      await app.fromMenu(item, menu);
      await dialog.isThere();
    };
  const shows = (words: string | RegExp) => () => app.page.getByText(words).first().waitFor();
  const region = (name: string | RegExp) => () => app.region(name).waitFor();
  const tab = (name: string | RegExp, words: string | RegExp) => async () => {
    await app.tab(name).click();
    await shows(words)();
  };
  return { press, sees, opens, chooses, told, shows, region, tab };
}

test('everybody can use the forms for visitors, with what is wrong in them', async ({ visitor }) => {
  const app = await visitor(null);
  const { press, sees } = statesOf(app);
  await lookAt(app, [
    { path: '/login', ready: () => press(/^Sign In$/).then(() => sees('Username is required')) },
    {
      path: '/register',
      ready: async () => {
        await app.page.getByRole('checkbox').check();
        await app.field('Phone').waitFor();
        await press('Create Account');
        await sees('Invalid email address');
      },
    },
    {
      path: '/oauth-success?userId=1&username=ada&email=ada%40example.com',
      before: () => app.hold(/\/api\/session$/),
      ready: () => app.isAt('Signing you in…'),
    },
    {
      path: '/help',
      ready: async () => {
        await app.isAt('Help Center');
        for (const question of await app.page.locator('summary').all()) await question.click();
      },
    },
  ]);
});

test('everybody can use the pages before the first campaign', async ({ newcomer }) => {
  const app = await newcomer(null);
  const { sees, shows, tab, told } = statesOf(app);
  await lookAt(app, [
    { path: '/', ready: shows('No messages yet. Create a campaign to start receiving messages.') },
    { path: '/campaigns', ready: shows(/^No campaigns are running yet/) },
    {
      ready: async () => {
        await app.page.getByPlaceholder('Search campaigns...').fill('nothing of the kind');
        await shows(/^Nothing here matches/)();
      },
    },
    { path: '/campaigns/seven', ready: () => app.isAt('Campaign not found') },
    {
      path: '/create-campaign',
      ready: async () => {
        // A phone shows one step at a time.
        const goesOn = app.page.getByRole('button', { name: /^(When and how|Create Campaign)$/ });
        await goesOn.filter({ visible: true }).first().click();
        await sees('Title must be at least 3 characters');
      },
    },
    {
      path: '/analytics',
      ready: () => sees(/^Nothing has been due yet\. Your chart/, /^No campaigns found\./),
    },
    { ready: tab('Completion Rates', 'No campaign data available yet.') },
    { ready: tab('Campaign Progress', 'No campaign progress data available yet.') },
    { path: '/outbox', ready: shows(/^Nothing has been sent yet/) },
    { path: '/settings', ready: told('Save Settings', 'Settings updated') },
  ]);
});

test('everybody can use what stands behind the tabs', async ({ demo }) => {
  const app = await demo(null);
  const { press, sees, tab, region } = statesOf(app);
  const running = await campaignWhere(app, ({ active, currentWeek }) => active && currentWeek === 5);
  const over = await campaignWhere(app, ({ completed }) => completed);
  const nearTheEnd = await campaignWhere(app, ({ title }) => title === 'Home workout');
  await lookAt(app, [
    { path: '/campaigns', ready: tab('Completed (1)', 'Week 12 of 12') },
    { path: `/campaigns/${nearTheEnd.id}`, ready: region('Every other day from here?') },
    { path: `/campaigns/${running.id}`, ready: tab('Statistics', 'Weeks Completed') },
    { path: `/campaigns/${over.id}`, ready: region('What comes next') },
    {
      path: '/templates',
      ready: () =>
        app
          .tab('Reading')
          .click()
          .then(() => app.cards.first().waitFor()),
    },
    {
      path: '/analytics',
      ready: async () => {
        await app.tab('Completion Rates').click();
        await sees(/: \d+%$/);
      },
    },
    {
      ready: async () => {
        await app.tab('Campaign Progress').click();
        await app.page.locator('.uplot canvas').waitFor();
        await press('Show as table');
        await app.page.getByRole('cell', { name: '100%' }).first().waitFor();
      },
    },
  ]);
});

test('everybody can use a campaign that is paused, stopped or asks something', async ({ newcomer }) => {
  const app = await newcomer(null);
  const { chooses, shows, region } = statesOf(app);
  const changed = async (call: string, data: object) => {
    const { id } = await startCampaign(app);
    const answer = await app.page.request.put(`/api/campaigns/${id}/${call}`, { data });
    return (await answer.json()) as CampaignView;
  };
  const paused = await changed('pause', { paused: true });
  const stopped = await changed('active', { active: false });
  const small = await changed('size', { size: 'small' });
  const path = `/campaigns/${small.id}`;
  const messages = await messagesOf(app, small.id);
  const disliked = messages.map((message, at) =>
    at < 4 ? { ...message, sent: true, status: 'sent', rating: 'down' } : message,
  );
  await lookAt(app, [
    { path: `/campaigns/${paused.id}`, ready: region(/^Paused until /) },
    { path: `/campaigns/${stopped.id}`, ready: region('Stopped') },
    {
      path,
      before: () => app.answer(/\/api\/opt-outs$/, [{ ...stop, campaignId: small.id }]),
      ready: region('Messages are stopped'),
    },
    { path, ready: region('Small steps') },
    { ready: chooses('Ease up or pause') },
    {
      path,
      before: async () => {
        await app.answer(/\/api\/messages\/campaign\/\d+$/, disliked);
        await app.answer(/\/style-offer$/, { offer: { from: small.messageStyle, to: 'direct' } });
      },
      ready: region('Message style'),
    },
    {
      path,
      before: () => app.answer(/\/api\/campaigns\/\d+$/, { ...small, deliveryMethod: 'App' }),
      ready: shows('Notifications aren’t on in any of your browsers yet.'),
    },
  ]);
});

test('everybody can use dialogs, menus and notices', async ({ newcomer }) => {
  const app = await newcomer('/help', { permissions: ['clipboard-write', 'clipboard-read'] });
  const { press, sees, opens, chooses, told, shows } = statesOf(app);
  const { id } = await openNewCampaign(app);
  await sendNow(app, id, 'A few words to myself');
  const linkGoogle = async () => {
    const user = { ...(await app.read<object>('/api/session')), providers: ['google'] };
    await app.answer(/\/api\/session$/, user);
    await app.page.evaluate(
      (value) => localStorage.setItem('better-habits.user', value),
      JSON.stringify(user),
    );
  };
  const path = `/campaigns/${id}`;
  const states: State[] = [
    { path: '/', ready: () => press('More').then(shows('Logout')) },
    {
      path,
      ready: async () => {
        await app.within(app.card(/Scheduled · /).first()).fromMenu('Replace');
        await app.dialog().isThere();
      },
    },
    { ready: chooses('Delete', app.alert(), /^More: /) },
    { ready: chooses('Send Manual Message') },
    {
      ready: async () => {
        await chooses('Generate New Message')();
        await app.dialog().scope.getByRole('textbox').waitFor();
      },
    },
    { ready: () => app.press('Campaign actions').then(shows('Regenerate Messages')) },
    { ready: chooses('Regenerate Messages', app.alert()) },
    { ready: () => press('Edit your words').then(opens('Add: I will')) },
    { path: '/templates', ready: opens(/^Use this template/) },
    { ready: told(/^Copy/, 'Copied to clipboard') },
    { path: '/settings', before: () => app.answer(/\/api\/opt-outs$/, [stop]), ready: shows(stop.text) },
    { path: '/settings', before: () => app.refuse(/\/api\/opt-outs$/), ready: shows('Try again') },
    {
      before: () => app.refuse(/\/api\/users\/\d+$/, { method: 'PUT' }),
      ready: told('Save Settings', 'Failed to update settings'),
    },
    {
      ready: async () => {
        await opens('Change password')();
        await press('Save password');
        await sees('Password must be at least 6 characters');
      },
    },
    {
      ready: async () => {
        await opens('Delete account')();
        await press('Delete my account');
        await sees('Password is required');
      },
    },
    { path: '/settings', before: linkGoogle, ready: opens('Unlink Google', app.alert()) },
  ];
  await lookAt(app, states);
});

test('long words and many numbers do not push a phone’s page sideways', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: { width: 360, height: 740 } });
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const { id } = await startCampaign(app, { title, description: title.repeat(4) });
  for (const path of ['/', '/campaigns', `/campaigns/${id}`, `/campaigns/${id}/edit`, '/analytics']) {
    await app.page.goto(path, { waitUntil: 'networkidle' });
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await app.hasNoSideScroll();
  }
  await app.page.getByText(title).first().waitFor();
});
