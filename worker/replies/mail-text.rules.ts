/** Where the quoted message begins, in the ways of common mail programs. */
const quoteBegins = /^(>|On .+ wrote:?$|-{2,} ?(Original|Forwarded)|_{5,}|From: |Sent from |-- ?$)/i;

/** What a person wrote above the message that they answer: the first line that is neither empty nor quoted. */
export function firstOwnLine(text: string): string {
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim();
    if (words === '') continue;
    return quoteBegins.test(words) ? '' : words;
  }
  return '';
}

/**
 * The text of an HTML email, without what it quotes. Only good for reading a first line. No pattern looks further than
 * the next `<`: of an email made for it, half a megabyte of `<` kept the Worker busy for minutes.
 */
export function textOfHtml(html: string): string {
  return withoutHidden(html)
    .replace(/<(blockquote|div class="gmail_quote)[\s\S]*$/i, '')
    .replace(/<(br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&(#39|rsquo|#8217);/gi, "'")
    .replace(/&amp;/gi, '&');
}

/** Removes sections that mail programs don't show; a section without an end is kept. */
function withoutHidden(html: string): string {
  const tags = [...html.matchAll(/<(\/?)(style|head|script)\b[^<>]*>/gi)].map((found) => ({
    name: String(found[2]).toLowerCase(),
    closes: found[1] === '/',
    from: found.index,
    to: found.index + found[0].length,
  }));
  const lastEnd = new Map(tags.flatMap(({ name, closes, from }) => (closes ? [[name, from]] : [])));
  let shown = '';
  let at = 0;
  let hiddenBy: string | null = null;
  for (const { name, closes, from, to } of tags) {
    if (hiddenBy === null && !closes && (lastEnd.get(name) ?? -1) > from) {
      shown += html.slice(at, from);
      hiddenBy = name;
    } else if (closes && hiddenBy === name) {
      hiddenBy = null;
      at = to;
    }
  }
  return shown + html.slice(at);
}

/** Lines cost the parser more than their length does. An honest email of half a megabyte has 7,000 or so. */
const MAX_LINES = 20_000;

export function hasTooManyLines(raw: Uint8Array): boolean {
  const newline = 10;
  let lines = 0;
  for (let at = raw.indexOf(newline); at !== -1 && lines <= MAX_LINES; at = raw.indexOf(newline, at + 1))
    lines += 1;
  return lines > MAX_LINES;
}

/** Whether a machine sent it: out-of-office notes, bounces and lists are not answered. */
export function isAutomatic(headers: Headers, envelopeSender: string): boolean {
  const submitted = headers.get('Auto-Submitted')?.trim().toLowerCase() ?? 'no';
  const precedence = headers.get('Precedence')?.trim().toLowerCase() ?? '';
  return (
    submitted !== 'no' ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    headers.has('List-Id') ||
    headers.has('X-Autoreply') ||
    headers.has('X-Autorespond') ||
    envelopeSender === '' ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(envelopeSender)
  );
}
