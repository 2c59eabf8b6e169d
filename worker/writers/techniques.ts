/** The behaviour-change techniques that messages lean on, by their numbers in the BCT Taxonomy v1. */
export const techniqueNames = {
  '1.1': 'goal setting',
  '1.2': 'problem solving',
  '1.4': 'action planning',
  '1.5': 'review of the goal',
  '2.2': 'feedback on behaviour',
  '2.3': 'self-monitoring',
  '3.1': 'social support',
  '3.2': 'practical support',
  '4.2': 'noticing what comes before',
  '6.3': "others' approval",
  '7.1': 'prompts and cues',
  '7.3': 'fewer prompts',
  '8.1': 'practice',
  '8.3': 'habit formation',
  '8.6': 'practice in other places',
  '8.7': 'graded tasks',
  '12.1': 'restructuring the surroundings',
  '12.5': 'adding objects to the surroundings',
  '13.1': 'being an example',
  '13.2': 'reframing',
  '13.4': 'valued self-identity',
  '13.5': 'identity with the changed behaviour',
  '15.3': 'focus on past success',
  '15.4': 'self-talk',
} as const;
export type Technique = keyof typeof techniqueNames;

const ofWeeks: readonly (readonly Technique[])[] = [
  ['2.3', '4.2'],
  ['4.2', '1.4', '7.1'],
  ['8.7', '8.1', '1.4'],
  ['8.3', '12.5', '2.3'],
  ['1.4', '8.3', '7.1'],
  ['1.2', '12.1'],
  ['2.2', '1.5', '2.3'],
  ['3.1', '3.2', '6.3'],
  ['13.4', '13.2', '15.3'],
  ['13.5', '15.4', '13.1'],
  ['8.7', '1.1', '8.6'],
  ['7.3', '1.2', '15.3'],
];

/** The techniques that a week leans on. @param week 1 to 12 */
export function techniquesOf(week: number): readonly Technique[] {
  const found = ofWeeks[week - 1];
  if (found === undefined) throw new RangeError(`No week ${week}`);
  return found;
}

export const isTechnique = (number: string): number is Technique => number in techniqueNames;
