import { addDays } from '../../worker/planning/calendar-date.ts';
import { look } from './accessible.ts';
import { phone, startCampaign, test } from './browser-test.ts';
import { sentAnHourAgo, showToday, withMessage } from './changed-today.ts';

test('today is accessible in all states; quiet kinds have neither suns nor streaks', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const rowOf = (title: string) => app.within(app.region('Today').getByRole('article', { name: title }));
  const inStates: Record<string, Parameters<typeof showToday>[1]> = {
    lapsed: ({ today, ...campaign }) => {
      const lastSevenDays = today.lastSevenDays.map((day) => ({ ...day, due: true }));
      return { ...campaign, today: { ...today, isAfterLapse: true, lastSevenDays } };
    },
    paused: (campaign) =>
      withMessage({ heldBack: 'paused' })({ ...campaign, pausedUntil: addDays(campaign.today.date, 3) }),
    'a dose': (campaign) => ({ ...campaign, kind: 'dose', currentStreak: 9 }),
    abstinent: (campaign) => ({ ...campaign, kind: 'recover' }),
  };
  for (const title of Object.keys(inStates))
    await startCampaign(app, { title, description: 'Around the block after dinner' });
  await showToday(app.page, (campaign) => inStates[campaign.title]?.(sentAnHourAgo(campaign)) ?? campaign);
  await app.go('/');
  const lapsed = rowOf('lapsed');
  for (const choice of ['Smaller', 'Pause', 'Stop']) await lapsed.button(choice).waitFor();
  await lapsed.link('Later').waitFor();
  await rowOf('paused').sees(/Paused until \w+day, \w+ \d+/);
  await rowOf('abstinent').button('Not today').waitFor();
  const quiet = rowOf('a dose');
  await quiet.button('Mark Complete').waitFor();
  const [streak, ...choices] = ['Nine in a row', 'Skip today', 'Smaller today', 'In an hour'];
  await app.lacks(quiet.scope.getByText(streak), ...choices.map((name) => quiet.button(name)));
  const suns = app.page.getByRole('list', { name: /seven days/ });
  await app.counts(suns, 1);
  await look(app);

  await app.letThrough();
  await showToday(app.page, ({ today, ...campaign }) => ({
    ...campaign,
    kind: 'dose',
    dueCount: 1,
    today: { ...today, message: null },
  }));
  await app.page.reload();
  await app.sees('Nothing due today');
  await app.lacks(suns);
  await look(app, 'nothing due');
});
