/** Types and constants that the Worker's rooms and the app share. It imports nothing. */

/**
 * What sort of habit it is. It decides, before any other choice, what may be said: `build` is doing something, `reduce`
 * less or none of something, `dose` medication and measurements, `recover` getting through something, and `danger`
 * what needs a person's help instead of a program.
 */
export const habitKinds = ['build', 'reduce', 'dose', 'recover', 'danger'] as const;
export type HabitKind = (typeof habitKinds)[number];

/** How a dose is checked off: "when you’ve taken it". */
export const doseVerbs = ['done', 'taken', 'measured', 'been'] as const;
export type DoseVerb = (typeof doseVerbs)[number];

/** How a day of the plan differs from the others: Monday and the first message, Wednesday, Saturday, the rest. */
export const slotKinds = ['kickoff', 'reminder', 'challenge', 'plain'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** The program's weekly questions. `half` asks whether to change the plan; the others ask for a part of it. */
export const questionIds = ['a', 'c', 's', 'n', 'half', 'p', 'y', 'x', 'r'] as const;
export type QuestionId = (typeof questionIds)[number];

/** A question of the program, as it is asked now. */
export type Question = {
  id: QuestionId;
  prompt: string;
  /** Stands before and after the blank: 'After' and '.'; null where only a choice is asked for. */
  sentence: { before: string; after: string } | null;
  suggestions: readonly string[];
  /** What was answered before, in the second person: "still right?" is asked then. */
  known: string | null;
};

/** What a habit may be about: campaigns without a plan of their own get texts on it, if the person confirms it. */
export const habitTopics = [
  'movement',
  'mind',
  'sleep',
  'nutrition',
  'hydration',
  'learning',
  'productivity',
] as const;
export type HabitTopic = (typeof habitTopics)[number];
