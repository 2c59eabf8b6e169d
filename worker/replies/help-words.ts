import { html } from 'hono/html';
import page from '../../content/messages/danger/page.txt?raw';
import type { Markup } from '../http/page.ts';

const [body = '', ...sections] = page.split(/^## .*$/m);
const names = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);

type Section = 'violence' | 'eating';

/** Real help, in place of a message: where somebody may be in danger. */
export function helpWords(section: Section | null): Markup {
  const [heading = '', ...paragraphs] = blocksOf(body);
  const more = section === null ? [] : blocksOf(sections[names.indexOf(section)] ?? '');
  return html`<h1>${heading.replace(/^# /, '')}</h1>
${[...paragraphs, ...more].map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

const blocksOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');

/** Bold words; numbers and the address can be pressed. */
function inline(paragraph: string): Markup[] {
  return paragraph.split('**').map((part, at) => {
    const linked = part
      .split(/(988|116 123|findahelpline\.com|\b(?:911|999|112)\b)/)
      .map((piece, place) => (place % 2 === 0 ? html`${piece}` : link(piece)));
    return at % 2 === 0 ? html`${linked}` : html`<strong>${linked}</strong>`;
  });
}

const link = (target: string): Markup =>
  target.includes('.')
    ? html`<a href="https://${target}">${target}</a>`
    : html`<a href="tel:${target.replace(/ /g, '')}">${target}</a>`;
