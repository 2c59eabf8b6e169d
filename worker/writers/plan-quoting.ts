import { claims, pressure } from './rules/marks.ts';
import { maskNames, type Subject, subjectOf, whyBroken, whyUnfit } from './rules/text-rules.ts';
import type { Habit, PersonalPlan, Slot, Writer } from './writer.ts';

/** Latin letters, which every channel can carry, and the marks that stand inside one phrase. */
const onePhrase = /^[\p{Script=Latin}\p{M}\p{N}\p{Zs}.,'’"“”&/()!?:;+-]*$/u;
const twoSentences = /[.!?:;]\s*\S/u;

/** The parts of a plan that an English sentence can hold; undefined when none is left. */
export function sayablePlan(plan: {
  anchor: string | null;
  action: string | null;
  why: string | null;
}): PersonalPlan | undefined {
  const isSayable = (words: string | null) =>
    words !== null && onePhrase.test(words) && !twoSentences.test(words);
  const said = Object.entries(plan).filter(([, words]) => isSayable(words));
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/**
 * The same writer, but a text that the person's plan makes too long, or breaks in another way, is written without the
 * plan: their words never cost a message its form.
 */
export function quotingWell(writer: Writer): Writer {
  return {
    name: writer.name,
    write: async (task) => {
      const texts = await writer.write(task);
      const { plan, ...habit } = task.habit;
      if (plan === undefined) return texts;
      const subject = subjectOf(habit.title, habit.description);
      const slots = new Map(task.slots.map((slot) => [slot.index, slot]));
      const isGood = ({ slotIndex, content }: (typeof texts)[number]) => {
        const slot = slots.get(slotIndex);
        return slot !== undefined && !isSpoilt(content, slot, habit, subject);
      };
      const good = texts.filter(isGood);
      if (good.length === texts.length) return texts;
      const done = new Set(good.map(({ slotIndex }) => slotIndex));
      const again = await writer.write({
        ...task,
        habit,
        slots: task.slots.filter(({ index }) => !done.has(index)),
        avoid: [...task.avoid, ...good.map(({ content }) => content)],
      });
      return [...good, ...again].sort((a, b) => a.slotIndex - b.slotIndex);
    },
  };
}

/** Whether a text breaks what a plan's words can break: its form, its grammar, or the rules on pressure and promises. */
function isSpoilt(content: string, { week, kind }: Slot, habit: Habit, subject: Subject): boolean {
  const { title, description, style, seed } = habit;
  const masked = maskNames(content, subject);
  return (
    whyUnfit(content, { title, description, style, week, kind, seed }) !== undefined ||
    whyBroken(content) !== undefined ||
    pressure.test(masked) ||
    claims.test(masked)
  );
}
