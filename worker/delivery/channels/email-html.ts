import { html, raw } from 'hono/html';
import hues from '../../../src/styles/hues.css?raw';
import tokens from '../../../src/styles/tokens.css?raw';
import type { DayState, Hue } from '../../domain.ts';
import { calendarTable, keptOfDue, type streakFigure } from '../../progress/calendar.rules.ts';
import type { CampaignProgress } from '../../progress/days.rules.ts';
import { capitalize, splitByRanges } from '../../writer/fill.ts';
import type { RenderedEmail } from '../../writer/render-message.ts';
import type { EmailFrame } from '../composing.rules.ts';

type Button = { label: string; url: string };

export type EmailWords = RenderedEmail &
  EmailFrame & {
    figure: ReturnType<typeof streakFigure> | null;
    main: Button;
    answers: readonly Button[];
    choices: readonly Button[];
    choicesHeading: string | null;
    footer: readonly string[];
    unsubscribe: string | null;
  };

/**
 * Tables with inline styles, because email clients drop most others. Classes only change spacing on phones and colors in
 * dark mode; other clients invert colors themselves. Outlook for Windows supports neither maximum widths nor fallback
 * fonts.
 */
export function emailHtml(words: EmailWords, origin: string): string {
  const email = layout(words, origin);
  if (email instanceof Promise) throw new Error('An email must not contain promises');
  return email.toString();
}

function layout(words: EmailWords, origin: string) {
  const theme = themeOf(words.hue);
  const { colors, styles } = theme;
  const { ink, soft, line, text, tint, paper, surface } = colors;
  const { progress, week, planLine, question, unsubscribe } = words;
  const link = (label: string, url: string) =>
    html`<a href="${url}" class="soft" style="color:${soft};text-decoration:underline">${label}</a>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${words.subject}</title>
<style>${raw(typeface(origin))}${raw(styles)}</style>
${onlyOutlook('<style>td,p,a,span{font-family:Arial,sans-serif!important}</style>')}
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${words.preheader}${previewFiller}</div>
<${table} width="100%" class="paper" bgcolor="${paper}" style="background:${paper}">
<tr><td align="center" style="padding:16px 12px 32px">
${onlyOutlook(`<${table} width="600" align="center"><tr><td>`)}
<${table} width="100%" class="surface" bgcolor="${surface}" style="max-width:600px;background:${surface};border-radius:20px">
${progress === null ? '' : banner(week, origin, colors)}
<tr><td align="left" style="padding:24px 24px 28px;${font};color:${ink};word-break:break-word" class="ink sides">
${words.when === null ? '' : html`<p class="soft" style="margin:0 0 8px;font-size:15px;font-weight:600;color:${soft}">${words.when}</p>`}
${paragraphs(words, text)}
${planLine === null ? '' : planBox(planLine, text, tint)}
${buttons(words, colors)}
${progress === null ? progressPart(words.progressLine, soft) : daysPart(progress, words.figure, theme)}
${question === null ? '' : html`<p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${line}" class="edge"><strong style="font-weight:600">This week’s question:</strong> ${question}</p>`}
</td></tr>
</table>
<${table} width="100%" style="max-width:600px">
<tr><td align="left" class="soft sides" style="padding:20px 24px 0;${font};font-size:13px;line-height:1.5;color:${soft}">
${words.footer.map((part) => html`${part}<br>`)}${unsubscribe === null ? '' : link('Stop these emails', unsubscribe)}
</td></tr>
</table>
${onlyOutlook('</td></tr></table>')}
</td></tr>
</table>
</body>
</html>`;
}

const font = raw("font:16px/1.5 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
/** For clients that load typefaces, such as Apple Mail. Outlook for Windows ignores `@media`, and would fall back to Times. */
const typeface = (origin: string) =>
  `@media screen{@font-face{font-family:Figtree;src:url(${origin}/email/figtree.woff2);font-weight:300 900}}`;
const table = raw('table role="presentation" cellpadding="0" cellspacing="0" border="0"');
/** Invisible, so that email clients preview only our words. */
const previewFiller = raw('\u034f\u200c\u00a0'.repeat(80));
/** Markup for Outlook for Windows; a comment to all other clients. */
const onlyOutlook = (markup: string) => raw(`<!--[if mso]>${markup}<![endif]-->`);

type Theme = { colors: Colors; styles: string; cells: ReturnType<typeof cellsOf> };
const themes = new Map<Hue, Theme>();

function themeOf(hue: Hue): Theme {
  const cached = themes.get(hue);
  if (cached !== undefined) return cached;
  const colors = emailColors(hue, 'light');
  const theme = { colors, styles: stylesOf(hue), cells: cellsOf(colors) };
  themes.set(hue, theme);
  return theme;
}

/** The styles that can't be inline: for phones, and for dark mode, both in general and in Outlook. */
function stylesOf(hue: Hue): string {
  const dark = emailColors(hue, 'dark');
  const rules = [
    ['.paper', `background:${dark.paper}`],
    ['.surface', `background:${dark.surface}`],
    ['.ink', `color:${dark.ink}`],
    ['.soft', `color:${dark.soft}`],
    ['.own', `color:${dark.text}`],
    ['.tint', `background:${dark.tint}`],
    ['.sky', `background:${dark.sky}`],
    ['.main', `background:${dark.accent}`],
    ['.main a', `color:${dark.onAccent}`],
    ['.edge', `border-color:${dark.line}`],
    ['.kept', `background:${dark.fill}`],
    ['.bridged', `background:${dark.fill};border-color:${dark.surface}`],
    ['.missed', `border-color:${dark.upcoming}`],
    ['.dash', `color:${dark.fill}`],
    ['.dot', `color:${dark.upcoming}`],
    ['.open', `border-color:${dark.text}`],
  ] as const;
  const phone = [
    ['.sides', 'padding-left:16px;padding-right:16px'],
    ['.edge a', 'font-size:15px;padding-left:4px;padding-right:4px'],
  ] as const;
  const important = (style: string) => style.replaceAll(/(;|$)/g, '!important$1');
  const css = (list: readonly (readonly [string, string])[], prefix = '') =>
    list.map(([selector, style]) => `${prefix}${selector}{${important(style)}}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}.kept,.bridged{forced-color-adjust:none}@media (max-width:560px){${css(phone)}}@media (prefers-color-scheme:dark){${css(rules)}}${css(rules, '[data-ogsc] ')}`;
}

/**
 * The pictures are the same for all users, so loading one identifies nobody. They are translucent, so the cell makes it
 * day or night.
 */
const banner = (
  week: number,
  origin: string,
  { sky, soft }: Colors,
) => html`<tr><td class="sky" align="center" height="88" bgcolor="${sky}" style="height:88px;background:${sky};border-radius:20px 20px 0 0;font-size:0;line-height:0">
<img src="${origin}/email/sun-${week}.png" width="600" height="180" alt="A rising sun with ${week} of 12 rays lit" class="soft" style="display:block;width:100%;height:auto;border:0;border-radius:20px 20px 0 0;font:13px/88px sans-serif;color:${soft}">
</td></tr>`;

function paragraphs({ message, ownWords }: EmailWords, color: string) {
  const own = (part: string) => html`<span class="own" style="color:${color};font-weight:600">${part}</span>`;
  const lines: ReturnType<typeof html>[][] = [[]];
  for (const { text, isOwn } of splitByRanges(message, ownWords)) {
    for (const [at, part] of text.split(/\n+/).entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push(isOwn ? own(part) : html`${part}`);
    }
  }
  return lines.map(
    (parts) =>
      html`<p dir="auto" style="margin:0 0 16px;text-align:start;font-size:22px;line-height:1.36;letter-spacing:-0.01em">${parts}</p>\n`,
  );
}

const planBox = (
  line: string,
  color: string,
  tint: string,
) => html`<${table} width="100%" style="margin:4px 0 8px">
<tr><td class="tint own" bgcolor="${tint}" style="padding:12px 16px 14px;background:${tint};border-radius:14px;${font};color:${color}"><span style="font-size:13px;font-weight:600">Your plan</span><br><span dir="auto" style="display:inline-block;font-size:17px;font-weight:600;line-height:1.4">${line}</span></td></tr>
</table>`;

/** The cell has the background and its own padding, for Outlook. The link fills the cell, so that all of it is clickable. */
const cell = (style: string, classes: string, { label, url }: Button, link: string, columns = 1) =>
  html`<td${columns === 2 ? raw(' colspan="2"') : raw(' width="50%"')} class="${classes}" align="center" style="border-radius:12px;mso-padding-alt:13px 8px;${style}"><a href="${url}" class="${classes === 'main' ? '' : 'ink'}" style="display:block;padding:13px 8px;${font};font-weight:600;text-decoration:none;${link}">${label}</a></td>`;

/** "Done" in the accent color, with the other answers and choices below it, less prominent and two per row. */
function buttons(
  { main, isMainQuiet, answers, choices, choicesHeading }: EmailWords,
  { accent, onAccent, line, ink }: Colors,
) {
  const quiet = (button: Button, columns = 1) =>
    cell(`border:1px solid ${line}`, 'edge', button, `color:${ink}`, columns);
  const replies = [...(isMainQuiet ? [main] : []), ...answers];
  const rowsOf = (others: readonly Button[]) =>
    Array.from({ length: Math.ceil(others.length / 2) }, (_, row) => others.slice(row * 2, row * 2 + 2)).map(
      (
        row,
      ) => html`<${table} width="100%" style="table-layout:fixed;border-collapse:separate;border-spacing:0"><tr>
${row.map((button, at) => html`${at === 1 ? html`<td width="8" style="width:8px;font-size:0">&nbsp;</td>` : ''}${quiet(button)}`)}</tr></table><div style="height:8px;line-height:8px;font-size:0">&nbsp;</div>`,
    );
  return html`<${table} width="100%" style="margin:12px 0 0;border-collapse:separate;border-spacing:0 8px">
${isMainQuiet ? '' : html`<tr>${cell(`background:${accent}`, 'main', main, `padding:15px 8px;font-size:17px;color:${onAccent}`, 2)}</tr>`}
</table>
${choicesHeading === null ? rowsOf([...replies, ...choices]) : html`${rowsOf(replies)}<p style="margin:12px 0 8px">${choicesHeading}</p>${rowsOf(choices)}`}`;
}

const progressPart = (line: string | null, color: string) =>
  line === null ? '' : html`<p class="soft" style="margin:20px 0 0;color:${color}">${line}</p>`;

/** The streak with the calendar beside it, or below it if there is no room, even where styles are dropped. */
function daysPart(progress: CampaignProgress, figure: EmailWords['figure'], theme: Theme) {
  const { weeks, rows } = calendarTable(progress);
  const width = weeks.length * (daySize + dayGap) + dayGap;
  return html`<${table} width="100%" style="margin:24px 0 0"><tr><td align="left">
${figure === null ? '' : figurePart(progress, figure, contentWidth - width, theme.colors)}
${calendar(rows, width, keptOfDue(progress), theme)}
</td></tr></table>`;
}

function figurePart(
  progress: CampaignProgress,
  { figure, words, detail }: NonNullable<EmailWords['figure']>,
  width: number,
  { text, soft }: Colors,
) {
  const lines = [
    ...(detail === null ? [] : [capitalize(detail)]),
    ...(progress.streak.current < 2 ? [] : [keptOfDue(progress)]),
  ];
  return html`<${table} align="left" width="${width}"><tr>
<td class="soft" style="padding-bottom:12px;${font};color:${soft}"><span class="own" style="font-size:34px;font-weight:700;letter-spacing:-0.03em;line-height:1;color:${text}">${figure}</span>&nbsp; ${words}${lines.map((line) => html`<br><span style="font-size:15px">${line}</span>`)}</td>
</tr></table>`;
}

/** The width inside a column of 600 pixels on a screen that is no wider. */
const contentWidth = 600 - 2 * 12 - 2 * 24;
const daySize = 22;
const dayGap = 3;

/** Plain strings: nothing in them needs escaping, and 84 escaping templates would take as long as sending the email. */
function cellsOf({ fill, surface, line, upcoming, text }: Colors) {
  const border = 'box-sizing:border-box;border';
  const box = (classes: string, style: string, sign = '&nbsp;') =>
    [`<td class="${classes}" title="`, `" style="border-radius:7px;${style}">${sign}</td>`] as const;
  // Only a mark in the row's color, which screen readers shouldn't repeat for every day to come.
  const mark = (sign: string) => ['<td title="', `" aria-hidden="true">${sign}</td>`] as const;
  return {
    kept: box('kept', `background:${fill}`),
    // Narrower than a kept day, as a bridge between the days above and below
    bridged: box('bridged', `background:${fill};${border}:solid ${surface};border-width:0 7px`),
    missed: box('missed', `${border}:1px solid ${upcoming}`),
    skipped: box('missed dash', `${border}:1px solid ${upcoming};color:${fill}`, '–'),
    paused: box('edge', `${border}:1px dashed ${line}`),
    unsent: mark('○'),
    open: box('open', `${border}:2px solid ${text}`),
    upcoming: mark('·'),
  } satisfies Record<DayState, readonly [string, string]>;
}

function calendar(
  rows: ReturnType<typeof calendarTable>['rows'],
  width: number,
  summary: string,
  { colors: { upcoming }, cells }: Theme,
) {
  const dayCell = (day: (typeof rows)[number][number]) =>
    day === null ? '<td></td>' : cells[day.state][0] + day.words + cells[day.state][1];
  const lines = rows.map(
    (row) =>
      `<tr align="center" height="${daySize}" class="dot" style="height:${daySize}px;font:700 12px/1 sans-serif;color:${upcoming}">${row.map(dayCell).join('')}</tr>`,
  );
  return html`<table role="presentation" align="left" cellpadding="0" cellspacing="${dayGap}" border="0" width="${width}" style="table-layout:fixed;border-collapse:separate;border-spacing:${dayGap}px;width:calc(100% + ${2 * dayGap}px);max-width:${width}px;margin:0 -${dayGap}px" summary="${summary}">
${raw(lines.join('\n'))}
</table>`;
}

type Scheme = 'light' | 'dark';

function colorIn(sheet: string, selector: string, name: string, scheme: Scheme): string {
  const [, block = ''] = sheet.split(`${selector} {`);
  const [own = ''] = block.split('}');
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(own) ?? [];
  const color = scheme === 'light' ? light : dark;
  if (color === undefined) throw new Error(`The style sheet has no color --${name}`);
  return color;
}

/**
 * Read from the app's style sheet, because emails can't use variables: https://www.caniemail.com/features/css-variables/
 */
function emailColors(hue: Hue, scheme: Scheme) {
  const root = (name: string) => colorIn(tokens, ':root', name, scheme);
  const ofHue = (name: string) => colorIn(hues, `[data-hue="${hue}"]`, name, scheme);
  return {
    paper: root('paper'),
    surface: root('surface'),
    ink: root('ink'),
    soft: root('ink-soft'),
    line: root('line-soft'),
    accent: root('accent'),
    onAccent: root('on-accent'),
    sky: root('sky-high'),
    upcoming: root('upcoming'),
    text: ofHue('hue-text'),
    fill: ofHue('hue-fill'),
    tint: ofHue('hue-tint'),
  };
}

type Colors = ReturnType<typeof emailColors>;
