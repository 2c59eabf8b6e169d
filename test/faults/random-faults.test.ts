import fc from 'fast-check';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { anyStep } from '../support/faults/steps.ts';
import { Trial } from '../support/faults/trial.ts';
import { mondayMorning, newPersonWithCampaign } from '../support/worker/campaigns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('whatever fails, in whatever order', () => {
  it('nothing is lost, nothing unwanted arrives, and the state shown is the truth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 30, maxLength: 60 }), async (steps) => {
        vi.setSystemTime(mondayMorning);
        const { person, campaign } = await newPersonWithCampaign();
        const trial = new Trial(person, campaign);
        try {
          await trial.fireDueAlarms();
          for (const step of steps) {
            await step.run(trial);
            await trial.checkNewMail();
            await trial.checkShownState();
          }
          await trial.checkRecovery();
        } finally {
          await trial.end();
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
