import { z } from 'zod';
import type { Clock } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { streakFigure } from '../../progress/calendar.rules.ts';
import type { RenderedEmail } from '../../writer/render-message.ts';
import { type EmailFrame, plainFrame } from '../composing.rules.ts';
import {
  type Channel,
  callProvider,
  DEFAULT_TIME_LIMIT,
  type Delivery,
  type Links,
  type Outcome,
} from './channel.ts';
import { type EmailWords, emailHtml } from './email-html.ts';

export type Mail = {
  identifier: string;
  to: { email: string; name?: string };
  fromName?: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Without it, the email is plain text only. */
  html?: string;
  headers?: Record<string, string>;
};

/** Sends any email: to users, or to a carrier's gateway as a text message. */
export type Mailer = (mail: Mail) => Promise<Outcome>;

export function emailChannel(mailer: Mailer, settings: Settings): Channel {
  return {
    name: 'email',
    unreachable: () => null,
    send: (delivery) => mailer(mailOf(delivery, settings)),
  };
}

function mailOf(delivery: Delivery, settings: Settings): Mail {
  const { identifier, contact, links } = delivery;
  return {
    identifier,
    to: { email: contact.email, ...(contact.name === '' ? {} : { name: contact.name }) },
    fromName: settings.MAIL_FROM_NAME,
    ...(links.replyTo === null ? {} : { replyTo: links.replyTo }),
    ...emailContent(delivery, settings),
    ...(links.unsubscribe === null ? {} : { headers: oneClickUnsubscribe(links.unsubscribe) }),
  };
}

/** Lets email clients show their own unsubscribe button, which sends a POST without cookies (RFC 8058). */
const oneClickUnsubscribe = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type EmailSettings = Pick<Settings, 'APP_ORIGIN'> & Partial<Pick<Settings, 'MAIL_POSTAL_ADDRESS'>>;

export function emailContent(
  { rendered, links, frame = plainFrame }: Pick<Delivery, 'rendered' | 'links' | 'frame'>,
  { APP_ORIGIN, MAIL_POSTAL_ADDRESS }: EmailSettings,
) {
  const words = emailWords(rendered.email, frame, links, MAIL_POSTAL_ADDRESS);
  return { subject: words.subject, text: textOf(words), html: emailHtml(words, APP_ORIGIN) };
}

const reasonForEmail = 'You’re getting this because you started this campaign in Better Habits.';

function emailWords(
  email: RenderedEmail,
  frame: EmailFrame,
  links: Links,
  postalAddress: string | undefined,
): EmailWords {
  const { question } = email;
  const { progress } = frame;
  return {
    ...email,
    ...frame,
    subject: subjectLine(email.subject),
    question:
      question === null || links.replyTo === null
        ? question
        : `${question} You can answer by replying to this email.`,
    figure: progress === null ? null : streakFigure(progress),
    // A channel test has no message page, so it links to the app.
    main: {
      label: links.openLabel ?? (links.unsubscribe === null ? 'Open Better Habits' : 'Done'),
      url: links.open,
    },
    answers: links.answers ?? [],
    choices: links.choices ?? [],
    choicesHeading: links.choicesHeading ?? null,
    footer: [
      links.unsubscribe === null ? 'Better Habits' : reasonForEmail,
      ...(postalAddress === undefined ? [] : [postalAddress]),
    ],
    unsubscribe: links.unsubscribe,
  };
}

/** A single line, because a line break would start another header. */
function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? 'Your reminder from Better Habits' : line;
}

function textOf(words: EmailWords): string {
  const { main, answers, choices, choicesHeading, unsubscribe } = words;
  const linkLines = [main, ...answers].map(({ label, url }) => `${label}: ${url}`);
  const parts = [
    // Email clients preview the start of the plain text, so a private title must not be there.
    ...(words.isPrivate ? [words.preheader] : []),
    words.when,
    words.message,
    words.planLine === null ? null : `Your plan: ${words.planLine}`,
    linkLines.join('\n'),
    choices.length === 0
      ? null
      : [
          ...(choicesHeading === null ? [] : [choicesHeading]),
          ...choices.map(({ label, url }) => `${label}: ${url}`),
        ].join('\n'),
    words.progressLine,
    words.question === null ? null : `This week’s question: ${words.question}`,
    ['-- ', ...words.footer, ...(unsubscribe === null ? [] : [`Stop these emails: ${unsubscribe}`])].join(
      '\n',
    ),
  ];
  return parts.filter((part) => part !== null).join('\n\n');
}

const sendResult = z.object({
  request_id: z.string().optional().catch(undefined),
  results: z
    .array(z.object({ message_id: z.string().optional(), status: z.string(), reason: z.string().optional() }))
    .min(1),
});

/** MailChannels' Email API (https://docs.mailchannels.net/email-api/); null if no key is set. */
export function mailChannels(
  settings: Settings,
  clock: Clock,
  timeLimit: number = DEFAULT_TIME_LIMIT,
): Mailer | null {
  const key = settings.MAILCHANNELS_API_KEY;
  if (key === undefined) return null;
  return (mail) =>
    callProvider({
      clock,
      timeLimit,
      what: 'The email service',
      request: new Request(`${settings.MAILCHANNELS_BASE_URL}/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Api-Key': key },
        body: JSON.stringify(requestBody(settings, mail)),
      }),
      refusedStatuses: [400, 413],
      readAccepted,
    });
}

function requestBody(settings: Settings, mail: Mail) {
  const signature =
    settings.DKIM_PRIVATE_KEY === undefined
      ? {}
      : {
          dkim_domain: settings.DKIM_DOMAIN,
          dkim_selector: settings.DKIM_SELECTOR,
          dkim_private_key: settings.DKIM_PRIVATE_KEY,
        };
  return {
    personalizations: [{ to: [mail.to], ...signature }],
    from: { email: settings.MAIL_FROM, name: mail.fromName },
    ...(mail.replyTo === undefined ? {} : { reply_to: { email: mail.replyTo } }),
    subject: mail.subject,
    // MailChannels sets the Message-ID, so our identifier needs a header of its own.
    headers: { ...mail.headers, 'X-Better-Habits-Message': mail.identifier },
    content: [
      { type: 'text/plain', value: mail.text },
      ...(mail.html === undefined ? [] : [{ type: 'text/html', value: mail.html }]),
    ],
  };
}

/** A 202 can contain a failed item. An invalid response counts as sent, because a retry would send a duplicate. */
async function readAccepted(response: Response): Promise<Outcome> {
  const parsed = sendResult.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return { kind: 'accepted', providerId: null };
  const { request_id: requestId, results } = parsed.data;
  const [result] = results;
  if (result === undefined || result.status === 'sent') {
    const providerId = result?.message_id ?? null;
    return { kind: 'accepted', providerId, ...(requestId === undefined ? {} : { requestId }) };
  }
  return { kind: 'refused', reason: 'The email service did not accept your address' };
}
