import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { patternOf } from '../../../src/lib/path-pattern.ts';

const routes = ['/', '/campaigns', '/campaigns/:id', '/campaigns/:id/edit', '/create-campaign', '*'];
const addresses = [
  ...['/', '/campaigns', '/campaigns/', '/Campaigns', '/campaigns/3', '/campaigns/3/', '/campaigns/3/edit'],
  ...['/campaigns/3/edit/', '/campaigns//edit', '/campaigns/a.b', '/campaigns/3/edit/more', '/campaigns-old'],
  ...['/create-campaign', '/nowhere', '/nowhere/at/all'],
];

test.each(routes)('%s is found at the addresses where the router finds it, with the same parts', (path) => {
  for (const address of addresses) {
    const ours = patternOf(path).exec(address);
    const theirs = matchPath(path, address);
    expect(ours !== null, address).toBe(theirs !== null);
    if (theirs && path !== '*') expect({ ...ours?.groups }, address).toEqual(theirs.params);
  }
});
