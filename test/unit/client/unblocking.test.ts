import { expect, it } from 'vitest';
import { howToUnblock } from '../../../src/features/push/unblocking.ts';

const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0',
  android:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

it('how to allow notifications again is said for the browser that somebody uses', () => {
  expect(howToUnblock(agents.chrome)).toMatch(/click the icon to the left of the address/);
  expect(howToUnblock(agents.edge)).toBe(howToUnblock(agents.chrome));
  expect(howToUnblock(agents.android)).toMatch(/then Permissions/);
  expect(howToUnblock(agents.firefox)).toMatch(/crossed-out bubble/);
  expect(howToUnblock(agents.safari)).toMatch(/Safari’s Settings/);
  expect(howToUnblock(agents.iphone)).toMatch(/Settings app/);
  expect(howToUnblock('Something/1.0')).toMatch(/your browser’s settings/);
});
