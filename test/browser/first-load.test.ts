import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import { expect, test } from './browser-test.ts';

/** Loads the page anew and adds up the scripts and styles that come with it, compressed, in KB. */
async function weigh(page: Page, landmark: Locator): Promise<number> {
  await landmark.waitFor();
  const files = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  await landmark.waitFor();
  expect(files).not.toHaveLength(0);
  const bodies = await Promise.all([...files].map(async (file) => (await fetch(file)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

test('the sign-in page comes with at most 125 KB of scripts and styles', async ({ openApp }) => {
  const page = await openApp();
  const size = await weigh(page, page.getByRole('button', { name: 'Sign In' }));
  expect(size).toBeLessThanOrEqual(125);
});

test('the dashboard comes with at most 160 KB of scripts and styles', async ({ openApp }) => {
  const page = await openApp({ person: demoPerson });
  const size = await weigh(page, page.getByRole('heading', { name: 'Dashboard' }));
  expect(size).toBeLessThanOrEqual(160);
});
