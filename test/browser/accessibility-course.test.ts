import type { Page } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { test } from './browser-test.ts';
import { messagesOf, startCampaign } from './campaigns-at-hand.ts';
import { lookAround, open, patience, press, text, type View } from './look-around.ts';
import { answer } from './on-the-page.ts';

const stop = {
  id: 7,
  campaignId: null,
  channel: 'email',
  cause: 'bounce',
  text: 'Email to you bounced, so we stopped sending there',
  createdAt: '2026-01-01T00:00:00Z',
};

const region = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name }).waitFor();

test(
  'everybody can use a campaign that is paused, stopped or asks something, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp, registerPerson }) => {
    const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
    const change = async (call: string, data: object) => {
      const campaign = await startCampaign(page);
      const put = await page.request.put(`/api/campaigns/${campaign.id}/${call}`, { data });
      return (await put.json()) as CampaignView;
    };
    const paused = await change('pause', { paused: true });
    const stopped = await change('active', { active: false });
    const small = await change('size', { size: 'small' });
    const messages = await messagesOf(page, small.id);
    const views: readonly View[] = [
      {
        path: '/',
        ready: async (opened) => {
          await press(opened, 'Menu');
          await opened.getByRole('navigation', { name: 'Main' }).getByRole('link').first().waitFor();
        },
      },
      { path: `/campaigns/${paused.id}`, ready: region(/^Paused until /) },
      { path: `/campaigns/${stopped.id}`, ready: region('Stopped') },
      {
        path: `/campaigns/${small.id}`,
        before: () => answer(page, /\/api\/stops$/, [stop]),
        ready: region('Messages are stopped'),
      },
      { path: `/campaigns/${small.id}`, ready: region('Small steps') },
      { path: `/campaigns/${small.id}`, ready: open('Ease or pause') },
      {
        path: `/campaigns/${small.id}`,
        before: async () => {
          await answer(
            page,
            /\/api\/messages\/campaign\/\d+$/,
            messages.map((message, at) =>
              at < 4 ? { ...message, sent: true, status: 'sent', rating: 'down' } : message,
            ),
          );
          await answer(page, /\/style-offer$/, { offer: { from: small.messageStyle, to: 'direct' } });
        },
        ready: region('Message style'),
      },
      {
        path: `/campaigns/${small.id}`,
        before: () => answer(page, /\/api\/campaigns\/\d+$/, { ...small, deliveryMethod: 'App' }),
        ready: text('None of your browsers shows notifications yet.'),
      },
    ];
    await lookAround(page, views);
  },
);

test(
  'everybody can use a campaign that is over, in light and dark, on a phone and a desk',
  patience,
  async ({ openApp }) => {
    const page = await openApp({ person: demoPerson, path: null });
    const campaigns = (await (await page.request.get('/api/campaigns')).json()) as CampaignView[];
    const over = campaigns.find(({ completed }) => completed)?.id;
    await lookAround(page, [{ path: `/campaigns/${over}`, ready: region('What comes next') }]);
  },
);
