import { describe, expect, it } from 'vitest';
import { firstOwnLine, hasTooManyLines, textOfHtml } from '../../../worker/replies/mail-text.rules.ts';

const firstLine = (html: string) => firstOwnLine(textOfHtml(html));

describe('the first line of an HTML email', () => {
  it.each([
    [
      '<html><head><title>Re</title><style>p{}</style></head><body><p class="a">Done</p></body></html>',
      'Done',
    ],
    ['<STYLE type="text/css">a{}</STYLE><script>x</script >Done<br/>see you', 'Done'],
    ['<header>Done</header>', 'Done'],
    ['<style>a{}<div>Done</div>', 'a{}Done'],
    ['<div>not&nbsp;today</div><blockquote>stop</blockquote>', 'not today'],
    ['<head><style>a</style><script>b</script></head>Later<div class="gmail_quote">stop</div>', 'Later'],
    ['I did 3 < 5 rounds<br>really', 'I did 3 < 5 rounds'],
  ])('of %s', (html, line) => {
    expect(firstLine(html)).toBe(line);
  });

  // Some of these took minutes.
  it.each(['<', '<style ', '<style>', '</head', '<br ', '<a href="', '</p', '<script></style>'])(
    'is found in half a megabyte of %s',
    (part) => {
      expect(textOfHtml(`${part.repeat((512 * 1024) / part.length)}`).length).toBeLessThanOrEqual(512 * 1024);
    },
  );
});

it('an email of so many lines as no person writes is told from a long one', () => {
  const mail = (lines: number) => new TextEncoder().encode('Done\r\n'.repeat(lines));
  expect([hasTooManyLines(mail(20_000)), hasTooManyLines(mail(20_001))]).toEqual([false, true]);
  expect(hasTooManyLines(new Uint8Array())).toBe(false);
});
