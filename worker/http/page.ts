import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Notice } from './link-notices.ts';

/** A piece of a page; everything put into it was escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Pages that need no sign-in, no cookie and no script. Style sheets of our own, and forms that lead back here. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The answer page has a script that keeps answers while there is no network. */
const scriptPolicy = `${policy}; script-src 'self'; worker-src 'self'; connect-src 'self'`;

const rays = Array.from(
  { length: 12 },
  (_, index) => `<line x1="50" x2="50" y1="16" y2="7" transform="rotate(${index * 30} 50 50)"/>`,
).join('');
const sun = raw(
  `<svg class="sun" viewBox="0 0 100 100" width="32" height="32" aria-hidden="true"><circle cx="50" cy="50" r="21"/>${rays}</svg>`,
);

type Page = {
  title: string;
  body: Markup;
  /** The style sheet of `public/pages` that this kind of page needs besides the common one. */
  style?: 'answer' | 'time' | undefined;
  /** Whether answers given without a network are kept. */
  script?: boolean;
  status?: ContentfulStatusCode;
};

const sheet = (name: string): Markup => html`<link rel="stylesheet" href="/pages/${name}.css">`;

/** Answers with a whole page. */
export async function showPage(
  c: Context,
  { title, body, style, script = false, status = 200 }: Page,
): Promise<Response> {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Better Habits</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f8f5ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161410" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
${sheet('common')}${style === undefined ? '' : sheet(style)}
${script ? html`<script type="module" src="/answer-page.js"></script>` : ''}
</head>
<body>
<header><a class="brand" href="/">${sun}Better Habits</a></header>
<main>${await body}</main>
</body>
</html>`;
  c.header('Content-Security-Policy', script ? scriptPolicy : policy);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(await page, status);
}

/** A page that has only something to say, and a way on. */
export function noticePage(c: Context, notice: Notice): Promise<Response> {
  return showPage(c, {
    title: notice.title,
    status: notice.status,
    body: html`<section class="card notice">
<h1>${notice.title}</h1>
<p>${notice.text}</p>
<div class="choices"><a class="button primary" href="/">Open Better Habits</a></div>
</section>`,
  });
}

/** What a form sent. A body that is no form says nothing. */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}
