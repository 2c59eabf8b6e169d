/** One way of writing for what looks alike: full-width and styled letters, curly apostrophes, capitals. */
export const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u2010-\u2012]/g, '-');

/** What is left of a text for telling whether it came before. */
export const bareWords = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
