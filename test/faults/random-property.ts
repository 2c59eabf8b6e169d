import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import type { FaultyDriver } from '../support/faults/drivers.ts';
import { FaultRun } from '../support/faults/fault-run.ts';
import { anyStep } from '../support/faults/steps.ts';

/** What holds of a campaign whatever happens to it. */
export function randomFaults(
  driver: FaultyDriver,
  { runs, hasWriter }: { runs: number; hasWriter: boolean },
): void {
  describe(`whatever fails of a campaign by ${driver.name}, in whatever order,`, () => {
    // The cron would wake what the files before have left.
    beforeAll(async () => void (await env.DB.exec('DELETE FROM campaigns')));
    beforeEach(() => {
      // A model may hang: its time limit is stated as well.
      vi.useFakeTimers({ toFake: hasWriter ? ['Date', 'setTimeout', 'clearTimeout'] : ['Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('nothing is lost, nothing unwanted arrives, and the state shown is the truth', async () => {
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
        // Looking for a simpler counterexample would take longer than a test may; the seed leads back to this one.
        { numRuns: runs, endOnFailure: true },
      );
    }, 120_000);
  });
}
