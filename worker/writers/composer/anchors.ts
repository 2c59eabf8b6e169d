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
      cues: ['after breakfast', 'right after breakfast', 'once breakfast is done', 'when breakfast is over'],
    },
    {
      noun: 'brushing your teeth',
      cues: [
        'after brushing your teeth',
        'right after brushing your teeth',
        'once your teeth are brushed',
        'when the toothbrush is back',
      ],
    },
    {
      noun: 'your morning cup',
      cues: [
        'after your morning cup',
        'right after your morning cup',
        'once your cup is empty',
        'when the kettle clicks off',
      ],
    },
    {
      noun: 'making the bed',
      cues: [
        'after making the bed',
        'right after making the bed',
        'once the bed is made',
        'when the covers are straight',
      ],
    },
  ],
  midday: [
    { noun: 'lunch', cues: ['after lunch', 'right after lunch', 'once lunch is done', 'when lunch is over'] },
    {
      noun: 'your midday break',
      cues: [
        'after your midday break',
        'right after your midday break',
        'once your break begins',
        'when you get up for a break',
      ],
    },
    {
      noun: 'washing your hands',
      cues: [
        'after washing your hands',
        'right after washing your hands',
        'once your hands are dry',
        'when you leave the sink',
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
      ],
    },
    {
      noun: 'coming home',
      cues: ['after coming home', 'right after coming home', 'once you are home', 'when you get home'],
    },
    {
      noun: 'closing the laptop',
      cues: [
        'after closing the laptop',
        'right after closing the laptop',
        'once the laptop is shut',
        'when the laptop closes',
      ],
    },
  ],
  evening: [
    {
      noun: 'dinner',
      cues: ['after dinner', 'right after dinner', 'once dinner is cleared', 'when the plates are away'],
    },
    {
      noun: 'changing clothes',
      cues: [
        'after changing clothes',
        'right after changing clothes',
        'once you have changed',
        'when you hang up your coat',
      ],
    },
    {
      noun: 'brushing your teeth',
      cues: [
        'after brushing your teeth',
        'right after brushing your teeth',
        'once your teeth are brushed',
        'when the toothbrush is back',
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
        ],
      },
      {
        noun: 'breakfast',
        cues: [
          'after breakfast',
          'right after breakfast',
          'once breakfast is done',
          'when breakfast is over',
        ],
      },
    ],
    midday: [
      {
        noun: 'lunch',
        cues: ['after lunch', 'right after lunch', 'once lunch is done', 'when lunch is over'],
      },
      {
        noun: 'washing your hands',
        cues: [
          'after washing your hands',
          'right after washing your hands',
          'once your hands are dry',
          'when you leave the sink',
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
        ],
      },
      {
        noun: 'your morning cup',
        cues: [
          'after your morning cup',
          'right after your morning cup',
          'once your cup is empty',
          'when the kettle clicks off',
        ],
      },
    ],
    evening: [
      {
        noun: 'coming home',
        cues: ['after coming home', 'right after coming home', 'once you are home', 'when you get home'],
      },
      {
        noun: 'opening the fridge',
        cues: [
          'after opening the fridge',
          'right after opening the fridge',
          'once the fridge is open',
          'when you open the fridge',
        ],
      },
    ],
  },
  learning: {
    evening: [
      {
        noun: 'dinner',
        cues: ['after dinner', 'right after dinner', 'once dinner is cleared', 'when the plates are away'],
      },
      {
        noun: 'sitting down',
        cues: [
          'after you sit down tonight',
          'right after you sit down tonight',
          'once you are on the sofa',
          'when the house goes quiet',
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
        ],
      },
      {
        noun: 'your morning cup',
        cues: [
          'after your morning cup',
          'right after your morning cup',
          'once your cup is empty',
          'when the kettle clicks off',
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
    ],
  },
  {
    noun: 'brushing your teeth',
    cues: [
      'after brushing your teeth',
      'right after brushing your teeth',
      'once your teeth are brushed',
      'when the toothbrush is back',
    ],
  },
  {
    noun: 'your evening alarm',
    cues: [
      'after your evening alarm',
      'right after your evening alarm',
      'once the evening alarm rings',
      'when the evening alarm sounds',
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
