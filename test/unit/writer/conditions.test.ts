import { describe, expect, it } from 'vitest';
import {
  closingFor,
  conditionFor,
  lapseConditions,
  missedConditions,
} from '../../../worker/writer/conditions.ts';
import { build, d, m, momentOf, weekly } from './moments.ts';

describe('after a pause', () => {
  it.each([
    [`${d(4)}hhh`, 'back'],
    [`${d(4)}hh`, null],
    [`${d(4)}${'h'.repeat(20)}`, 'back'],
    ['dhhhm', null], // said already, or never: a message was sent since
    ['hhh', 'back'],
    [`${d(4)}fff`, null], // no pause: they only failed
  ])('%j: %s', (days, condition) => {
    expect(build(days)).toBe(condition);
  });

  it('of three a week, days are counted and not messages', () => {
    expect(weekly('ddhd')).not.toBe('back');
    expect(weekly('ddh')).not.toBe('back');
    expect(weekly('dddh')).not.toBe('back'); // held on Monday, sent on Wednesday
    expect(weekly('dddhh')).toBe('back'); // held from Monday to Saturday
  });

  it('comes before what is missing, and has no rest', () => {
    expect(build(`d${m(9)}hhh`)).toBe('back');
    expect(build('ddhhhdhhh', { sent: { 5: 'back' } })).toBe('back');
  });
});

describe('where nothing has been marked', () => {
  it('it is said after three days, or two of three a week', () => {
    expect(build('mm')).toBe(null);
    expect(build('mmm')).toBe('not-begun');
    expect(build('msm')).toBe('not-begun');
    expect(build('dmm')).toBe(null);
    expect(weekly('m')).toBe(null);
    expect(weekly('mm')).toBe('not-begun');
  });

  it('once in a campaign', () => {
    expect(build('mmmm', { sent: { 3: 'not-begun' } })).toBe(null);
    expect(build(m(40), { sent: { 3: 'not-begun', 10: 'missed-10' } })).toBe(null);
  });
});

describe('a long gap', () => {
  it('is ten days, or six messages of three a week', () => {
    const told = { sent: { 4: 'missed-3' } };
    expect(build(`d${m(9)}`, told)).toBe(null);
    expect(build(`d${m(10)}`, told)).toBe('missed-10');
    expect(weekly(`d${m(5)}`, told)).toBe(null);
    expect(weekly(`d${m(6)}`, told)).toBe('missed-10');
  });

  it('comes once until something is done, and is no shorter for a skipped answer', () => {
    const sent = { 4: 'missed-3', 11: 'missed-10' };
    expect(build(`d${m(15)}`, { sent })).toBe(null);
    expect(build(`d${m(11)}d${m(10)}`, { sent: { ...sent, 16: 'missed-3' } })).toBe('missed-10');
    expect(build(`d${m(6)}s${m(4)}`, { sent: { 4: 'missed-3' } })).toBe(null);
  });
});

describe('three days without a mark', () => {
  it.each([
    ['dmm', null],
    ['dmmm', 'missed-3'],
    ['dmsm', 'missed-1'],
    ['dmmmmm', 'missed-3'],
    ['ddddhmmm', 'missed-3'],
  ])('%j: %s', (days, condition) => {
    expect(build(days)).toBe(condition);
    expect(weekly(days) === 'missed-3').toBe(condition === 'missed-3');
  });

  it('are spoken of once until something is done', () => {
    expect(build('dmmmmm', { sent: { 4: 'missed-3' } })).toBe(null);
    expect(build('dmmmmdmmm', { sent: { 4: 'missed-3' } })).toBe('missed-3');
    // A late mark for the day itself ends the gap, too.
    expect(build('dmmmdmmm', { sent: { 4: 'missed-3' } })).toBe('missed-3');
  });

  it('are spoken of four times in a campaign at most', () => {
    const gaps = 'dmmm'.repeat(5);
    expect(build(gaps, { sent: { 4: 'missed-3', 8: 'missed-3', 12: 'missed-3' } })).toBe('missed-3');
    const four = { 4: 'missed-3', 8: 'missed-3', 12: 'missed-3', 16: 'missed-3' };
    expect(build(gaps, { sent: four })).toBe(null);
  });

  it('are spoken of however many conditional texts came lately', () => {
    expect(build('dddmdmmm', { sent: { 3: 'three', 4: 'missed-1' } })).toBe('missed-3');
  });
});

describe('one day without a mark', () => {
  it.each([
    ['mdmm'.slice(0, 3), null],
    ['mdm', null], // three days are too few
    ['mmdm', 'missed-1'],
    ['mddm', 'missed-1'],
    ['mmds', null],
    ['mmdmm', null],
    ['mmdmh', 'missed-1'],
  ])('%j: %s', (days, condition) => {
    expect(build(days)).toBe(condition);
  });

  it('is not spoken of again for seven days', () => {
    expect(build('mmdmddmdddm', { sent: { 4: 'missed-1' } })).toBe('missed-1');
    expect(build('mmdmddmddm', { sent: { 4: 'missed-1' } })).toBe(null);
  });

  it('after the third time is not spoken of again for 14 days', () => {
    const days = `mmdm${'ddm'.repeat(9)}`;
    const sent = (third: number) => ({ 4: 'missed-1', 11: 'missed-1', [third]: 'missed-1' });
    expect(build(days, { sent: sent(18) })).toBe(null);
    expect(build(days, { sent: sent(17) })).toBe('missed-1');
    expect(build(days, { sent: { 11: 'missed-1', 18: 'missed-1' } })).toBe('missed-1');
  });

  it('needs no comfort where the week is strong: all but one of seven, and no other miss in two weeks', () => {
    expect(build(`${d(6)}m`)).toBe(null);
    expect(build(`${d(13)}m`)).toBe(null);
    expect(build(`${d(5)}m`)).toBe('missed-1'); // only six days are known
    expect(build(`dmdddd${d(6)}m`)).toBe('missed-1');
    expect(build(`m${d(13)}m`)).toBe(null);
    expect(build(`m${d(12)}m`)).toBe('missed-1');
    expect(build(`${d(4)}mddm`)).toBe('missed-1');
  });

  it('nor of three a week', () => {
    expect(weekly('mddddddm', { sent: {} })).toBe(null);
    expect(weekly('mdmdm')).toBe('missed-1');
    expect(weekly('mdddddm')).toBe(null);
    expect(weekly('ddmddm')).toBe('missed-1');
  });
});

describe('other kinds', () => {
  it('recover: after seven days without an answer, once until something is done', () => {
    const recover = (days: string, sent = {}) => conditionFor('recover', momentOf(days, { sent }));
    expect(recover(m(6))).toBe(null);
    expect(recover(m(7))).toBe('quiet');
    expect(recover(`m${m(5)}sm`)).toBe(null);
    expect(recover(m(20), { 7: 'quiet' })).toBe(null);
    expect(recover(`${m(8)}d${m(7)}`, { 7: 'quiet' })).toBe('quiet');
    expect(recover('ddhhh')).toBe('back');
  });

  it('dose: yesterday without a mark, at most every third day', () => {
    const dose = (days: string, sent = {}) => conditionFor('dose', momentOf(days, { sent }));
    expect(dose('d')).toBe(null);
    expect(dose('m')).toBe('nomark');
    expect(dose('mf')).toBe(null); // the mark is not of yesterday
    expect(dose('mmm', { 1: 'nomark' })).toBe(null);
    expect(dose('mmmm', { 1: 'nomark' })).toBe('nomark');
  });
});

describe('the order and the limits', () => {
  it('a position comes before everything', () => {
    for (const position of ['first', 'half', 'lastweek', 'last'] as const)
      expect(build(`d${m(12)}hhh`, { position })).toBe(null);
  });

  it('what is missing is told once a day over all campaigns', () => {
    const told = { toldToday: true };
    for (const days of ['mmm', 'dmmm', `d${m(10)}`, 'mmdm']) {
      expect(missedConditions).toContain(build(days));
      expect(missedConditions).not.toContain(build(days, told));
    }
    expect(build('dmmd', told)).toBe('returned');
    expect(build('ddhhh', told)).toBe('back');
  });

  it('two conditional texts come in seven messages', () => {
    const days = `mmmmd${d(3)}`;
    expect(build('mmdmdmmd', { sent: { 4: 'missed-1', 7: 'number' } })).toBe(null);
    expect(build('mmdmdmmd', { sent: { 4: 'missed-1' } })).toBe('returned');
    expect(build('mmdmdmmd', { sent: { 1: 'number', 4: 'missed-1' } })).toBe('returned'); // seven messages ago
    expect(build('mmdmdmmd', { sent: { 4: 'missed-3', 7: 'back' } })).toBe('returned'); // these two do not count
    expect(build('mmdmdmmd', { sent: { 3: 'half', 5: 'lastweek', 6: 'last' } })).toBe('returned');
    expect(build(days)).toBe(null);
  });

  it('one in three where three come a week', () => {
    expect(weekly('mmdmmd', { sent: { 2: 'not-begun' } })).toBe('returned');
    expect(weekly('mmdmmd', { sent: { 4: 'missed-1' } })).toBe(null);
    expect(weekly('mmdmmd', { sent: { 3: 'missed-1' } })).toBe('returned');
  });

  it('an earlier one wins, and one that rests gives way', () => {
    expect(build(d(7))).toBe('week');
    expect(build(`${d(5)}mm${d(7)}`)).toBe('best');
    expect(build(`${d(5)}mm${d(7)}`, { sent: { 9: 'best' } })).toBe('week');
    expect(build(`${d(10)}`, { sent: { 7: 'week' } })).toBe('number');
  });

  it('the four choices come with a lapse, and not with a single missed day', () => {
    expect([...lapseConditions].sort()).toEqual(['missed-10', 'missed-3', 'not-begun', 'quiet']);
    expect([...missedConditions].sort()).toEqual(['missed-1', 'missed-10', 'missed-3', 'not-begun']);
  });
});

describe('the closing text', () => {
  it.each([
    [84, 84, 'closing-high'],
    [80, 100, 'closing-high'],
    [79, 100, 'closing-mid'],
    [799, 1000, 'closing-mid'],
    [40, 100, 'closing-mid'],
    [399, 1000, 'closing-low'],
    [1, 84, 'closing-low'],
    [0, 84, 'closing-none'],
    [0, 0, 'closing-none'],
  ])('%i of %i: %s', (done, due, closing) => {
    expect(closingFor({ done, due })).toBe(closing);
  });
});
