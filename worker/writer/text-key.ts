/** FNV-1a over UTF-16 units, in base 36: tells a text apart among those of a campaign, and holds none of its words. */
export function textKey(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
