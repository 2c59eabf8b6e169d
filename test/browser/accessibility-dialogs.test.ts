import type { Page } from 'playwright-core';
import { test } from './browser-test.ts';
import { sendNow, startCampaign } from './campaigns-at-hand.ts';
import {
  heading,
  isRefused,
  lookAround,
  notified,
  open,
  patience,
  press,
  text,
  type View,
} from './look-around.ts';
import { answer, refuse } from './on-the-page.ts';

const linked = async (page: Page) => {
  const user = (await (await page.request.get('/api/session')).json()) as object;
  const shown = { ...user, googleId: 'somebody' };
  await answer(page, /\/api\/session$/, shown);
  await page.evaluate((value) => localStorage.setItem('better-habits.user', value), JSON.stringify(shown));
};

const stop = {
  id: 7,
  cause: 'bounce',
  text: 'Emails to you come back',
  createdAt: '2026-01-01T00:00:00Z',
};

/** Dialogs, menus and notices, over the pages to which they belong. */
const over = (campaign: number): readonly View[] => [
  {
    path: '/',
    ready: async (page) => {
      await heading('Dashboard')(page);
      await press(page, /^Account of/);
      await text('Logout')(page);
    },
  },
  { path: `/campaigns/${campaign}`, ready: open('Replace') },
  { path: `/campaigns/${campaign}`, ready: open('Delete', 'alertdialog') },
  { path: `/campaigns/${campaign}`, ready: open('Send Manual Message') },
  { path: `/campaigns/${campaign}`, ready: open('Add: I will') },
  {
    path: `/campaigns/${campaign}`,
    ready: notified((page) => press(page, 'Regenerate Messages'), 'Messages regenerated'),
  },
  { path: '/templates', ready: open(/^Use this template/) },
  { path: '/templates', ready: notified((page) => press(page, /^Copy/), 'Copied to clipboard') },
  {
    path: '/settings',
    before: (page) => answer(page, /\/api\/stops$/, [stop]),
    ready: text('Emails to you come back'),
  },
  { path: '/settings', before: (page) => refuse(page, /\/api\/stops$/), ready: isRefused },
  {
    path: '/settings',
    before: (page) => refuse(page, /\/api\/users\/\d+$/, { method: 'PUT' }),
    ready: notified((page) => press(page, 'Save Settings'), 'Failed to update settings'),
  },
  {
    path: '/settings',
    ready: async (page) => {
      await open('Change password')(page);
      await press(page, 'Save password');
      await text('Password must be at least 6 characters')(page);
    },
  },
  {
    path: '/settings',
    ready: async (page) => {
      await open('Delete account')(page);
      await press(page, 'Delete my account');
      await text('Password is required')(page);
    },
  },
  { path: '/settings', before: linked, ready: open('Unlink Google', 'alertdialog') },
];

test(
  'everybody can use dialogs, menus and notices, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp, registerPerson }) => {
    const page = await openApp({
      person: await registerPerson(),
      path: '/help',
      serviceWorkers: 'block',
      permissions: ['clipboard-write', 'clipboard-read'],
    });
    const { id } = await startCampaign(page);
    await sendNow(page, id, 'A few words to myself');
    await lookAround(page, over(id));
  },
);
