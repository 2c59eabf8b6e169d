/** What each of the twelve weeks is for, and the techniques of the BCT Taxonomy v1 that it leans on. */
export type WeekIntent = { intent: string; techniques: readonly string[] };

const techniqueNames = {
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

const week = (intent: string, ...techniques: (keyof typeof techniqueNames)[]): WeekIntent => ({
  intent,
  techniques: techniques.map((number) => techniqueNames[number]),
});

const weeks: readonly WeekIntent[] = [
  week('watch when it happens and when it does not; change nothing yet', '2.3', '4.2'),
  week('find the trigger; choose one anchor', '4.2', '1.4', '7.1'),
  week('the two-minute version straight after the anchor', '8.7', '8.1', '1.4'),
  week('same place, same order; set the scene', '8.3', '12.5', '2.3'),
  week('fix time and place, add a backup', '1.4', '8.3', '7.1'),
  week('one if-then for the likeliest obstacle; plan the restart', '1.2', '12.1'),
  week('read your own count; adjust one thing', '2.2', '1.5', '2.3'),
  week('tell or ask one person', '3.1', '3.2', '6.3'),
  week('link it to what you value', '13.4', '13.2', '15.3'),
  week('act as someone who does this', '13.5', '15.4', '13.1'),
  week('raise one dimension slightly', '8.7', '1.1', '8.6'),
  week('run it without reminders; write the plan for a lapse', '7.3', '1.2', '15.3'),
];

/** @param number 1 to 12 */
export function intentOf(number: number): WeekIntent {
  const found = weeks[number - 1];
  if (found === undefined) throw new RangeError(`No week ${number}`);
  return found;
}
