import { allStyles, hostileTitles, samples, writeCampaign } from './campaigns.ts';
import {
  measureAdapting,
  measureEngineering,
  measureHostile,
  measureStyles,
  measureTechniques,
} from './measure-campaigns.ts';
import {
  measureActions,
  measureClaims,
  measureCues,
  measureFit,
  measureFocus,
  measureKinds,
  measureNaming,
  measurePressure,
  measureReading,
  measureVariety,
} from './measure-texts.ts';
import type { Result } from './result.ts';

const times = ['07:30', '12:15', '16:00', '19:30'] as const;

/** Measures every rule; `small` takes one title of each family for the rules that need many. */
export function measureAll({ small, seed }: { small: boolean; seed: string }): Result[] {
  const chosen = small ? samples.filter((_, index) => index % 5 === 0) : samples;
  const few = samples.filter((_, index) => index % 5 === (small ? 1 : 3));
  const campaigns = chosen.flatMap((sample, index) =>
    allStyles.map((style, turn) =>
      writeCampaign(sample, style, 'new', `${seed}${index}`, {
        sendTime: times[(index + turn) % 4] ?? '07:30',
        startWeekday: ((index + turn) % 7) + 1,
      }),
    ),
  );
  const byProgress = few.flatMap((sample) =>
    allStyles.flatMap((style) =>
      (['low', 'high'] as const).map((tier) => writeCampaign(sample, style, tier, seed)),
    ),
  );
  const all = [...campaigns, ...byProgress];
  return [
    measureFit(all),
    measureReading(all),
    measureActions(all),
    measureCues(all),
    measureNaming(all),
    measureFocus(all),
    measurePressure(all),
    measureClaims(all),
    measureVariety(all),
    measureStyles(campaigns),
    measureHostile(hostileTitles, small ? ['friendly'] : allStyles),
    measureTechniques(campaigns),
    measureAdapting(few),
    measureKinds(all),
    measureEngineering(few),
  ];
}
