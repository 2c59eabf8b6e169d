/** Reads how much a text asks for, so that the same slot can be compared at different rates of completion. */

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const otherNumbers: Record<string, number> = {
  a: 1,
  an: 1,
  'half a': 0.5,
  'half an': 0.5,
  'a few': 3,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
};
const amount =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|half an?|an?|a few)[ -](?:\w+ )?(seconds?|minutes?|pages?|sips?|breaths?|glass(?:es)?|words?|lines?|cards?|reps?|squats?|bites?|pushups?|laps?|blocks?|drawers?|tasks?)\b/gi;
const progress = /\d+ (?:of|out of|times out of) \d+|\d+ days/g;
const added = /\b(?:extra|bonus|add|or more|notch|further|next level|another|past|longer)\b/i;

/** The largest amount of each unit in a text, times in minutes. Counts of progress are no amounts. */
export function amountsIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, number = '', noun = ''] of text.replace(progress, '').matchAll(amount)) {
    const unit = noun.toLowerCase().replace(/(?<=ss)es$|(?<!s)s$/, '');
    const value = numberFrom(number.toLowerCase());
    if (unit === 'second') raise(found, 'minute', value / 60);
    else raise(found, unit, value);
  }
  return found;
}

/** What the first asks over the second in each unit that both name; an addition goes on top of what the other asks. */
export function compareAmounts(lesser: string, greater: string): { compared: number; wrong: number } {
  const more = amountsIn(greater);
  let compared = 0;
  let wrong = 0;
  for (const [unit, few] of amountsIn(lesser)) {
    const many = more.get(unit);
    if (many === undefined) continue;
    compared++;
    if ((added.test(greater) ? many + few : many) < few) wrong++;
  }
  return { compared, wrong };
}

function raise(found: Map<string, number>, unit: string, value: number): void {
  found.set(unit, Math.max(found.get(unit) ?? 0, value));
}

function numberFrom(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const at = words.indexOf(number);
  return at >= 0 ? at : (otherNumbers[number] ?? 1);
}
