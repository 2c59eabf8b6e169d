import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import sheet from '../../src/styles/pages/page.css?url';
import type { Hue } from '../domain.ts';
import type { Notice } from './link-notices.ts';

/** A piece of a page; everything put into it was escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Pages that need no sign-in, no cookie and no script. Files of our own, and forms that lead back here. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The answer page has a script that keeps answers while there is no network. */
const scriptPolicy = `${policy}; script-src 'self'; worker-src 'self'; connect-src 'self'`;

const rays = Array.from(
  { length: 12 },
  (_, index) => `<line x1="50" x2="50" y1="16" y2="7" transform="rotate(${index * 30} 50 50)"/>`,
).join('');
const sun = raw(
  `<svg viewBox="0 0 100 100" width="26" height="26" aria-hidden="true"><circle cx="50" cy="50" r="21"/>${rays}</svg>`,
);

type Page = {
  title: string;
  body: Markup;
  /** The habit's color. */
  hue?: Hue | undefined;
  /** Stands across from the product's name: where in the campaign the person is. */
  when?: string | undefined;
  /** Whether the page has no sky above it, as where nothing is celebrated. */
  plain?: boolean;
  /** Whether answers given without a network are kept. */
  script?: boolean;
  status?: ContentfulStatusCode;
};

/** Answers with a whole page. */
export async function showPage(c: Context, page: Page): Promise<Response> {
  const { title, body, hue, when, plain = false, script = false, status = 200 } = page;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Better Habits</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#dfeae0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1b2b2b" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${sheet}">
${script ? html`<script type="module" src="/answer-page.js"></script>` : ''}
</head>
<body class="${plain ? 'quiet' : 'sky'}"${hue === undefined ? '' : html` data-hue="${hue}"`}>
<header class="top"><a class="brand" href="/">${sun}Better Habits</a>${when === undefined ? '' : html`<p class="soft">${when}</p>`}</header>
${await body}
</body>
</html>`;
  c.header('Content-Security-Policy', script ? scriptPolicy : policy);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(await document, status);
}

/** A page that has only something to say, and a way on. */
export function noticePage(c: Context, notice: Notice): Promise<Response> {
  return showPage(c, {
    title: notice.title,
    status: notice.status,
    body: html`<main class="sheet">
<h1>${notice.title}</h1>
<p>${notice.text}</p>
<a class="button primary" href="/">Open Better Habits</a>
</main>`,
  });
}

/** The fields of a submitted form. A body that isn't a form counts as empty. */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}
