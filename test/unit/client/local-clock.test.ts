import { describe, expect, it } from 'vitest';
import { readClock, showOnClock, thisTimeTomorrow } from '../../../src/features/templates/local-clock.ts';

describe('the date and time of a message', () => {
  it('is offered a day ahead, at the next full five minutes', () => {
    expect(thisTimeTomorrow(new Date(2026, 10, 21, 9, 31, 20))).toEqual(new Date(2026, 10, 22, 9, 35));
    expect(thisTimeTomorrow(new Date(2026, 11, 31, 23, 58))).toEqual(new Date(2027, 0, 2, 0, 0));
  });

  it('is shown as the device shows it, and read back as the same instant', () => {
    const instant = new Date(2026, 10, 22, 7, 5);
    expect(showOnClock(instant)).toBe('2026-11-22T07:05');
    expect(readClock(showOnClock(instant))).toBe(instant.toISOString());
  });

  it('is nothing when the field is empty', () => {
    expect(readClock('')).toBe('');
  });
});
