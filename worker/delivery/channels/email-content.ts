import type { MessageForms } from '../../writer/message-forms.ts';
import { type EmailFrame, plainFrame } from '../email-frame.rules.ts';
import type { Links } from './channel.ts';
import { emailHtml } from './email-html.ts';
import { type EmailWords, emailWords } from './email-words.ts';

type EmailInput = {
  forms: MessageForms;
  links: Links;
  frame?: EmailFrame | undefined;
  /** Where the app is served, for the picture in the email. */
  origin: string;
  postalAddress?: string | undefined;
};
export type EmailContent = { subject: string; text: string; html: string };

/** An email's subject, plain text and HTML. The two forms say the same. */
export function emailContent(input: EmailInput): EmailContent {
  const { forms, links, frame = plainFrame, origin, postalAddress } = input;
  const words = emailWords(forms.email, frame, links, postalAddress);
  return { subject: words.subject, text: textOf(words), html: emailHtml(words, origin) };
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
