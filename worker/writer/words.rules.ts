type Marked = {
  /** How many days are done. */
  kept: number;
  current: number;
  best: number;
  doneThisWeek: number;
  doneBefore: number;
};

/** What is true about a day that was just marked: 'nine days kept', or 'ten in a row' and maybe 'your best is fourteen'. */
export function doneWords({ kept, current, best, doneThisWeek, doneBefore }: Marked): [string, string?] {
  // A number of days is not compared with a streak.
  if (current < 2) return [kept === 1 ? 'day one' : `${numberInWords(kept)} days kept`];
  const lead = `${numberInWords(current)} in a row`;
  // A first streak has nothing to be longer than.
  if (current > 2 && current === best && current < kept) return [lead, 'your longest so far'];
  const gain = doneThisWeek - doneBefore;
  if (gain > 0 && doneBefore > 0) return [lead, `${numberInWords(gain)} more than last week`];
  return current < best ? [lead, `your best is ${numberInWords(best)}`] : [lead];
}

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Words for 0 to 99, digits beyond that. */
export function numberInWords(value: number): string {
  const small = [...ones, ...teens][value];
  if (small !== undefined) return small;
  const ten = tens[Math.floor(value / 10) - 2];
  if (ten === undefined) return String(value);
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Keeps a right-to-left text from moving the digits after it, such as a time, to its other side. */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
