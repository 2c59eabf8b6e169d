import { describe, expect, it } from 'vitest';
import { build, d, weekly } from './moments.ts';

describe('a return', () => {
  it.each([
    ['dmd', null],
    ['dmmd', 'returned'],
    ['dmmmmd', 'returned'],
    ['dmmdd', null],
    ['mmd', 'returned'],
    ['dmsd', null],
  ])('%j: %s', (days, condition) => {
    expect(build(days)).toBe(condition);
  });

  it('is not named again for 14 days', () => {
    expect(build(`dmmd${'dmdsdmdsdm'}mmd`, { sent: { 4: 'returned' } })).toBe(null);
    expect(build(`dmmd${'dmdsdmdsdms'}mmd`, { sent: { 4: 'returned' } })).toBe('returned');
  });
});

describe('a best streak', () => {
  it.each([
    [`${d(6)}mm${d(6)}`, null],
    [`${d(6)}mm${d(7)}`, 'best'],
    [`${d(5)}mm${d(6)}`, 'best'],
    [`${d(4)}mm${d(5)}`, null],
    [`${d(6)}mdddm${d(6)}`, null], // nine days before; nine now
    [`${d(6)}mdddm${d(7)}`, 'best'],
  ])('%j: %s', (days, condition) => {
    expect(build(days)).toBe(condition);
  });

  it('of three a week follows at least four', () => {
    expect(weekly('dddddd mdd ddd dddd'.replaceAll(' ', ''))).toBe('best');
    expect(weekly('dfd dfd mdd ddd dd'.replaceAll(' ', ''))).toBe('best');
    expect(weekly('ddd mdd dddd'.replaceAll(' ', ''))).not.toBe('best');
  });

  it('is told for 14 days no more, and not after a miss', () => {
    expect(build(`${d(5)}mm${d(6)}d`, { sent: { 13: 'best' } })).toBe('week');
    expect(build(`${d(5)}mm${d(6)}m`)).toBe('missed-1');
  });
});

describe('a full week', () => {
  it('is seven of seven, or three of three', () => {
    expect(build(d(6))).toBe(null);
    expect(build(d(7))).toBe('week');
    expect(build(`m${d(7)}`)).toBe('week');
    expect(build(`${d(3)}s${d(3)}`)).not.toBe('week');
    expect(weekly('dd')).toBe(null);
    expect(weekly('ddd')).toBe('week');
  });

  it('is named every other week at most', () => {
    expect(build(d(20), { sent: { 7: 'week' } })).toBe(null);
    expect(build(d(21), { sent: { 7: 'week' } })).toBe('week');
  });
});

describe('three in a row', () => {
  it.each([
    ['dd', null],
    ['ddd', 'three'],
    ['mmmddd', 'three'],
    ['dddd', null],
    ['dddmddd', null], // not the first time
    ['dddmmddd', 'three'],
    ['dddmmdmddd', 'three'], // the first since two went by
    ['dddmmdddmddd', null],
    ['dddsmddd', null],
  ])('%j: %s', (days, condition) => {
    expect(build(days)).toBe(condition);
  });

  it('rests for 21 days, and is nothing where three come a week', () => {
    expect(build('dddmmddd', { sent: { 3: 'three' } })).toBe(null);
    expect(weekly('mddd')).not.toBe('three');
  });
});

describe('a round number', () => {
  /** So many done, the last of them yesterday, and nothing else to tell. */
  const kept = (count: number) => {
    const days = 'dds'.repeat(Math.floor(count / 2)) + d(count % 2);
    return days.endsWith('s') ? days.slice(0, -1) : days;
  };

  it.each([9, 11, 24, 26, 49, 51, 30, 100])('is not %i', (count) => {
    expect(build(kept(count))).toBe(null);
  });

  it.each([10, 25, 50, 75])('is %i', (count) => {
    expect(build(kept(count))).toBe('number');
  });

  it.each([5, 10, 20, 30])('is %i of three a week', (count) => {
    expect(weekly(kept(count))).toBe('number');
  });

  it('has just been reached', () => {
    expect(build(`${kept(10)}s`)).toBe(null);
    expect(build(kept(10), { sent: { 9: 'number' } })).toBe(null);
  });
});

describe('a weekday that keeps failing', () => {
  /** Thursdays without a mark, for four weeks; then on to a weekday of the fifth. */
  const until = (days: string) => `${'dddmsdd'.repeat(4)}${days}`;

  it.each([
    ['Wednesday', 'ss', 'gapday'],
    ['Thursday', 'sss', 'gapday'],
    ['Tuesday', 's', null],
    ['Friday', 'ssss', null],
  ])('is spoken of on the day and the day before: %s', (_, days, condition) => {
    const past = days.replaceAll('s', 'f');
    expect(build(until(past).replaceAll('s', 'd'), { week: 5, sent: { 27: 'week' } })).toBe(condition);
  });

  it('from week 5 on, every day only, and not again for 28 days', () => {
    const days = `${'dddmddd'.repeat(4)}ff`;
    expect(build(days, { week: 4 })).toBe(null);
    expect(weekly(days, { week: 5 })).not.toBe('gapday');
    expect(build(`${'dddmddd'.repeat(7)}ff`, { week: 8, sent: { 23: 'gapday' } })).toBe('gapday');
    expect(build(`${'dddmddd'.repeat(7)}ff`, { week: 8, sent: { 24: 'gapday' } })).toBe(null);
  });
});

describe('what runs by itself', () => {
  const plain = { week: 8, plain: true };

  it('is twelve of fourteen from week 8 on, told on a plain day', () => {
    const days = `${d(5)}m${d(3)}s${d(4)}`;
    expect(build(days, plain)).toBe('runs');
    expect(build(days, { ...plain, week: 7 })).toBe(null);
    expect(build(days, { ...plain, plain: false })).toBe(null);
    expect(build(`m${days.slice(1)}`, plain)).toBe(null);
    expect(build(`m${days}`, plain)).toBe('runs');
  });

  it('of three a week is six of six, told on any day that asks for the act', () => {
    const sent = { 0: 'best', 6: 'week' };
    expect(weekly('ddddddddd', { week: 8, sent })).toBe('runs');
    expect(weekly('ddddddddd', { week: 8, open: true, sent })).toBe(null);
    expect(weekly('dddsddddd', { week: 8, sent })).not.toBe('runs');
  });
});
