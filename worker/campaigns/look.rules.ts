import type { HabitIcon, HabitKind, HabitTopic, Hue } from '../domain.ts';

export type Look = { hue: Hue; icon: HabitIcon };

/** The first match in the title wins. The spec fixes the looks of meditation, workout and water. */
const byWords: readonly (Look & { words: RegExp })[] = [
  { words: /meditat|mindful|breath/i, icon: 'meditate', hue: 'violet' },
  {
    words: /workout|exercise|\bgym\b|push-?ups?|squats|\bplank|weights|strength/i,
    icon: 'workout',
    hue: 'clay',
  },
  { words: /water|hydrat/i, icon: 'water', hue: 'blue' },
  { words: /\b(dog|puppy|cat)s?\b/i, icon: 'paw', hue: 'olive' },
  { words: /\b(walk|steps|hik)/i, icon: 'walk', hue: 'olive' },
  { words: /\b(runs?|running|jog)/i, icon: 'run', hue: 'clay' },
  { words: /\b(bik|cycl)/i, icon: 'bike', hue: 'teal' },
  { words: /stretch|yoga|mobility/i, icon: 'stretch', hue: 'teal' },
  { words: /screen|phone-free|social media|scroll|\btv\b/i, icon: 'screen-off', hue: 'violet' },
  { words: /\b(beer|wine|alcohol|drinks?|sober)/i, icon: 'glass', hue: 'clay' },
  { words: /coffee|caffeine/i, icon: 'coffee', hue: 'clay' },
  { words: /\b(journal|diary|gratitude)/i, icon: 'journal', hue: 'rose' },
  {
    words: /spanish|french|german|italian|japanese|chinese|language|vocabulary/i,
    icon: 'language',
    hue: 'blue',
  },
  { words: /\b(read|reading|books?|pages)\b/i, icon: 'book', hue: 'violet' },
  { words: /\b(writ|novel|draw|paint|sketch)/i, icon: 'pencil', hue: 'rose' },
  { words: /sleep|\bbed\b|bedtime/i, icon: 'sleep', hue: 'violet' },
  { words: /vegetable|salad|fruit|cook|\beat/i, icon: 'vegetables', hue: 'olive' },
  { words: /\b(call|phone) /i, icon: 'call', hue: 'rose' },
  { words: /\b(pills?|medication|tablets?|vitamins?|insulin)\b/i, icon: 'pill', hue: 'teal' },
  { words: /guitar|piano|violin|music|\bsing/i, icon: 'music', hue: 'rose' },
  { words: /tidy|clean|declutter|dishes|laundry/i, icon: 'home', hue: 'clay' },
  { words: /money|sav(e|ing)|budget|spend/i, icon: 'money', hue: 'olive' },
];

/** For topics whose names have none of these words. */
const byTopic: Partial<Record<HabitTopic, Look>> = {
  studying: { icon: 'book', hue: 'violet' },
  planning: { icon: 'pencil', hue: 'olive' },
  connecting: { icon: 'call', hue: 'rose' },
  teeth: { icon: 'sun', hue: 'teal' },
  waking: { icon: 'sun', hue: 'olive' },
  gardening: { icon: 'sun', hue: 'olive' },
  smoking: { icon: 'sun', hue: 'clay' },
  sweets: { icon: 'sun', hue: 'rose' },
  nails: { icon: 'sun', hue: 'teal' },
};

const byKind: Record<HabitKind, Look> = {
  build: { icon: 'sun', hue: 'teal' },
  reduce: { icon: 'sun', hue: 'clay' },
  dose: { icon: 'pill', hue: 'teal' },
  recover: { icon: 'heart', hue: 'rose' },
  danger: { icon: 'heart', hue: 'blue' },
};

export function suggestLook({
  title,
  kind,
  topic,
}: {
  title: string;
  kind: HabitKind;
  topic: HabitTopic | null;
}): Look {
  if (kind === 'dose' || kind === 'danger') return byKind[kind];
  const { hue, icon } =
    lookOf(title) ?? (topic === null ? undefined : (lookOf(topic) ?? byTopic[topic])) ?? byKind[kind];
  return { hue, icon };
}

const lookOf = (text: string) => byWords.find(({ words }) => words.test(text));
