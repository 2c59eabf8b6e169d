import { standingFigure } from '../../progress/standing.rules.ts';
import type { EmailForm } from '../../writer/message-forms.ts';
import type { EmailFrame } from '../email-frame.rules.ts';
import type { Links } from './channel.ts';

/** What both forms of an email say. */
export type EmailWords = ReturnType<typeof emailWords>;

const why = 'You’re getting this because you started this campaign in Better Habits.';

export function emailWords(
  email: EmailForm,
  frame: EmailFrame,
  links: Links,
  postalAddress: string | undefined,
) {
  const { question } = email;
  const { standing } = frame;
  return {
    ...email,
    ...frame,
    subject: subjectLine(email.subject),
    question:
      question === null || links.replyTo === null
        ? question
        : `${question} You can answer by replying to this email.`,
    figure: standing === null ? null : standingFigure(standing),
    // A test of the channel is no message: it leads to the app.
    main: {
      label: links.openLabel ?? (links.unsubscribe === null ? 'Open Better Habits' : 'Done'),
      url: links.open,
    },
    answers: links.answers ?? [],
    choices: links.choices ?? [],
    footer: postalAddress === undefined ? [why] : [why, postalAddress],
    unsubscribe: links.unsubscribe,
  };
}

/** A subject is one line and never empty: a line break in it would start a header of its own. */
function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? 'Your reminder from Better Habits' : line;
}
