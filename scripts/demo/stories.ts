import type { CampaignInput } from '../../worker/campaigns/campaigns.schemas.ts';

export const demoUser = { username: 'demo', password: 'better-habits', email: 'demo@example.com' } as const;

/** A campaign of the demo account and its history. */
export type Story = {
  campaign: Omit<CampaignInput, 'messageTime' | 'customTime'> & {
    /** 'soon' is a few minutes from now, to see a message arrive */
    time: CampaignInput['messageTime'] | 'soon';
  };
  startedDaysAgo: number;
  /**
   * One character per planned message and one row per week: x done; . not done; o skipped, because the app was down for
   * hours; f failed in all attempts.
   */
  days: readonly string[];
  /** The user's notes, by the day's position in the plan, from 0 */
  notes?: Readonly<Record<number, string>>;
};

export const stories: readonly Story[] = [
  {
    campaign: {
      title: 'Read before bed',
      topic: 'reading',
      hue: 'teal',
      description: 'Ten pages of a paper book instead of the phone, so that I fall asleep sooner.',
      frequency: 'Daily',
      time: 'Evening (6-8 PM)',
      messageStyle: 'friendly',
      deliveryMethod: 'Email',
      planAnchor: 'I plug in my phone in the kitchen',
      planAction: 'read ten pages in bed',
      planSmallest: 'one page',
      planWhy: 'I sleep better when I read',
    },
    // It ended less than a week ago, so the links in its closing message still work.
    startedDaysAgo: 88,
    days: [
      'xx.x.xx',
      'x.xx..x',
      '.xxx.xx',
      'xx.xxx.',
      'xxxx.xx',
      'x.xxoxx',
      'xxxx.x.',
      'xxxxxxx',
      'xx.xxxx',
      'xxxxx.x',
      'xxxxxxx',
      'xxxx.xx',
    ],
    notes: {
      8: 'Fell asleep on the sofa.',
      30: 'Finished “The Summer Book”.',
      61: 'Read to Nora instead. Counts.',
      83: 'Twelve weeks, nine books.',
    },
  },
  {
    campaign: {
      title: 'Home workout',
      topic: 'exercise',
      description: 'Twenty minutes of exercise at home after work: squats, push-ups and a plank.',
      frequency: 'Daily',
      time: 'Afternoon (3-5 PM)',
      messageStyle: 'direct',
      deliveryMethod: 'Email',
      planAnchor: 'I get home from work',
      planAction: 'do squats, push-ups and a plank',
      planSmallest: 'ten squats',
      planSnag: 'the day runs late',
      planPerson: 'my brother Luis',
      planWhy: 'I want to keep up with my kids',
    },
    startedDaysAgo: 77,
    // The first message of week 11 is skipped; the next one offers every other day and can still be answered.
    days: [
      'xx.xxxx',
      'xxxx.xx',
      'xxxxxx.',
      'x.xxxxx',
      'xxxfxxx',
      'xxxxx.x',
      'xxxxxxx',
      'xxxxxxx',
      'xxxxxxx',
      'xxxx.xx',
      'oxxxxxx',
      'xxxxxxx',
    ],
    notes: {
      2: 'Three rounds. Sore.',
      24: 'Hotel room, ten squats only.',
      48: 'First full minute of plank.',
      66: 'Back hurt at work. Better now.',
      71: 'Luis joined in.',
    },
  },
  {
    campaign: {
      title: 'Morning meditation',
      topic: 'meditation',
      description: 'Ten quiet minutes with the breath before the day begins.',
      frequency: '3 times per week',
      time: 'Morning (6-9 AM)',
      messageStyle: 'motivational',
      deliveryMethod: 'Email',
      planAnchor: 'I turn off the alarm',
      planAction: 'sit on the bench by the window',
    },
    startedDaysAgo: 31,
    // A good start, then a lapse: the thirteenth message is the gentle one.
    days: ['xxx', 'xxx', 'x.x', '...'],
    notes: { 4: 'Birds outside, no thoughts for once.', 7: 'Overslept.' },
  },
  {
    campaign: {
      title: 'Drink more water',
      topic: 'hydration',
      description: 'A glass of water with every meal and one at my desk.',
      frequency: 'Daily',
      time: 'soon',
      messageStyle: 'informative',
      deliveryMethod: 'Email',
    },
    startedDaysAgo: 5,
    days: ['x.xxx'],
  },
];
