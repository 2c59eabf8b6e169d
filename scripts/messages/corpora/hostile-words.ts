/** Words that a person could type, or paste, where a title or a part of a plan belongs. */
export type HostileWords = {
  words: string;
  /** What no form of a message may hold on account of them. */
  never: readonly (string | RegExp)[];
  /** What the HTML of an email may not hold; elsewhere it is shown as it is, and does nothing. */
  neverInHtml: readonly string[];
};

const of = (words: string, ...never: (string | RegExp)[]): HostileWords => ({
  words,
  never,
  neverInHtml: [],
});
const markup = (words: string, ...neverInHtml: string[]): HostileWords => ({ words, never: [], neverInHtml });

const image = '<img src=x onerror=alert(1)>';

/** Markup, direction marks, invisible signs, links, length, placeholders, line breaks, emoji and quotation marks. */
export const hostileWords: readonly HostileWords[] = [
  markup('<script>alert(1)</script> run', '<script'),
  markup(`walk ${image}`, '<img'),
  of('"><a href="https://evil.example">tap</a>', 'evil.example'),
  markup("' onmouseover='alert(1)", "' onmouseover='"),
  markup('</p></td></table><h1>Your account is locked</h1>', '<h1', '</table><h1'),
  markup('<!-- the rest is gone', '<!--'),
  markup('&lt;b&gt; &amp; &#60;script&#62;', '<script', '<b>'),
  markup('**bold** _it_ [tap](javascript:alert)', '<b>', '<a href="javascript'),
  markup('style="background:url(x)" run', '<span style="background:url'),
  of('run \u202egnp.exe\u202c now', '\u202e', '\u202c'),
  of('\u2066isolated\u2069 \u2067flip the rest', '\u2067', '\u2066'),
  of('מדיטציה בבוקר', '\u202e'),
  of('صلاة الفجر في وقتها', '\u202e'),
  of('wa\u200blk the\u00ad dog\ufeff \u2060', '\u200b', '\u00ad', '\ufeff', '\u2060'),
  of('\u200b\u200c\u200d\ufeff', '\u200b', '\ufeff'),
  of('read https://evil.example/login first', 'evil.example', 'https://evil'),
  of('go to www.evil.example', 'evil.example'),
  of('write to win@evil.example now', 'evil.example', 'win@'),
  of('poker-club.example every night', 'poker-club.example'),
  of('call +1 (202) 555-0148 now', '555-0148'),
  of('mailto:boss@evil.example', 'boss@'),
  of('a'.repeat(500), 'a'.repeat(201)),
  of('so very long '.repeat(40), 'so very long '.repeat(17)),
  of('{x} and {unknown}'),
  // Filled in, they would say another thing between the letters zq.
  of('zq{done}zq{due}zq{lastday}zq{done in words}zq', /zq[a-z0-9]/i),
  of('zq{a}zq{c}zq{label}zq{time}zq{x}zq', /zq[a-z0-9]/i),
  of('zq{{done}}zq $& $1 %s', /zq\{[a-z0-9]/i),
  of('line one\r\nBcc: everyone@evil.example', '\r', 'evil.example'),
  of('run\nSubject: You have won\n\nTap', '\nSubject'),
  of('null\u0000byte\u0007bell\u001b[31mred', '\u0000', '\u0007', '\u001b'),
  of('one\u2028two\u2029three', '\u2028', '\u2029'),
  of('🏃'),
  of('👩‍👩‍👧‍👦❤️🔥🔥🔥'),
  of('“quoted” ‘twice’ "thrice" \'four\' «cinq»'),
  of('say “no'),
  of('!!!???...'),
  of('—'),
  of('İstanbul ǅ ﬁnal ß', '\u202e'),
  of('Z̷̢̛̤a̸̧̛l̶̨̛g̵̢̛o̷̢̡'),
  of('constructor'),
  of('__proto__'),
  markup('\\u003cscript\\u003e \\n \\"', '<script'),
  of("'; DROP TABLE campaigns; --"),
];
