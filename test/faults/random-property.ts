import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import type { FaultyDriver } from '../support/faults/drivers.ts';
import { FaultRun } from '../support/faults/fault-run.ts';
import { anyStep } from '../support/faults/steps.ts';

/** Runs random faults against a campaign, and checks what must always hold. */
export function randomFaults(
  driver: FaultyDriver,
  { runs, hasWriter }: { runs: number; hasWriter: boolean },
): void {
  describe(`a campaign by ${driver.name}, whatever fails in whatever order,`, () => {
    // The cron would wake campaigns of earlier files.
    beforeAll(async () => void (await env.DB.exec('DELETE FROM campaigns')));
    beforeEach(() => {
      // A model may hang, so its time limit must pass, too.
      vi.useFakeTimers({ toFake: hasWriter ? ['Date', 'setTimeout', 'clearTimeout'] : ['Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('loses nothing, sends nothing unwanted, and shows what really happened', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep(hasWriter), { minLength: 60, maxLength: 70 }), async (steps) => {
          const trial = await FaultRun.begin(driver);
          try {
            for (const step of steps) await step.run(trial);
            await trial.checkRecovery();
          } finally {
            await trial.end();
          }
        }),
        // Shrinking takes too long. The seed reproduces the run.
        { numRuns: runs, endOnFailure: true },
      );
    }, 120_000);
  });
}
