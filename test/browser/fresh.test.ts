import { expect, startCampaign, test } from './browser-test.ts';

test('a page is reloaded when a day begins, when the device wakes up, and when a tab from the background is first shown', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await startCampaign(app);
  const { page } = app;
  await page.clock.install({ time: new Date() });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  const reads = app.requests(/\/api\/campaigns\?/);
  const anew = async (act: () => Promise<unknown>) => {
    const before = reads.length;
    await act();
    await expect.poll(() => reads.length).toBeGreaterThan(before);
    await app.isIdle();
  };
  await anew(() => app.go('/campaigns'));
  await app.card('Morning meditation').waitFor();
  await page.clock.runFor('06:00');
  await anew(() =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  );
  // It is about noon. This list doesn't know of any messages.
  await anew(() => page.clock.runFor('13:00:00'));
  await anew(() => page.clock.fastForward('01:00:00'));
});
