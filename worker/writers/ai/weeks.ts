/** What each of the twelve weeks is for. */
const intents = [
  'watch when it happens and when it does not; change nothing yet',
  'find the trigger; choose one anchor',
  'the two-minute version straight after the anchor',
  'same place, same order; set the scene',
  'fix time and place, add a backup',
  'one if-then for the likeliest obstacle; plan the restart',
  'read your own count; adjust one thing',
  'tell or ask one person',
  'link it to what you value',
  'act as someone who does this',
  'raise one dimension slightly',
  'run it without reminders; write the plan for a lapse',
] as const;

/** @param week 1 to 12 */
export function intentOf(week: number): string {
  const found = intents[week - 1];
  if (found === undefined) throw new RangeError(`No week ${week}`);
  return found;
}
