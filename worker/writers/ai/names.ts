import type { Voice } from './briefs.ts';

/** Puts the habit's cleaned name, and the person's anchor, into a model's text. The second time the habit is 'it'. */
export function fillNames(template: string, { name, anchor }: Voice): string {
  let named = false;
  return template
    .replaceAll('{anchor}', anchor ?? '{anchor}')
    .replaceAll('{habit}', () => {
      if (named) return 'it';
      named = true;
      return name.full;
    })
    .replace(
      /(^|[.!?]["')]? +)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/**
 * An earlier text of the campaign with `{habit}` in place of the habit's names, as a model may see it; null when a word
 * of the person's stays in it.
 */
export function hideNames(text: string, { name, topic, personal }: Voice): string | null {
  const bare = (words: string) => words.replace(/^your /i, '');
  const said = [name.full, name.short, name.label]
    .flatMap((words) => [words, bare(words)])
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const hidden = text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    '{habit}',
  );
  // Half a name, where a title is said in another way, is no name of the topic's own.
  const rest = hidden.toLowerCase();
  const left = [...personal, ...(name.full === topic.noun ? [] : [bare(name.full)])];
  return left.some((words) => rest.includes(words.toLowerCase())) ? null : hidden;
}
