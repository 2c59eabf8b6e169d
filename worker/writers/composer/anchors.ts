import { pickFrom, shuffle } from './chance.ts';
import type { FamilyName } from './topics/topic.ts';

/** A moment that comes anyway and can carry a habit. `cues` say the same moment in several ways. */
export type Anchor = { noun: string; cues: readonly string[] };

export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

const common: Record<DayPart, Anchor[]> = {
  morning: [
    {
      noun: 'breakfast',
      cues: [
        'after breakfast',
        'right after breakfast',
        'once breakfast is done',
        'when breakfast is over',
        'just after breakfast',
        'as soon as the plate is empty',
      ],
    },
    {
      noun: 'brushing your teeth',
      cues: [
        'after brushing your teeth',
        'right after brushing your teeth',
        'once your teeth are brushed',
        'when the toothbrush is back',
        'just after brushing your teeth',
        'before you leave the bathroom',
      ],
    },
    {
      noun: 'your morning cup',
      cues: [
        'after your morning cup',
        'right after your morning cup',
        'once your cup is empty',
        'when the kettle clicks off',
        'just after your morning cup',
        'as soon as the cup is down',
      ],
    },
    {
      noun: 'making the bed',
      cues: [
        'after making the bed',
        'right after making the bed',
        'once the bed is made',
        'when the covers are straight',
        'just after making the bed',
        'before you leave the bedroom',
      ],
    },
  ],
  midday: [
    {
      noun: 'lunch',
      cues: [
        'after lunch',
        'right after lunch',
        'once lunch is done',
        'when lunch is over',
        'just after lunch',
        'as soon as lunch is over',
      ],
    },
    {
      noun: 'your midday break',
      cues: [
        'after your midday break',
        'right after your midday break',
        'once your break begins',
        'when you get up for a break',
        'just after your midday break',
        'before the afternoon begins',
      ],
    },
    {
      noun: 'washing your hands',
      cues: [
        'after washing your hands',
        'right after washing your hands',
        'once your hands are dry',
        'when you leave the sink',
        'just after washing your hands',
        'while your hands dry',
      ],
    },
  ],
  afternoon: [
    {
      noun: 'your afternoon break',
      cues: [
        'after your afternoon break',
        'right after your afternoon break',
        'once your break is over',
        'when you get up for a break',
        'just after your afternoon break',
        'before the last stretch of work',
      ],
    },
    {
      noun: 'coming home',
      cues: [
        'after coming home',
        'right after coming home',
        'once you are home',
        'when you get home',
        'just after coming home',
        'before the shoes come off',
      ],
    },
    {
      noun: 'closing the laptop',
      cues: [
        'after closing the laptop',
        'right after closing the laptop',
        'once the laptop is shut',
        'when the laptop closes',
        'just after closing the laptop',
        'before you leave the desk',
      ],
    },
  ],
  evening: [
    {
      noun: 'dinner',
      cues: [
        'after dinner',
        'right after dinner',
        'once dinner is cleared',
        'when the plates are away',
        'just after dinner',
        'before you sit down again',
      ],
    },
    {
      noun: 'changing clothes',
      cues: [
        'after changing clothes',
        'right after changing clothes',
        'once you have changed',
        'when you hang up your coat',
        'just after changing clothes',
        'as soon as you are changed',
      ],
    },
    {
      noun: 'brushing your teeth',
      cues: [
        'after brushing your teeth',
        'right after brushing your teeth',
        'once your teeth are brushed',
        'when the toothbrush is back',
        'just after brushing your teeth',
        'before you leave the bathroom',
      ],
    },
  ],
};

const ofFamily: Partial<Record<FamilyName, Partial<Record<DayPart, Anchor[]>>>> = {
  hydration: {
    morning: [
      {
        noun: 'getting up',
        cues: [
          'after getting up',
          'right after getting up',
          'once your feet hit the floor',
          'when you leave the bed',
          'just after getting up',
          'before the day gets loud',
        ],
      },
      {
        noun: 'breakfast',
        cues: [
          'after breakfast',
          'right after breakfast',
          'once breakfast is done',
          'when breakfast is over',
          'just after breakfast',
          'as soon as the plate is empty',
        ],
      },
    ],
    midday: [
      {
        noun: 'lunch',
        cues: [
          'after lunch',
          'right after lunch',
          'once lunch is done',
          'when lunch is over',
          'just after lunch',
          'as soon as lunch is over',
        ],
      },
      {
        noun: 'washing your hands',
        cues: [
          'after washing your hands',
          'right after washing your hands',
          'once your hands are dry',
          'when you leave the sink',
          'just after washing your hands',
          'while your hands dry',
        ],
      },
    ],
  },
  nutrition: {
    morning: [
      {
        noun: 'opening the fridge',
        cues: [
          'after opening the fridge',
          'right after opening the fridge',
          'once the fridge is open',
          'when you open the fridge',
          'just after opening the fridge',
          'while the fridge is open',
        ],
      },
      {
        noun: 'your morning cup',
        cues: [
          'after your morning cup',
          'right after your morning cup',
          'once your cup is empty',
          'when the kettle clicks off',
          'just after your morning cup',
          'as soon as the cup is down',
        ],
      },
    ],
    evening: [
      {
        noun: 'coming home',
        cues: [
          'after coming home',
          'right after coming home',
          'once you are home',
          'when you get home',
          'just after coming home',
          'before the shoes come off',
        ],
      },
      {
        noun: 'opening the fridge',
        cues: [
          'after opening the fridge',
          'right after opening the fridge',
          'once the fridge is open',
          'when you open the fridge',
          'just after opening the fridge',
          'while the fridge is open',
        ],
      },
    ],
  },
  learning: {
    evening: [
      {
        noun: 'dinner',
        cues: [
          'after dinner',
          'right after dinner',
          'once dinner is cleared',
          'when the plates are away',
          'just after dinner',
          'before you sit down again',
        ],
      },
      {
        noun: 'sitting down',
        cues: [
          'after you sit down tonight',
          'right after you sit down tonight',
          'once you are on the sofa',
          'when the house goes quiet',
          'just after you sit down tonight',
          'before the screen goes on',
        ],
      },
    ],
  },
  productivity: {
    morning: [
      {
        noun: 'sitting down',
        cues: [
          'after you sit down',
          'right after you sit down',
          'once you are in your seat',
          'when the calendar opens',
          'just after you sit down',
          'before the first click',
        ],
      },
      {
        noun: 'your morning cup',
        cues: [
          'after your morning cup',
          'right after your morning cup',
          'once your cup is empty',
          'when the kettle clicks off',
          'just after your morning cup',
          'as soon as the cup is down',
        ],
      },
    ],
  },
};

/** Sleep is prepared in the evening, whenever the message comes. */
const evenings: Anchor[] = [
  {
    noun: 'dinner',
    cues: [
      'after dinner tonight',
      'right after dinner tonight',
      'once dinner is cleared',
      'when the plates are away',
      'just after dinner tonight',
      'before you sit down again',
    ],
  },
  {
    noun: 'brushing your teeth',
    cues: [
      'after brushing your teeth',
      'right after brushing your teeth',
      'once your teeth are brushed',
      'when the toothbrush is back',
      'just after brushing your teeth',
      'before you leave the bathroom',
    ],
  },
  {
    noun: 'locking the door',
    cues: [
      'after locking the door',
      'right after locking the door',
      'once the door is locked',
      'when the kitchen goes dark',
      'just after locking the door',
      'before the last light goes out',
    ],
  },
];

/** The anchors that can come soon after the time of the message, in the campaign's own order: the first is its main one. */
export function anchorsFor(family: FamilyName, sendTime: string, seed: string): Anchor[] {
  if (family === 'sleep') return shuffle(evenings, `${seed}/anchor`);
  const part = dayPartOf(sendTime);
  return shuffle(ofFamily[family]?.[part] ?? common[part], `${seed}/anchor`);
}

/** The anchor of one message: any in the first two weeks, then mostly the main one, for a cue wants repeating. */
export function anchorOf(anchors: readonly Anchor[], week: number, key: string): Anchor | undefined {
  if (week <= 2) return pickFrom(anchors, key);
  return pickFrom([anchors[0], anchors[0], anchors[1] ?? anchors[0]], key);
}

/** Every way in which a moment is said, for telling cues from other words. */
export function allCues(): string[] {
  const families = Object.values(ofFamily).flatMap((parts) => Object.values(parts).flat());
  return [
    ...new Set([...Object.values(common).flat(), ...families, ...evenings].flatMap(({ cues }) => cues)),
  ];
}

/** The part of the day of a wall-clock time. */
export function dayPartOf(time: string): DayPart {
  if (time < '10:30') return 'morning';
  if (time < '14:30') return 'midday';
  return time < '17:30' ? 'afternoon' : 'evening';
}
