import { standingFigure } from '../../progress/standing.rules.ts';
import type { EmailForm, MessageForms } from '../../writer/message-forms.ts';
import { type EmailFrame, plainFrame } from '../email-frame.rules.ts';
import type { Links } from './channel.ts';
import { emailHtml } from './email-html.ts';

type EmailInput = {
  forms: MessageForms;
  links: Links;
  frame?: EmailFrame | undefined;
  /** Where the app is served, for the picture in the email. */
  origin: string;
  postalAddress?: string | undefined;
};
export type EmailContent = { subject: string; text: string; html: string };

/** What both forms of an email say. */
export type EmailWords = ReturnType<typeof wordsOf>;

const why = 'You get this because you started this campaign in Better Habits.';

/** An email's subject, plain text and HTML. The two forms say the same. */
export function emailContent(input: EmailInput): EmailContent {
  const { forms, links, frame = plainFrame, origin, postalAddress } = input;
  const words = wordsOf(forms.email, frame, links, postalAddress);
  return { subject: words.subject, text: textOf(words), html: emailHtml(words, origin) };
}

function wordsOf(email: EmailForm, frame: EmailFrame, links: Links, postalAddress: string | undefined) {
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
      label: links.unsubscribe === null ? 'Open Better Habits' : (links.openLabel ?? 'Done'),
      url: links.open,
    },
    answers: links.answers ?? [],
    choices: links.choices ?? [],
    footer: postalAddress === undefined ? [why] : [why, postalAddress],
    unsubscribe: links.unsubscribe,
  };
}

function textOf(words: EmailWords): string {
  const { main, answers, choices, unsubscribe } = words;
  const linkLines = [main, ...answers].map(({ label, url }) => `${label}: ${url}`);
  const parts = [
    // Where the title is private, a preview made from this part shows nothing else.
    ...(words.isPrivate ? [words.preheader] : []),
    words.when,
    words.message,
    words.planLine === null ? null : `Your plan: ${words.planLine}`,
    linkLines.join('\n'),
    choices.length === 0 ? null : choices.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    words.progressLine,
    words.question === null ? null : `This week’s question: ${words.question}`,
    ['-- ', ...words.footer, ...(unsubscribe === null ? [] : [`Stop these emails: ${unsubscribe}`])].join(
      '\n',
    ),
  ];
  return parts.filter((part) => part !== null).join('\n\n');
}

/** A subject is one line and never empty: a line break in it would start a header of its own. */
function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? 'Your reminder from Better Habits' : line;
}
