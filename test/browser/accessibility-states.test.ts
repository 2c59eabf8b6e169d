import type { Page } from 'playwright-core';
import { test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { isRefused, lookAround, patience, type View } from './look-around.ts';
import { refuse } from './on-the-page.ts';

const data = /\/api\/(?!session$)/;

/** No answer comes. Kept back for good: the page goes elsewhere afterwards. */
const silence = (page: Page) => page.route(data, () => undefined);
const failure = (page: Page) => refuse(page, data);

const isBusy = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor();

/** Every route that reads something, while it waits and after it was refused. */
const unread = (campaign: number): readonly View[] => {
  const paths = [
    ...['/', '/campaigns', `/campaigns/${campaign}`, `/campaigns/${campaign}/edit`],
    ...['/templates', '/analytics', '/outbox'],
  ];
  return paths.flatMap((path) => [
    { path, before: silence, ready: isBusy },
    { path, before: failure, ready: isRefused },
  ]);
};

test(
  'everybody can use pages that wait or were refused, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp, registerPerson }) => {
    const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
    const { id } = await startCampaign(page);
    await lookAround(page, unread(id));
  },
);
