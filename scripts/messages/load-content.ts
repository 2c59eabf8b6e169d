import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Entry, parseEntries } from '../../worker/writer/entries.ts';
import { type OutlineRow, parseOutline } from '../../worker/writer/outline.ts';

const root = fileURLToPath(new URL('../../content/messages/', import.meta.url));
const pathOf = (file: string) => `${root}${file}.txt`;

/** @param file `build/direct`, below content/messages */
export const readContent = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** What holds no entries: what each slot is for, and the page that danger leads to. */
const otherFiles = new Set(['outline', 'page']);

/** Every file of entries, such as `build/direct`. */
export const contentFileNames = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/').replace(/\.txt$/, ''))
    .filter((file) => file.includes('/') && !otherFiles.has(file.split('/').at(-1) ?? ''))
    .sort();

/** The entries of a file, and the outline of their kind; empty where there is no program. @throws ContentError */
export function loadFile(file: string): { entries: Entry[]; outline: OutlineRow[] } {
  const outlineFile = `${file.split('/')[0]}/outline`;
  return {
    entries: parseEntries(file, readContent(file)),
    outline: existsSync(pathOf(outlineFile)) ? parseOutline(outlineFile, readContent(outlineFile)) : [],
  };
}
