import { splitByRanges } from '../../writer/fill.ts';
import type { MessageForms } from '../../writer/message-forms.ts';
import type { Links } from './channel.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type EmailInput = { forms: MessageForms; links: Links; postalAddress?: string | undefined };
export type EmailContent = { subject: string; text: string; html: string };

const font = "font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';
const why = 'You get this because you started this campaign in Better Habits.';

/** The person's own words, a mid-tone that reads on light and dark ground. */
const ownWordsColor = '#1f8f66';

/**
 * An email's subject, plain text and HTML: the message, the plan in one line, one true line on how it goes, the week's
 * question, and the button. The HTML is one narrow column of tables with inline styles, since mail programs drop the
 * rest. It names both color schemes and leaves text and ground to the mail program, so that dark mode keeps its
 * contrast; what has a color of its own does on either ground.
 */
export function emailContent({ forms, links, postalAddress }: EmailInput): EmailContent {
  const { email } = forms;
  const subject = subjectLine(email.subject);
  // A test of the channel is no message: it leads to the app.
  const way = links.openLabel ?? (links.unsubscribe === null ? 'Open Better Habits' : 'Done, skip or snooze');
  const choices = links.choices ?? [];
  const footer = postalAddress === undefined ? [why] : [why, postalAddress];
  const question =
    email.question === null
      ? null
      : links.replyTo === null
        ? email.question
        : `${email.question} You can answer by replying to this email.`;

  const text = [
    email.message,
    ...[email.planLine, email.progressLine].filter((line) => line !== null),
    ...(question === null ? [] : [`This week’s question: ${question}`]),
    `${way}: ${links.open}`,
    ...(choices.length === 0 ? [] : [choices.map(({ label, url }) => `${label}: ${url}`).join('\n')]),
    [
      '-- ',
      ...footer,
      ...(links.unsubscribe === null ? [] : [`Stop these emails: ${links.unsubscribe}`]),
    ].join('\n'),
  ].join('\n\n');

  const footerLines = [
    ...footer.map(escapeHtml),
    ...(links.unsubscribe === null
      ? []
      : [
          `<a href="${escapeHtml(links.unsubscribe)}" style="color:inherit;text-decoration:underline">Stop these emails</a>`,
        ]),
  ];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>
</head>
<body style="margin:0;padding:0">
<${table} width="100%">
<tr><td align="center" style="padding:24px 16px">
<${table} width="100%" style="max-width:520px">
<tr><td align="left" style="${font};word-break:break-word">
${messageHtml(email)}
${email.planLine === null ? '' : `<p style="margin:0 0 8px;padding-left:12px;border-left:3px solid ${ownWordsColor}">${escapeHtml(email.planLine)}</p>\n`}${email.progressLine === null ? '' : `<p style="margin:0 0 16px;font-size:15px;opacity:.8">${escapeHtml(email.progressLine)}</p>\n`}<${table} style="margin:24px 0">
<tr><td bgcolor="#1f6f54" style="border-radius:12px;background:#1f6f54"><a href="${escapeHtml(links.open)}" style="display:inline-block;padding:12px 20px;${font};font-weight:600;color:#ffffff;text-decoration:none">${way}</a></td></tr>
</table>
${question === null ? '' : `<p style="margin:0 0 16px"><strong>This week’s question:</strong> ${escapeHtml(question)}</p>\n`}${choices.length === 0 ? '' : choiceRow(choices)}<p style="margin:32px 0 0;font-size:13px;opacity:.75">${footerLines.join('<br>')}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return { subject, text, html };
}

/** The message in large type, with the person's own words in color. */
function messageHtml({ message, ownWords }: MessageForms['email']): string {
  const inline = splitByRanges(message, ownWords)
    .map(({ text, isOwn }) =>
      isOwn
        ? `<span style="color:${ownWordsColor};font-weight:600">${escapeHtml(text)}</span>`
        : escapeHtml(text),
    )
    .join('');
  return inline
    .split(/\n+/)
    .map((paragraph) => `<p style="margin:0 0 16px;font-size:22px;line-height:1.4">${paragraph}</p>`)
    .join('\n');
}

/** Below the button and quieter: links with an edge, which break into lines by themselves. */
function choiceRow(choices: NonNullable<Links['choices']>): string {
  const links = choices.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:9px 14px;border:1px solid #8c8474;border-radius:12px;${font};font-weight:600;color:inherit;text-decoration:none">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 16px">${links.join('\n')}</p>\n`;
}

/** A subject is one line and never empty: a line break in it would start a header of its own. */
function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line === '' ? 'Your reminder from Better Habits' : line;
}
