import type { HabitKind } from '../../lib/habit-kinds.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { LockScreenChoice } from './lock-screen-choice.tsx';
import { PlanSentence } from './plan-sentence.tsx';
import type { CampaignFormState } from './use-campaign-form.ts';

const kinds: Record<Exclude<HabitKind, 'danger'>, string> = {
  build: 'Do something',
  reduce: 'Do less of something',
  dose: 'Take or measure something',
  recover: 'Get through something',
};

/** What sort of habit it is, and what follows from that: its sentence, and what may be read over a shoulder. */
export function KindFields({ form }: { form: CampaignFormState }) {
  return (
    <>
      <ChoiceGroup
        legend="What kind of habit is this?"
        name="kind"
        look="tiles"
        choices={Object.entries(kinds).map(([id, label]) => ({ id, label }))}
        value={form.kind}
        onChange={(kind) => form.setValue('kind', kind)}
        error={form.errors.kind}
      />
      <PlanSentence form={form} />
      {form.kind !== 'build' && <LockScreenChoice form={form} />}
    </>
  );
}
