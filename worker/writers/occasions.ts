/** What a message comes for besides its day: after a lapse, with the offer of every other day, or as the last word. */
export const occasions = ['lapse', 'every-other-day', 'closing'] as const;
export type Occasion = (typeof occasions)[number];

/** Subjects that say so; a message that only carries an offer keeps its own. `{habit}` is the habit's name. */
export const occasionSubjects: Record<Occasion, readonly string[]> = {
  lapse: ['A fresh start for {habit}', 'Still here for {habit}', 'Making room for {habit}'],
  'every-other-day': [],
  closing: ['Twelve weeks of {habit}'],
};

/** Paragraphs that explain the choices in an email. */
export const occasionParagraphs: Record<Occasion, string> = {
  lapse:
    'You can make it smaller: the messages then ask for the smallest step until things go well again. You can move it to another hour, pause it for a week, or stop it. Coming back at any size is a good start.',
  'every-other-day':
    'Two weeks are left, and much of it may run by itself by now. If you like, the messages come every other day from here. If not, all stays as it is.',
  closing:
    'You can repeat it for twelve more weeks, level up with a raised step, or finish here. Each can be taken back.',
};
