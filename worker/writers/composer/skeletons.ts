import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import type { SlotKind } from '../writer.ts';
import { directLines } from './library/direct.ts';
import { friendlyLines } from './library/friendly.ts';
import { informativeLines } from './library/informative.ts';
import { motivationalLines } from './library/motivational.ts';
import { type Focus, focusNames, focusOf } from './weeks.ts';

/** Whom a skeleton is for: everybody, or those who manage little or much of their plan at present. */
export type Audience = 'any' | 'low' | 'high';

/** A text with places to fill, and what is known about it. */
export type Skeleton = {
  id: string;
  style: MessageStyle;
  focus: Focus;
  kind: SlotKind;
  /** 1 to 12, when it fits only one of its focus's two weeks. */
  week?: number;
  audience: Audience;
  /** Behaviour-change techniques by their number in the BCT Taxonomy v1. */
  techniques: readonly string[];
  text: string;
  /** The topics that a whole line is for; a skeleton is for all. */
  topics?: readonly string[];
};

const sources: Record<MessageStyle, string> = {
  friendly: friendlyLines,
  direct: directLines,
  informative: informativeLines,
  motivational: motivationalLines,
};

const line = /^(kickoff|reminder|challenge|plain)(?: (\d+))? \| (any|low|high) \| ([\d. ]+) \| (\S.*)$/;

/**
 * Reads a library: '# Focus' opens a part, and each line after it is
 * `kind week | audience | techniques | text`, the week only where the text fits one week alone.
 */
export function parseLibrary(style: MessageStyle, source: string): Skeleton[] {
  let focus: Focus = 'Awareness';
  const skeletons: Skeleton[] = [];
  for (const [index, written] of source.split('\n').entries()) {
    const row = written.trim();
    if (row === '') continue;
    const heading = focusNames.find((name) => row === `# ${name}`);
    if (heading !== undefined) {
      focus = heading;
      continue;
    }
    const [, kind, week, audience, techniques, text] = line.exec(row) ?? [];
    if (kind === undefined || audience === undefined || techniques === undefined || text === undefined) {
      throw new Error(`Line ${index + 1} of the ${style} library cannot be read: ${row}`);
    }
    if (week !== undefined && focusOf(Number(week)) !== focus) {
      throw new Error(`Line ${index + 1} of the ${style} library names week ${week} under ${focus}`);
    }
    skeletons.push({
      id: `${style}-${index + 1}`,
      style,
      focus,
      kind: kind as SlotKind,
      ...(week !== undefined && { week: Number(week) }),
      audience: audience as Audience,
      techniques: techniques.trim().split(/\s+/),
      text,
    });
  }
  return skeletons;
}

const parsed = new Map<MessageStyle, Skeleton[]>();

/** The library of a style, read once. */
export function skeletonsOf(style: MessageStyle): readonly Skeleton[] {
  const known = parsed.get(style);
  if (known !== undefined) return known;
  const read = parseLibrary(style, sources[style]);
  parsed.set(style, read);
  return read;
}
