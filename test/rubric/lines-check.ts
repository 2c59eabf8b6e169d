import { anchorsFor } from '../../worker/writers/composer/anchors.ts';
import { isPersonal } from '../../worker/writers/composer/candidates.ts';
import { fillSkeleton, watchLadders } from '../../worker/writers/composer/fill.ts';
import { speakPlan } from '../../worker/writers/composer/plan.ts';
import type { Skeleton } from '../../worker/writers/composer/skeletons.ts';
import { type FamilyName, familyNames } from '../../worker/writers/composer/topics/topic.ts';
import { focusNames, focusOf } from '../../worker/writers/composer/weeks.ts';
import { linesOfFamily } from '../../worker/writers/composer/whole-lines.ts';
import { nameWithin } from '../../worker/writers/composer/wording.ts';
import { speaksOfFocus } from '../../worker/writers/rules/marks.ts';
import { brokenRules, maskNames, maskSteps, subjectOf } from '../../worker/writers/rules/text-rules.ts';
import { allStyles, progressAt } from './campaigns.ts';
import type { Offence } from './library-check.ts';

/** A title of every shape for each topic: a thing, a doing, a long one. */
const titlesOf: Record<string, readonly string[]> = {
  running: ['Morning run', 'Run 5k'],
  walking: ['Walk the dog after lunch', 'Walk daily'],
  strength: ['20 pushups'],
  workout: ['Exercise more', 'Gym'],
  yoga: ['Do yoga every day'],
  cycling: ['Evening bike ride with Tom', 'Ride my bike to work'],
  sport: ['Tennis with Sam', 'Go swimming'],
  meditation: ['Meditation', 'Practice mindfulness'],
  breathing: ['Box breathing'],
  journaling: ['Write in my journal', 'Gratitude journal'],
  water: ['Drink more water', 'A glass of water after waking up', 'Hydration'],
  eating: ['Eat more vegetables', 'Healthy breakfast'],
  cooking: ['Meal prep', 'Cook at home'],
  reading: ['Read 10 pages'],
  language: ['Learn Spanish'],
  instrument: ['Piano practice'],
  study: ['Study for the bar exam'],
  creating: ['Sketching', 'Write every day'],
  sleep: ['Sleep by 11', 'Go to bed earlier'],
  rising: ['Wake up at 6', 'No snooze button'],
  focus: ['Deep work'],
  planning: ['Plan tomorrow', 'Inbox zero'],
  tidying: ['Declutter the house'],
  screens: ['Less screen time'],
  quitting: ['Quit smoking'],
  generic: ['Call my mom', 'Floss', 'Be more patient with the kids', 'Correr por la mañana'],
};

const longest = 119;
const mostUnfit = 0.6;
/** Of the lines for usual days, so many speak of their week's focus. */
const leastInFocus = 0.72;
const strongMarks =
  /\b(?:extra|bonus|add|or more|notch|further|next (?:level|goal))\b|\{(?:done|due|streak)\}/i;

/** Every whole line of a family, or of those that quote a plan, with the rules that it breaks. */
export function checkLines(
  families: readonly (FamilyName | undefined)[] = [...familyNames, undefined],
): Offence[] {
  return families.flatMap((family) =>
    allStyles.flatMap((style) => {
      const lines = linesOfFamily(style, family);
      const judged = lines.map((line) => judge(line));
      const usual = judged.filter(({ line }) => line.kind !== 'kickoff');
      const off = usual.filter(({ inFocus }) => !inFocus);
      const offences = judged
        .filter(({ rules }) => rules.length > 0)
        .map(({ line, rules }) => ({ skeleton: line, rules, text: line.text }));
      if (off.length > usual.length * (1 - leastInFocus)) {
        offences.push(
          ...off.map(({ line }) => ({
            skeleton: line,
            rules: [`R6: one of ${off.length} in ${usual.length} that do not speak of ${line.focus}`],
            text: line.text,
          })),
        );
      }
      return offences;
    }),
  );
}

type Judged = { line: Skeleton; rules: string[]; inFocus: boolean };

function judge(line: Skeleton): Judged {
  const rules = new Map<string, string>();
  const weeks =
    line.week === undefined
      ? [0, 1].map((later) => focusNames.indexOf(line.focus) * 2 + 1 + later)
      : [line.week];
  let inFocus = true;
  const texts = textsOf(line);
  let unfit = 0;
  for (const [turn, { title, text }] of texts.entries()) {
    const week = weeks[turn % weeks.length] ?? 1;
    const context = { title, description: '', style: line.style, week, kind: line.kind, seed: 'lines' };
    const broken = brokenRules(text, context);
    const subject = subjectOf(title, '');
    if (!speaksOfFocus(maskSteps(text, subject), focusOf(week))) inFocus = false;
    if (text.length > longest) broken.push(`R1: ${text.length} signs`);
    if (line.audience === 'low' && /%|\bmore\b/i.test(maskNames(text, subject)))
      broken.push('R13: "more" at a low rate');
    if (line.audience === 'high' && !strongMarks.test(line.text))
      broken.push('R13: no fact or stretch at a high rate');
    // A text that is long for one title or cue is passed over by the composer; long for most, the line is of no use.
    if (broken.some((rule) => rule.startsWith('R1:')) && ++unfit <= texts.length * mostUnfit) continue;
    for (const rule of broken)
      if (!rules.has(rule.slice(0, 3))) rules.set(rule.slice(0, 3), `${rule} | ${text}`);
  }
  return { line, rules: [...rules.values()], inFocus };
}

/** The line as people of its topics will read it, with the briefest name and cue where it is long. */
function textsOf(line: Skeleton): { title: string; text: string }[] {
  const titles = (line.topics ?? []).flatMap((topic) => titlesOf[topic] ?? []);
  return titles.flatMap((title, turn) => {
    const { topic, name } = subjectOf(title, '');
    const anchors = anchorsFor(topic.family, '07:30', line.text);
    const anchor = anchors[turn % 2];
    const [ladder] = topic.ladders;
    const [watch] = watchLadders;
    const [hurdle] = topic.obstacles;
    if (!anchor || !ladder || !watch || !hurdle) return [];
    const plan = speakPlan({ anchor: 'lunch', action: 'walk to the gate', why: 'my kids' });
    const filling = (cue: string) => ({
      topic,
      ladder,
      watch,
      size: 'usual' as const,
      cue,
      anchor: anchor.noun,
      hurdle,
      plan: isPersonal(line.text) ? plan : {},
      progress: progressAt.high,
      // The briefest way to say the moment of a plan.
      turn: isPersonal(line.text) ? 0 : 0.1,
    });
    const [cue = ''] = anchor.cues;
    // A campaign with a longer moment passes the line over.
    const others = anchors.flatMap(({ cues }) => cues);
    const brief = others.reduce((short, some) => (some.length < short.length ? some : short), cue);
    const tries = [nameWithin(line.text, { name, topic }), name.short].flatMap((said) =>
      [cue, brief].map((some) => fillSkeleton(line.text, filling(some), said)),
    );
    const texts = tries.filter((text) => text !== undefined);
    const text = texts.find((some) => some.length <= longest) ?? texts.at(-1);
    return text === undefined ? [] : [{ title, text }];
  });
}
