/**
 * `npm run screenshots` captures every page, narrow and wide, light and dark, into `.cache/screenshots`. With `--readme`
 * it updates only the pictures in the README and the web app manifest.
 * @module
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { samplePages, signInDemo } from '../test/support/node/sample-pages.ts';
import { launchBrowser, startTestApp } from '../test/support/node/test-app.ts';
import { projectFolder } from './local/project.ts';

const { values: options } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });

const sizes = { narrow: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } } as const;
const colorSchemes = ['light', 'dark'] as const;

/** The pictures in the README and the web app manifest. */
const publishedPictures = {
  'docs/pictures/today.png': { path: '/', width: 1200, height: 760 },
  'docs/pictures/start.png': { path: '/create-campaign', width: 1200, height: 760 },
  'docs/pictures/campaign.png': { path: '/campaigns/:id', width: 1200, height: 760 },
  'public/screenshots/narrow.png': { path: '/', width: 390, height: 844 },
  'public/screenshots/wide.png': { path: '/', width: 1280, height: 800 },
} as const;

/** A time zone where it is between five and six in the afternoon, so that one of today's messages has arrived. */
function afternoonZone(): string {
  const hourIn = (timeZone: string) =>
    Number(new Date().toLocaleString('en-GB', { timeZone, hour: 'numeric' }));
  const zones = ['America/Los_Angeles', 'America/New_York', ...Intl.supportedValuesOf('timeZone')];
  return zones.find((zone) => hourIn(zone) === 17) ?? 'UTC';
}

// The demo account gets the time zone of this process. If the browser had another, the app would show it next to times.
const timezoneId = afternoonZone();
process.env.TZ = timezoneId;

/** Narrow pages are captured as on a phone, whose scroll bar takes up no space. */
const deviceOf = (viewport: { width: number; height: number }) => ({
  viewport,
  isMobile: viewport.width < 600,
});

/** Such as `campaigns-id-edit`. */
const fileName = (path: string) =>
  ({ '/': 'dashboard', '*': 'not-found' })[path] ?? path.slice(1).replaceAll(/\W+/g, '-');

async function capture(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: !options.readme, animations: 'disabled' });
}

async function captureAllPages(open: (device: BrowserContextOptions) => Promise<Page>): Promise<void> {
  const folder = `${projectFolder}/.cache/screenshots`;
  mkdirSync(folder, { recursive: true });
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of colorSchemes) {
      const page = await open({ ...deviceOf(viewport), colorScheme });
      const captureSample = ({ path, address }: { path: string; address: string }) =>
        capture(page, address, `${folder}/${fileName(path)}-${size}-${colorScheme}.png`);
      for (const sample of samplePages.filter(({ isSignedIn }) => !isSignedIn)) await captureSample(sample);
      const campaign = await signInDemo(page.context());
      for (const { path, address } of samplePages.filter(({ isSignedIn }) => isSignedIn)) {
        await captureSample({ path, address: address.replace(':id', String(campaign)) });
      }
      await page.context().close();
    }
  }
  console.log(`The pictures are in ${folder}`);
}

const openIn = (browser: Browser, baseURL: string) => async (device: BrowserContextOptions) => {
  const context = await browser.newContext({ baseURL, timezoneId, ...device });
  return context.newPage();
};

const [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
try {
  const open = openIn(browser, app.origin);
  if (options.readme) {
    for (const [file, { path, ...viewport }] of Object.entries(publishedPictures)) {
      const page = await open({ ...deviceOf(viewport), colorScheme: 'light' });
      const campaign = await signInDemo(page.context());
      await capture(page, path.replace(':id', String(campaign)), `${projectFolder}/${file}`);
      await page.context().close();
    }
  } else {
    await captureAllPages(open);
  }
} finally {
  await browser.close();
  await app.close();
}
