import page from '../../content/messages/danger/page.txt?raw';
import type { HelpSection } from '../domain.ts';

/** Part of a line: `**strong words**`, a `[link](address)` or plain text. */
type Part = { text: string; isStrong: boolean; href: string | undefined };

function partOf(written: string): Part {
  const [, strong, link, href] = /^\*\*(.+)\*\*$|^\[(.+)\]\((.+)\)$/.exec(written) ?? [];
  return { text: strong ?? link ?? written, isStrong: strong !== undefined, href };
}

const paragraphsOf = (text = '') => text.trim().split('\n\n');

const [first, ...sections] = page.split(/^## /m);
const [title = '', ...paragraphs] = paragraphsOf(first);
const sectionOf = (name: HelpSection | 'answer') =>
  paragraphsOf(sections.find((section) => section.startsWith(name))?.slice(name.length));

export const helpHeading = title.replace('# ', '');

/** In one text message. */
export const crisisText =
  "What you wrote sounds heavy. I'm an app, but a person can help you now: 988 (US, Canada), 116 123 (UK, Ireland), findahelpline.com elsewhere.";

/**
 * The help for someone who may be in danger, as paragraphs of lines of parts.
 * @param isForAnswer whether an answer or note was the reason, not the campaign's words
 */
export const helpParagraphs = (section: HelpSection | null, isForAnswer: boolean): Part[][][] =>
  [
    ...(isForAnswer ? [...paragraphs.slice(0, -1), ...sectionOf('answer')] : paragraphs),
    ...(section === null ? [] : sectionOf(section)),
  ].map((paragraph) =>
    paragraph.split('\n').map((line) =>
      line
        .split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/)
        .filter((written) => written !== '')
        .map(partOf),
    ),
  );
