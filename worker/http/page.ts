import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { output, ZodType } from 'zod';
import sheet from '../../src/styles/pages/page.css?url';
import { DAY, type Hue } from '../domain.ts';
import { notFound, unreadableForm } from '../platform/errors.ts';
import type { AppEnv } from './http.ts';
import { isRemembered } from './session.ts';

/** Part of a page. Everything interpolated into it is escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** For pages without scripts: only our own files, and forms that post back to us. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Pages that change something have a script, which stores replies made offline and tells the app's open tabs. */
const scriptPolicy = `${policy}; script-src 'self'; worker-src 'self'; connect-src 'self'`;

const rays = Array.from(
  { length: 12 },
  (_, index) => `<line x1="50" x2="50" y1="16" y2="7" transform="rotate(${index * 30} 50 50)"/>`,
).join('');
const sun = raw(
  `<svg class="logo" viewBox="0 0 100 100" width="26" height="26" aria-hidden="true"><circle cx="50" cy="50" r="21"/>${rays}</svg>`,
);

type Page = {
  title: string;
  body: Markup;
  hue?: Hue | undefined;
  /** How far along the campaign is, shown opposite the product's name. */
  when?: string | undefined;
  /** Hides the sky at the top, for pages that don't celebrate. */
  plain?: boolean;
  script?: boolean;
  status?: ContentfulStatusCode;
};

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
<body class="${plain ? 'plain' : 'sky'}"${hue === undefined ? '' : html` data-hue="${hue}"`}>
<header class="top"><a class="brand" href="/">${sun}Better Habits</a>${when === undefined ? '' : html`<p>${when}</p>`}</header>
${await body}
</body>
</html>`;
  c.header('Content-Security-Policy', script ? scriptPolicy : policy);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(await document, status);
}

/** The browser's first language, which decides how times look, as in the app. */
export function languageOf(c: Context): string | undefined {
  const [first = ''] = (c.req.header('Accept-Language') ?? '').split(/[,;]/);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0];
  } catch {
    return undefined;
  }
}

type Notice = { status: ContentfulStatusCode; title: string; text: string };

/** Scripts ask for JSON, so that they can tell our response from the sign-in page of a network. */
export const wantsJson = (c: Context): boolean => c.req.header('Accept') === 'application/json';

/** A page with only a message and a link to the app; for scripts, only the message. */
export async function noticePage(c: Context, notice: Notice): Promise<Response> {
  if (wantsJson(c)) return c.json({ message: notice.text }, notice.status);
  return showPage(c, {
    title: notice.title,
    status: notice.status,
    body: html`<main class="card sheet">
<h1>${notice.title}</h1>
<p>${notice.text}</p>
<a class="button primary" href="/">Open Better Habits</a>
</main>`,
  });
}

/** A body that isn't a form counts as empty. */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}

/** A form with the fields of a schema. */
export async function validForm<S extends ZodType>(c: Context, schema: S): Promise<output<S>> {
  const form = schema.safeParse(await readForm(c));
  if (!form.success) throw unreadableForm();
  return form.data;
}

/** The Worker's own routes. */
const notAPage = /^\/(api|auth|m|hooks|assets|\.well-known)(\/|$)/;

/** A missing file, since the platform serves existing ones before it calls the Worker; or a mistyped address. */
const isFile = (path: string) => /\.[^/]*$/.test(path);

/** Signed-out visitors see the sign-in page here. */
const signInPath = /^\/(login)?$/;

/** The document that preloads a page's code, such as `/home-settings`. Not every page has one. */
const documentOf = (path: string) =>
  /^\/campaigns\/\d+(\/edit)?$/.test(path)
    ? `/home-campaign${path.endsWith('/edit') ? '-edit' : ''}`
    : /^\/[a-z-]+$/.test(path)
      ? `/home-${path.slice(1)}`
      : '/home';

/**
 * The build makes several versions: plain, with the sign-in form prerendered, and with preloads for each page. Undefined
 * if the path can't be one of the app's pages.
 */
export async function appDocument(c: Context, files: Fetcher | undefined): Promise<Response | undefined> {
  const { req } = c;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || notAPage.test(req.path) || files === undefined) return undefined;
  // The app shows people that there is no such page. Scripts and images ask for anything but HTML.
  if (isFile(req.path) && !req.header('Accept')?.includes('text/html')) return undefined;
  // A page without its own document uses the dashboard's. `/` is the plain one.
  const names = isRemembered(c)
    ? [documentOf(req.path), '/home']
    : signInPath.test(req.path)
      ? ['/login']
      : [];
  let document: Response | undefined;
  for (const name of [...names, '/']) {
    document = await files.fetch(new Request(new URL(name, req.url), req.raw));
    if (document.status !== 404) break;
  }
  return (
    document &&
    new Response(document.body, {
      // It can also be 304.
      status: document.ok && isFile(req.path) ? 404 : document.status,
      headers: [...document.headers, ['Vary', 'Cookie']],
    })
  );
}

export function securityText(c: Context<AppEnv>): Response {
  const { settings, clock } = c.var.deps;
  if (settings.SECURITY_CONTACT === undefined) throw notFound('Page');
  const expires = new Date(clock.now() + 90 * DAY).toISOString();
  const canonical = `${settings.APP_ORIGIN}/.well-known/security.txt`;
  return c.text(
    `Contact: ${settings.SECURITY_CONTACT}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`,
  );
}
