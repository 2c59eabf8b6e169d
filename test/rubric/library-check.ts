import { type Skeleton, skeletonsOf } from '../../worker/writers/composer/skeletons.ts';
import { focusOf } from '../../worker/writers/composer/weeks.ts';
import { speaksOfFocus } from '../../worker/writers/rules/marks.ts';
import { brokenRules, maskNames, maskSteps, subjectOf } from '../../worker/writers/rules/text-rules.ts';
import { allStyles } from './campaigns.ts';
import { fillingsOf } from './fillings.ts';

const mostUnfit = 0.6;

/** A line of the library with the rules it breaks, and the text that broke them. */
export type Offence = { skeleton: Skeleton; rules: string[]; text: string };

/** Fills every line for several habits and tells which break a rule. */
export function checkLibrary(
  skeletons: readonly Skeleton[] = allStyles.flatMap((style) => [...skeletonsOf(style)]),
): Offence[] {
  const offences: Offence[] = [];
  for (const skeleton of skeletons) {
    const rules = new Map<string, string>();
    const fillings = fillingsOf(skeleton);
    let unfit = 0;
    for (const { text, title, description, week } of fillings) {
      const broken = brokenRules(text, {
        title,
        description,
        style: skeleton.style,
        week,
        kind: skeleton.kind,
        seed: 'library',
      });
      if (!speaksOfFocus(maskSteps(text, subjectOf(title, description)), focusOf(week)))
        broken.push(`R6: not of ${focusOf(week)}`);
      if (skeleton.audience === 'low' && /%|\bmore\b/i.test(maskNames(text, subjectOf(title, description))))
        broken.push('R13: "more" at a low rate');
      // One long filling is passed over by the composer; a line too long for most is of no use.
      const isLong = broken.some((rule) => rule.startsWith('R1:') || rule.includes('at most 12 words'));
      if (isLong && ++unfit <= fillings.length * mostUnfit) continue;
      for (const rule of broken)
        if (!rules.has(rule.slice(0, 3))) rules.set(rule.slice(0, 3), `${rule} | ${text}`);
    }
    if (rules.size > 0) offences.push({ skeleton, rules: [...rules.values()], text: skeleton.text });
  }
  return offences;
}
