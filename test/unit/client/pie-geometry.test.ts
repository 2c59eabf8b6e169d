import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointAt, slicePath, slicesOf, spread } from '../../../src/features/analytics/pie-geometry.ts';

const items = (...values: number[]) => values.map((value) => ({ value }));

describe('slices', () => {
  it('share the whole by their values, clockwise from the top', () => {
    expect(slicesOf(items(50, 25, 25)).map(({ start, end }) => [start, end])).toEqual([
      [0, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ]);
  });

  it('are not made of nothing', () => {
    expect(slicesOf(items(0, 40, 0)).map(({ item, end }) => [item.value, end])).toEqual([[40, 1]]);
    expect(slicesOf(items(0, 0))).toEqual([]);
    expect(slicesOf([])).toEqual([]);
  });

  it('fill the pie, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }), (values) => {
        const slices = slicesOf(items(...values));
        expect(slices).toHaveLength(values.length);
        expect(slices.at(-1)?.end).toBeCloseTo(1);
      }),
    );
  });
});

describe('the outline of a slice', () => {
  it('goes from the middle to the rim, along it and back', () => {
    expect(slicePath({ start: 0, end: 0.5 }, 150)).toBe('M0 0L0.00 -150.00A150 150 0 0 1 0.00 150.00Z');
  });

  it('takes the long way where the slice is more than half', () => {
    expect(slicePath({ start: 0, end: 0.75 }, 150)).toContain('A150 150 0 1 1 -150.00 0.00');
  });

  it('of the whole pie is two halves', () => {
    expect(slicePath({ start: 0, end: 1 }, 10).match(/A/g)).toHaveLength(2);
  });
});

it('a hand at the top points up, a quarter later to the right', () => {
  expect(pointAt(0, 10).y).toBeCloseTo(-10);
  expect(pointAt(0.25, 10).x).toBeCloseTo(10);
});

describe('labels', () => {
  it('stay where they are when there is room', () => {
    expect(spread([-100, 0, 100], 24, -180, 180)).toEqual([-100, 0, 100]);
  });

  it('make room for each other, and stay within the chart', () => {
    expect(spread([170, 175, 180], 24, -180, 180)).toEqual([132, 156, 180]);
    expect(spread([-190, -188], 24, -180, 180)).toEqual([-180, -156]);
  });

  it('never lie on each other, as long as they fit', () => {
    const heights = fc.array(fc.integer({ min: -200, max: 200 }), { maxLength: 16 });
    fc.assert(
      fc.property(heights, (wanted) => {
        const places = spread(
          wanted.sort((a, b) => a - b),
          24,
          -190,
          190,
        );
        expect(places).toHaveLength(wanted.length);
        for (const [index, place] of places.entries()) {
          expect(place).toBeLessThanOrEqual(190);
          expect(place).toBeGreaterThanOrEqual(-190);
          if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(24);
        }
      }),
    );
  });
});
