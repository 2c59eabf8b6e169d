import { onTestFinished } from 'vitest';
import { expect, messagesOf, origin, sendNow, startCampaign, test } from './browser-test.ts';
import { isServed } from './screen.ts';
import { back, cutConnection, startSwitchedProxy, waitingIn } from './switched-proxy.ts';

const portal = { type: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' };
const closing = 'This message sums up your campaign, so there’s no day to mark';
const refusal = { status: 409, type: 'application/json', body: JSON.stringify({ message: closing }) };

test('a mark and an answer wait if a network’s sign-in page answers; if the server refuses them, the app and the page say which and why', async ({
  newcomer,
}) => {
  const proxy = await startSwitchedProxy(origin);
  onTestFinished(() => proxy.close());
  const app = await newcomer(null, {
    baseURL: proxy.origin,
    serviceWorkers: 'allow',
    tolerates: cutConnection,
  });
  const { page } = app;
  const campaign = await startCampaign(app);
  await sendNow(app, campaign.id, 'Breathe in');
  const [mail] = await app.read<{ body: string }[]>('/api/outbox');
  const [answerPath = ''] = /\/m\/[\w.-]+/.exec(mail?.body ?? '') ?? [];
  const completed = async () =>
    (await messagesOf(app, campaign.id)).filter((message) => message.completed).length;
  await app.go('/help');
  await isServed(page);
  await app.go(`/campaigns/${campaign.id}`);
  const today = app.within(app.region('Today'));
  proxy.answer({ status: 200, ...portal });
  await today.press('Mark Complete');
  await today.sees(/^Done .* · Sends when you’re online$/);
  await back(page);
  await app.isIdle();
  expect([await waitingIn(page), await completed()]).toEqual([1, 0]);
  proxy.answer(refusal);
  await back(page);
  await app.isTold('A mark could not be saved');
  await app.page
    .getByText(new RegExp(`^Morning meditation, \\w+day, .+: ${closing}$`))
    .first()
    .waitFor();
  await today.button('Mark Complete').waitFor();
  expect(await waitingIn(page)).toBe(0);

  await app.go(answerPath);
  proxy.answer({ status: 200, ...portal });
  await app.press(/^Done/);
  await app.page.getByText('Your answer is saved on this device').waitFor();
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks'));
  await app.isIdle();
  expect([await waitingIn(page), await completed()]).toEqual([1, 0]);
  proxy.answer(refusal);
  await back(page);
  await app.sees(`Your answer could not be saved. ${closing}`);
  expect(await waitingIn(page)).toBe(0);
  await app.press(/^Done/);
  await app.sees(closing);
  proxy.answer(null);
  await app.press(/^Done/);
  await app.button('Undo').waitFor();
  expect(await completed()).toBeGreaterThan(0);
});
