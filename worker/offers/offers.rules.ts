import type { MessageStyle } from '../campaigns/campaigns.schemas.ts';
import type { MessageKind } from '../messages/messages.schemas.ts';
import type { Tier } from '../writers/writer.ts';
import type { Offer } from './offers.schemas.ts';

/** What can be chosen from a message besides its answer. Each is a word in the address of its page. */
export const choices = [
  'smaller',
  'move',
  'pause',
  'stop',
  'every-other-day',
  'repeat',
  'level-up',
  'finish',
] as const;
export type Choice = (typeof choices)[number];

export const choiceLabels: Record<Choice, string> = {
  smaller: 'Make it smaller',
  move: 'Move it',
  pause: 'Pause',
  stop: 'Stop',
  'every-other-day': 'Every other day from here?',
  repeat: 'Repeat it',
  'level-up': 'Level up',
  finish: 'Finish',
};

const afterLapse = ['smaller', 'move', 'pause', 'stop'] as const;
const nearTheEnd = ['every-other-day'] as const;
const afterTheEnd = ['repeat', 'level-up', 'finish'] as const;

/** What a message offers, in the order in which it is shown. */
export function choicesOf({ kind, offer }: { kind: MessageKind; offer: Offer | null }): readonly Choice[] {
  if (kind === 'closing') return afterTheEnd;
  if (offer === 'lapse') return afterLapse;
  return offer === 'every-other-day' ? nearTheEnd : [];
}

/** What a message is given as it leaves, to be kept with it: an offer, and words where they take the place of its own. */
export type Given = {
  offer: Offer;
  text?: {
    content: string;
    writer: 'built-in';
    style: MessageStyle;
    tier: Tier;
    techniques: null;
    line: null;
  };
};

/** How many missed messages in a row are a lapse. */
const lapse = 3;

/** What was missed and offered so far in a campaign. */
export type Course = {
  /** Of the last three due messages, those that were neither done nor answered. */
  missed: number;
  /** Whether the gentle message was sent since something was last done. */
  wasGentle: boolean;
  /** How many gentle messages there were, so that the next one reads otherwise. */
  gentleSoFar: number;
  /** Whether every other day was offered before, or is not wanted. */
  offeredEveryOtherDay: boolean;
};

type Leaving = { kind: MessageKind; week: number; edited: boolean; offer: Offer | null };

/**
 * What a message offers as it leaves. After a lapse the gentle message comes in its place, once until something is done
 * again, and never in place of what a person wrote. The first message of week 11 of a daily campaign offers every other
 * day besides its text.
 */
export function offerWith(
  { kind, week, edited, offer }: Leaving,
  campaign: { frequency: string; everyOtherDay: boolean },
  course: Course,
): Offer | null {
  if (kind !== 'planned' || offer !== null) return offer;
  if (!edited && course.missed >= lapse && !course.wasGentle) return 'lapse';
  const isOffered =
    week === 11 && campaign.frequency === 'Daily' && !campaign.everyOtherDay && !course.offeredEveryOtherDay;
  return isOffered ? 'every-other-day' : null;
}

/** What has been offered once a message left with its offer: several may leave at once. */
export function courseAfter(course: Course, offer: Offer | null): Course {
  return {
    ...course,
    wasGentle: course.wasGentle || offer === 'lapse',
    offeredEveryOtherDay: course.offeredEveryOtherDay || offer === 'every-other-day',
  };
}
