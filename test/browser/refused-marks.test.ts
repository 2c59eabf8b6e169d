import { expect, messagesOf, sendNow, test } from './browser-test.ts';
import { back, openBehindProxy, waitingIn } from './switched-proxy.ts';

const portal = { type: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' };
const closing = 'This message sums up your campaign, so there’s no day to mark';
const refusal = { status: 409, type: 'application/json', body: JSON.stringify({ message: closing }) };

test('a mark and an answer wait if a network’s sign-in page answers; if the server refuses them, the app and the page say which and why', async ({
  newcomer,
}) => {
  const { proxy, app, campaign } = await openBehindProxy(newcomer);
  const { page } = app;
  await sendNow(app, campaign.id, 'Breathe in');
  const [mail] = await app.read<{ body: string }[]>('/api/outbox');
  const [answerPath = ''] = /\/m\/[\w.-]+/.exec(mail?.body ?? '') ?? [];
  const completed = async () =>
    (await messagesOf(app, campaign.id)).filter((message) => message.completed).length;
  /** Waits for another attempt to send it, which changes nothing. */
  const isStillWaiting = async (attempt: () => Promise<unknown>) => {
    const before = proxy.refused.length;
    await attempt();
    await expect.poll(() => proxy.refused.length).toBeGreaterThan(before);
    await app.isIdle();
    expect([await waitingIn(page), await completed()]).toEqual([1, 0]);
  };
  await app.go(`/campaigns/${campaign.id}`);
  const today = app.within(app.region('Today'));
  proxy.answer({ status: 200, ...portal });
  await today.press('Mark Complete');
  await today.sees(/^Done .* · Sends when you’re online$/);
  await isStillWaiting(() => back(page));
  proxy.answer(refusal);
  await back(page);
  await app.isTold('A mark could not be saved');
  await app.page
    .getByText(new RegExp(`^Morning meditation, \\w+day, .+: ${closing}$`))
    .first()
    .waitFor();
  await today.button('Mark Complete').waitFor();
  await expect.poll(() => waitingIn(page)).toBe(0);

  await app.go(answerPath);
  proxy.answer({ status: 200, ...portal });
  await app.press(/^Done/);
  await app.page.getByText('Your answer is saved on this device').waitFor();
  await isStillWaiting(() =>
    page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks')),
  );
  proxy.answer(refusal);
  await back(page);
  await app.sees(`Your answer could not be saved. ${closing}`);
  await expect.poll(() => waitingIn(page)).toBe(0);
  await app.press(/^Done/);
  await app.sees(closing);
  proxy.answer(null);
  await app.press(/^Done/);
  await app.button('Undo').waitFor();
  await expect.poll(completed).toBeGreaterThan(0);
});
