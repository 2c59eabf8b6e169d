import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import { slotKinds } from '../writer.ts';
import { lineSources, personalSources, quittingSources } from './lines/all-lines.ts';
import type { Audience, Skeleton } from './skeletons.ts';
import type { FamilyName, Topic } from './topics/topic.ts';
import { allTopics } from './topics.ts';
import { type Focus, focusNames, focusOf } from './weeks.ts';

/**
 * Reads whole lines, which are messages written by hand for the topics of one family.
 *
 * '# Focus' opens a part and '## kind' the messages of one kind. A message stands on a line of its own after its tags
 * and a bar: `3 low @running 8.7 1.4 | text`. Of the tags only the techniques are needed: `3` is the one week it fits,
 * `low` or `high` the people it is for, and `@running` a topic. Tags after '## kind' hold for the lines below it.
 * No topics at all (`undefined` as the family) means every topic.
 */
export function parseLines(
  style: MessageStyle,
  family: FamilyName | undefined,
  source: string,
  where = `${family ?? 'personal'}-${style}`,
): Skeleton[] {
  const familyTopics = allTopics.filter((topic) => family === undefined || topic.family === family);
  const known = new Set(familyTopics.map(({ name }) => name));
  const lines: Skeleton[] = [];
  let focus: Focus = 'Awareness';
  let heading: Tags = { topics: [], techniques: [] };
  let kind: Skeleton['kind'] | undefined;
  for (const [index, written] of source.split('\n').entries()) {
    const row = written.trim();
    const fault = (what: string) => new Error(`Line ${index + 1} of ${where} ${what}: ${row}`);
    if (row === '') continue;
    if (row.startsWith('## ')) {
      const [name = '', ...tags] = row.slice(3).split(/\s+/);
      kind = slotKinds.find((known) => known === name);
      const read = readTags(tags);
      if (kind === undefined || read === undefined) throw fault('opens no kind of message');
      heading = read;
      continue;
    }
    if (row.startsWith('# ')) {
      const named = focusNames.find((name) => row === `# ${name}`);
      if (named === undefined) throw fault('opens no focus');
      focus = named;
      kind = undefined;
      continue;
    }
    const bar = row.indexOf('| ');
    const own = readTags(row.slice(0, Math.max(0, bar)).split(/\s+/));
    if (bar < 0 || kind === undefined || own === undefined) throw fault('cannot be read');
    const week = own.week ?? heading.week;
    if (week !== undefined && focusOf(week) !== focus) throw fault(`names week ${week} under ${focus}`);
    const techniques = own.techniques.length > 0 ? own.techniques : heading.techniques;
    if (techniques.length === 0) throw fault('names no technique');
    const topics = own.topics.length > 0 ? own.topics : heading.topics;
    const stray = topics.find((topic) => !known.has(topic));
    if (stray !== undefined) throw fault(`names ${stray}, which is no topic of it`);
    lines.push({
      id: `${where}-${index + 1}`,
      style,
      focus,
      kind,
      ...(week !== undefined && { week }),
      audience: own.audience ?? heading.audience ?? 'any',
      techniques,
      text: row.slice(bar + 2).trim(),
      topics: topics.length > 0 ? topics : [...known],
    });
  }
  return lines;
}

type Tags = { week?: number; audience?: Audience; topics: string[]; techniques: string[] };

function readTags(words: readonly string[]): Tags | undefined {
  const tags: Tags = { topics: [], techniques: [] };
  for (const word of words) {
    if (word === '') continue;
    if (word === 'low' || word === 'high') tags.audience = word;
    else if (/^\d+\.\d+$/.test(word)) tags.techniques.push(word);
    else if (/^(?:[1-9]|1[0-2])$/.test(word)) tags.week = Number(word);
    else if (/^@\w+$/.test(word)) tags.topics.push(word.slice(1));
    else return undefined;
  }
  return tags;
}

const ofFamily = new Map<string, Skeleton[]>();
const ofTopic = new Map<string, readonly Skeleton[]>();

/** The lines of a family in a style, or those that quote a person's own plan; read once. */
export function linesOfFamily(style: MessageStyle, family: FamilyName | undefined): readonly Skeleton[] {
  const key = `${style}/${family ?? ''}`;
  const known = ofFamily.get(key);
  if (known !== undefined) return known;
  const source = family === undefined ? personalSources[style] : lineSources[family][style];
  const read = parseLines(style, family, source);
  if (family === 'generic')
    read.push(...parseLines(style, family, quittingSources[style], `quitting-${style}`));
  ofFamily.set(key, read);
  return read;
}

/** The lines that fit a topic, the personal ones among them. */
export function linesOf(style: MessageStyle, topic: Topic): readonly Skeleton[] {
  const key = `${style}/${topic.name}`;
  const known = ofTopic.get(key);
  if (known !== undefined) return known;
  const fitting = [...linesOfFamily(style, topic.family), ...linesOfFamily(style, undefined)].filter((line) =>
    line.topics?.includes(topic.name),
  );
  ofTopic.set(key, fitting);
  return fitting;
}
