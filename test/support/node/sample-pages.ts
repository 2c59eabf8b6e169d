import type { BrowserContext } from 'playwright-core';
import { demoUser } from '../../../scripts/demo/stories.ts';
import { type PagePath, routes } from '../../../src/routes.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';

type Sample = {
  /** An address where the page has content, if not its path; `:id` is the demo account's campaign in week 5 */
  address?: string;
  /** Visible once the page has loaded all its content */
  text: string | RegExp;
  /** The limit for its scripts and styles in KB, compressed */
  weight?: number;
} & (
  | {
      /** The page doesn't wait for any data from the server */
      readsNothing: true;
    }
  | {
      /** What it shows before the first campaign; null if it needs a campaign, or always shows the same */
      empty: string | RegExp | null;
    }
);

/** The data with which each page is tested and pictured. */
const samples: Record<PagePath, Sample> = {
  '/': {
    text: 'Active Campaigns',
    empty: 'Start small',
    weight: 160,
  },
  '/login': { text: 'Sign in to see your progress.', readsNothing: true, weight: 125 },
  '/register': { text: 'Enable SMS notifications', readsNothing: true },
  '/forgot-password': { text: 'Send the link', readsNothing: true },
  '/reset-password': {
    address: '/reset-password?token=of-nobody',
    text: 'Get a new link',
    readsNothing: true,
  },
  '/confirm': { address: '/confirm?token=of-nobody', text: 'This link no longer works', readsNothing: true },
  '/oauth-success': {
    address: '/oauth-success?error=Google%20sign-in%20was%20canceled',
    text: 'Sign-in canceled',
    readsNothing: true,
  },
  '/help': { text: 'What happens when I miss a day?', readsNothing: true },
  '/privacy': { text: 'Who else sees it', readsNothing: true },
  '/campaigns': { text: 'Week 5 of 12', empty: /^No campaigns are running yet/ },
  '/campaigns/:id': { text: 'Week 5 of 12', empty: null },
  '/campaigns/:id/edit': { text: 'Save Changes', empty: null, weight: 216 },
  '/create-campaign': { text: 'What will you do?', readsNothing: true, weight: 216 },
  '/templates': { text: /^Show all/, empty: null },
  '/analytics': {
    text: 'Individual Campaign Details',
    empty: /^No campaigns found\. Start a habit/,
  },
  '/outbox': { text: /^(Ten quiet minutes, now\. ){2}/, empty: /^Nothing has been sent yet/ },
  '/settings': { text: 'Save Settings', readsNothing: true },
  '*': { address: '/nowhere', text: '404 Page Not Found', readsNothing: true },
};

export type SamplePage = Required<Pick<Sample, 'address' | 'text' | 'weight'>> & {
  path: PagePath;
  /** Whether a signed-in person can see it */
  isSignedIn: boolean;
  reads: boolean;
  empty: string | RegExp | null;
  menu: (typeof routes)[number]['menu'];
};

export const samplePages: readonly SamplePage[] = routes.map(({ path, audience, menu }) => {
  const { address = path, text, weight = 200, ...sample } = samples[path];
  const shown = 'empty' in sample ? { reads: true, empty: sample.empty } : { reads: false, empty: null };
  return { path, address, text, weight, menu, isSignedIn: audience === undefined, ...shown };
});

/** Signs the demo account in and finds its campaign in week 5. */
export async function signInDemo({ request }: BrowserContext): Promise<number> {
  await request.post('/api/login', { data: demoUser });
  const campaigns = (await (await request.get('/api/campaigns')).json()) as CampaignView[];
  const found = campaigns.find(({ active, currentWeek }) => active && currentWeek === 5);
  if (found === undefined) throw new Error('The demo account has no campaign in week 5');
  return found.id;
}
