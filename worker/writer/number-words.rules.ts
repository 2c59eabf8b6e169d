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
