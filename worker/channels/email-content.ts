import type { MessageForms } from '../writers/writer.ts';
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

type EmailInput = { forms: MessageForms; links: Links; name: string; postalAddress?: string | undefined };

/**
 * An email's subject, plain text and HTML. The HTML is one narrow column with inline styles, since mail
 * programs drop the rest; it names both colour schemes so that dark mode keeps its contrast.
 */
export function emailContent({ forms, links, name, postalAddress }: EmailInput) {
  const { subject, paragraphs } = forms.email;
  const footer = ['You get this because you started this campaign in Better Habits.', postalAddress].filter(
    (line) => line !== undefined,
  );
  const text = [`Hi ${name},`, ...paragraphs, `Open your campaign: ${links.open}`, '--', ...footer].join(
    '\n\n',
  );
  const htmlParagraphs = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
    .join('\n');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px">Hi ${escapeHtml(name)},</p>
${htmlParagraphs}
<p style="margin:24px 0"><a href="${escapeHtml(links.open)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#1f6f54;color:#ffffff;text-decoration:none;font-weight:600">Open your campaign</a></p>
<p style="margin:32px 0 0;font-size:13px;opacity:.7">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>`;
  return { subject, text, html };
}
