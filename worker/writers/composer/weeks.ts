/** The six focuses of a campaign, two weeks each, and the words that carry them. */
export const focusNames = [
  'Awareness',
  'Small Steps',
  'Consistency',
  'Feedback',
  'Identity',
  'Mastery',
] as const;
export type Focus = (typeof focusNames)[number];

/** The focus of a week, 1 to 12. */
export function focusOf(week: number): Focus {
  return focusNames[Math.min(5, Math.max(0, Math.ceil(week / 2) - 1))] ?? 'Awareness';
}

/** Words and phrases ('plan_b') of a focus. A kickoff says at least one, and no other focus more often. */
export const focusWords: Record<Focus, readonly string[]> = {
  Awareness: words(
    'notice noticing noticed spot watch watched watching watcher trigger triggers pattern patterns moment moments aware awareness clue clues curious observe look looked looking signal guess surprise surprised attention hunch wonder notes autopilot',
  ),
  'Small Steps': words(
    'small smaller smallest tiny tiniest little step steps begin begins begun beginning start starts starting started easy easier minimum short light simple enough',
  ),
  Consistency: words(
    'same time place routine rhythm repeat repeats repeated repeating repetition regular schedule steady backup obstacle obstacles slot consistent calendar plan_b spare usual fixed bump bumps snag detour set_answer',
  ),
  Feedback: words(
    'count counting tally score track tracked tracking data adjust adjusted adjusting tweak measure measured result results tell told ask friend feedback share shared number numbers compare log learned check marks mark review ally worked helped someone_close',
  ),
  Identity: words(
    'person someone_who who_you value values become becoming self yourself proof care true_to part_of_you like_you your_own identity character vote votes own_story stands_for means_to_you mean_to_you your_reason that_reason a_reason the_reason in_character',
  ),
  Mastery: words(
    'raise raises level levels harder further grow growing grown grows growth master mastery mastered long-term long_run long_game keep_going keeps_going keeps_growing can_last will_last to_last that_last habit_last habit_lasts it_lasts lasts lasting lapse lapses notch on_your_own on_its_own without_reminders unprompted skill skills months future next_level next_goal next_month next_notch alone by_heart next_winter',
  ),
};

function words(list: string): readonly string[] {
  return list.split(' ').map((word) => word.replaceAll('_', ' '));
}

/** The focus of each single word; phrases are sought in the text. */
const focusOfWord = new Map<string, Focus>();
const focusPhrases: { phrase: string; focus: Focus }[] = [];
for (const focus of focusNames)
  for (const word of focusWords[focus])
    if (word.includes(' ')) focusPhrases.push({ phrase: ` ${word} `, focus });
    else focusOfWord.set(word, focus);

/** How often each focus speaks in a text. */
export function countFocusWords(text: string): Record<Focus, number> {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
  const counts = Object.fromEntries(focusNames.map((focus) => [focus, 0])) as Record<Focus, number>;
  for (const word of said.split(' ')) {
    const focus = focusOfWord.get(word);
    if (focus !== undefined) counts[focus] += 1;
  }
  const padded = ` ${said} `;
  for (const { phrase, focus } of focusPhrases)
    if (padded.includes(phrase)) counts[focus] += padded.split(phrase).length - 1;
  return counts;
}
