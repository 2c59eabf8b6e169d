import { anchorOf, anchorsFor } from '../composer/anchors.ts';
import { hashText, pickFrom } from '../composer/chance.ts';
import { watchLadders } from '../composer/fill.ts';
import { speakPlan } from '../composer/plan.ts';
import { type Subject, subjectOf } from '../rules/text-rules.ts';
import type { Technique } from '../techniques.ts';
import type { Habit, Slot, Tier, WritingTask } from '../writer.ts';
import { dealTechniques } from './deal-techniques.ts';

/** What a text is to be about, in the library's words; `{habit}` and `{anchor}` stand for the person's. */
export type Brief = {
  slot: Slot;
  /** The moment: 'after breakfast'. */
  cue: string;
  /** The one thing asked, as an order, in the size that the person's progress calls for: 'walk for 2 minutes'. */
  step: string;
  /** The behaviour-change technique that the text leans on. */
  technique: Technique;
  /** What may get in the way, and the answer. */
  obstacle: { when: string; then: string } | undefined;
};

/** A habit as the model's texts are written for it and filled with it. */
export type Voice = Subject & {
  habit: Habit;
  /** The person's own anchor, ready to be said; only ever filled in afterwards. */
  anchor: string | undefined;
  /** Everything in the person's own words that texts of this campaign may hold. */
  personal: readonly string[];
};

export function voiceOf(habit: Habit): Voice {
  const subject = subjectOf(habit.title, habit.description);
  const { anchor, action, why, sentence } = speakPlan(habit.plan);
  const personal = [anchor, action, why, sentence].filter((words) => words !== undefined);
  return { ...subject, habit, anchor, personal };
}

const sizes = { new: 'usual', low: 'tiny', mid: 'usual', high: 'stretch' } as const satisfies Record<
  Tier,
  string
>;

/** Decides what each slot's text says; how it says it is the model's part. */
export function briefsFor({ topic, habit, anchor }: Voice, { slots, progress, taste }: WritingTask): Brief[] {
  const techniques = dealTechniques(slots, habit.seed, taste);
  const anchors = anchorsFor(topic.family, habit.sendTime, habit.seed, habit.title);
  // In turn, so that the same words for the same step do not come twice in a week.
  const inTurn = <Item>(items: readonly Item[], index: number, what: string) =>
    items[(hashText(`${habit.seed}/${what}`) + index) % items.length];
  return slots.map((slot) => {
    const key = `${habit.seed}/${slot.index}/ai`;
    const cues = anchorOf(anchors, slot.week, `${key}/anchor`)?.cues ?? [];
    const cue = inTurn(cues, slot.index, 'cue');
    // One further with each round of cues: two turns of one length would bring the same pair back.
    const round = Math.floor(slot.index / Math.max(1, cues.length));
    const ladder = inTurn(slot.week === 1 ? watchLadders : topic.ladders, slot.index + round, 'ladder');
    const technique = techniques.get(slot.index);
    if (cue === undefined || ladder === undefined || technique === undefined)
      throw new Error(`Nothing to say of ${topic.name}`);
    return {
      slot,
      technique,
      cue: anchor === undefined ? cue : 'after {anchor}',
      step: ladder[sizes[progress.tier]].do.replaceAll('{it}', '{habit}'),
      obstacle: slot.week === 6 ? pickFrom(topic.obstacles, `${key}/obstacle`) : undefined,
    };
  });
}
