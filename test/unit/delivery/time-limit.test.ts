import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withinTime } from '../../../worker/platform/runtime.ts';

/** Blocks the whole process. The system still reads files for it. */
const blockFor = (milliseconds: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('a blocked process first reads what arrived meanwhile, even if the time limit has passed', async () => {
  const reading = withinTime(1000, async (signal) => {
    await readFile(import.meta.filename);
    return signal.aborted;
  });
  blockFor(1500);
  expect(await reading).toBe(false);
});

it('a task that never ends is aborted at the time limit', async () => {
  const startedAt = performance.now();
  await withinTime(
    200,
    (signal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  expect(performance.now() - startedAt).toBeGreaterThan(190);
});
