import { html } from 'hono/html';

type MailText = { subject: string; text: string; html: string };
type MailParts = { subject: string; lines: readonly string[]; button?: { label: string; url: string } };

const font = "font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One narrow column that sets no text or background color, so dark mode stays readable. */
function mailText({ subject, lines, button }: MailParts, postalAddress: string | undefined): MailText {
  const [first = '', ...rest] = lines;
  const paragraph = (line: string) => html`<p style="margin:0 0 20px">${line}</p>`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 16px;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="${font}">
${paragraph(first)}
${
  button === undefined
    ? ''
    : html`<p style="margin:0 0 20px"><a href="${button.url}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#1b7a56;color:#ffffff;font-weight:600;text-decoration:none">${button.label}</a></p>`
}
${rest.map(paragraph)}
<p style="margin:32px 0 0;font-size:13px">Better Habits${postalAddress === undefined ? '' : `, ${postalAddress}`}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  const text = [
    first,
    ...(button === undefined ? [] : [`${button.label}: ${button.url}`]),
    ...rest,
    ['-- ', 'Better Habits', ...(postalAddress === undefined ? [] : [postalAddress])].join('\n'),
  ];
  return { subject, text: text.join('\n\n'), html: String(page) };
}

/** Asks the owner of an address whether an account is theirs. Contains nothing typed at registration, which may be abuse. */
export const confirmationMail = (url: string, postalAddress: string | undefined): MailText =>
  mailText(
    {
      subject: 'Please confirm your email address',
      lines: [
        'Someone gave this email address to Better Habits. Is it yours?',
        'The button opens a page that asks again before anything changes. If this wasn’t you, choose “No, it wasn’t me” there, and we won’t email you again.',
        'The link works for 7 days.',
      ],
      button: { label: 'Confirm this address', url },
    },
    postalAddress,
  );

export const resetMail = (url: string, postalAddress: string | undefined): MailText =>
  mailText(
    {
      subject: 'Reset your password',
      lines: [
        'Someone asked to reset the password of the Better Habits account with this email address.',
        'The link works once, within 60 minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.',
      ],
      button: { label: 'Choose a new password', url },
    },
    postalAddress,
  );

/** Warns the old address, so that its owner can stop the change. */
export const emailChangeMail = (url: string, postalAddress: string | undefined): MailText =>
  mailText(
    {
      subject: 'Your email address is being changed',
      lines: [
        'Someone who is signed in to your Better Habits account is changing its email address. If that was you, you don’t need to do anything.',
        'If it wasn’t you, reset your password now. That signs out every device and cancels a change that isn’t confirmed yet.',
      ],
      button: { label: 'Reset your password', url },
    },
    postalAddress,
  );
