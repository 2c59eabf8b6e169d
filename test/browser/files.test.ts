import { expect, test } from './browser-test.ts';

test('every address of the app gives its page, by itself never kept', async ({ openApp }) => {
  const { request } = await openApp({ path: '/help' });
  const home = await request.get('/');
  for (const address of ['/campaigns/3', '/settings', '/nowhere/at-all']) {
    const answer = await request.get(address);
    expect([address, answer.status(), await answer.text()]).toEqual([address, 200, await home.text()]);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': home.headers()['content-security-policy'],
    });
  }
});

test('a file is kept for a year, and one that is not there is said to be missing and not kept', async ({
  openApp,
}) => {
  const page = await openApp({ path: '/help' });
  const script = (await page.locator('script[src^="/assets/"]').first().getAttribute('src')) ?? '';
  expect((await page.request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const address of ['/assets/index-of-another-day.js', '/icons/none.png', '/assets/', '/api/none']) {
    const answer = await page.request.get(address);
    expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([address, 404, 'no-store']);
  }
});
