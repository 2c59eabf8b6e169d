import { pickFrom, shuffle } from './chance.ts';
import type { FamilyName } from './topics/topic.ts';

/** A moment that comes anyway and can carry a habit. `cues` say the same moment in several ways. */
export type Anchor = { noun: string; cues: readonly string[] };

export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

/**
 * A moment by its noun, with three sayings of its own beside those that every moment has.
 * @param said what follows 'after', where that is not the noun
 */
const moment = (
  noun: string,
  [done, sign, next]: readonly [string, string, string],
  said = noun,
): Anchor => ({
  noun,
  cues: [`after ${said}`, `right after ${said}`, done, sign, `just after ${said}`, next],
});

const breakfast = moment('breakfast', [
  'once breakfast is done',
  'when breakfast is over',
  'as soon as the plate is empty',
]);
const brushingTeeth = moment('brushing your teeth', [
  'once your teeth are brushed',
  'when the toothbrush is back',
  'before you leave the bathroom',
]);
const morningCup = moment('your morning cup', [
  'once your cup is empty',
  'when the kettle clicks off',
  'as soon as the cup is down',
]);
const makingTheBed = moment('making the bed', [
  'once the bed is made',
  'when the covers are straight',
  'before you leave the bedroom',
]);
const lunch = moment('lunch', ['once lunch is done', 'when lunch is over', 'as soon as lunch is over']);
const middayBreak = moment('your midday break', [
  'once your break begins',
  'when you get up for a break',
  'before the afternoon begins',
]);
const washingHands = moment('washing your hands', [
  'once your hands are dry',
  'when you leave the sink',
  'as soon as your hands are dry',
]);
const afternoonBreak = moment('your afternoon break', [
  'once your break is over',
  'when you get up for a break',
  'before the last stretch of work',
]);
const comingHome = moment('coming home', [
  'once you are home',
  'when you get home',
  'before the shoes come off',
]);
const closingTheLaptop = moment('closing the laptop', [
  'once the laptop is shut',
  'when the laptop closes',
  'before you leave the desk',
]);
const dinner = moment('dinner', [
  'once dinner is cleared',
  'when the plates are away',
  'before you sit down again',
]);
const changingClothes = moment('changing clothes', [
  'once you have changed',
  'when you hang up your coat',
  'as soon as you are changed',
]);
const gettingUp = moment('getting up', [
  'once your feet hit the floor',
  'when you leave the bed',
  'before the day gets loud',
]);
const openingTheFridge = moment('opening the fridge', [
  'once the fridge is open',
  'when you open the fridge',
  'once the fridge is shut',
]);
const sitDownTonight = moment(
  'sitting down',
  ['once you are on the sofa', 'when the house goes quiet', 'before the screen goes on'],
  'you sit down tonight',
);
const sitDown = moment(
  'sitting down',
  ['once you are in your seat', 'when the calendar opens', 'before the first click'],
  'you sit down',
);
const dinnerTonight = moment(
  'dinner',
  ['once dinner is cleared', 'when the plates are away', 'before you sit down again'],
  'dinner tonight',
);
const lockingTheDoor = moment('locking the door', [
  'once the door is locked',
  'when the kitchen goes dark',
  'before the last light goes out',
]);

const common: Record<DayPart, Anchor[]> = {
  morning: [breakfast, brushingTeeth, morningCup, makingTheBed],
  midday: [lunch, middayBreak, washingHands],
  afternoon: [afternoonBreak, comingHome, closingTheLaptop],
  evening: [dinner, changingClothes, brushingTeeth],
};

const ofFamily: Partial<Record<FamilyName, Partial<Record<DayPart, Anchor[]>>>> = {
  hydration: {
    morning: [gettingUp, breakfast],
    midday: [lunch, washingHands],
  },
  nutrition: {
    morning: [openingTheFridge, morningCup],
    evening: [comingHome, openingTheFridge],
  },
  learning: {
    evening: [dinner, sitDownTonight],
  },
  productivity: {
    morning: [sitDown, morningCup],
  },
};

/** Sleep is prepared in the evening, whenever the message comes. */
const evenings: Anchor[] = [dinnerTonight, brushingTeeth, lockingTheDoor];

/** What a title itself may name as the moment, each with the last part of the day in which it is still to come. */
const namedMoments: readonly { said: RegExp; anchor: Anchor; until: DayPart }[] = [
  { said: afterMoment('waking(?: up)?|i wake up|getting up'), anchor: gettingUp, until: 'morning' },
  { said: afterMoment('breakfast'), anchor: breakfast, until: 'morning' },
  { said: afterMoment('lunch'), anchor: lunch, until: 'midday' },
  { said: afterMoment('work|school|coming home'), anchor: comingHome, until: 'evening' },
  { said: afterMoment('dinner|supper'), anchor: dinner, until: 'evening' },
];

function afterMoment(nouns: string): RegExp {
  return new RegExp(` (?:right |straight |just )?after (?:${nouns})$`, 'i');
}

/** The title without a moment that the message names anyway: 'Walk the dog after lunch'. */
export function withoutMoment(title: string): string {
  return namedMoments.reduce((rest, { said }) => rest.replace(said, ''), title);
}

/**
 * The anchors that can come soon after the time of the message, in the campaign's own order: the first is its main one.
 * @param title may name the moment itself, which then is the only one
 */
export function anchorsFor(family: FamilyName, sendTime: string, seed: string, title = ''): Anchor[] {
  if (family === 'sleep') return shuffle(evenings, `${seed}/anchor`);
  const part = dayPartOf(sendTime);
  const named = namedMoments.find(({ said }) => said.test(title));
  if (named !== undefined && dayParts.indexOf(part) <= dayParts.indexOf(named.until)) return [named.anchor];
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
