import source from '../../../content/ai/bans.txt?raw';
import { once } from '../phrases.ts';
import type { AiKind } from './instructions.ts';

type Ban = { kind: string; reason: string; allowIfUserSays: boolean; pattern: RegExp };

const heading = /^\[(\w+)( unless)?\] (.+)$/;

const bans = once(() =>
  source
    .split(/\n(?=\[)/)
    .slice(1)
    .map((section): Ban => {
      const [head = '', ...lines] = section.trim().split('\n');
      const [, kind = '', unless, reason = ''] = heading.exec(head) ?? [];
      const sources = lines.flatMap((line) =>
        line.startsWith('/')
          ? line.slice(1, -1)
          : line
              .replaceAll('*', '\\p{L}*')
              .split(' ')
              .map((word) => word.replaceAll('_', ' ')),
      );
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
      return { kind, reason, allowIfUserSays: unless !== undefined, pattern };
    }),
);

/** Why a text is banned; null if it isn't. Both texts are in lower case. */
export function whyBanned(text: string, userWords: string, kind: AiKind): string | null {
  const ban = bans().find(
    (candidate) =>
      (candidate.kind === 'all' || candidate.kind === kind) &&
      (text.match(candidate.pattern) ?? []).some(
        (words) => !(candidate.allowIfUserSays && userWords.includes(words)),
      ),
  );
  return ban?.reason ?? null;
}
