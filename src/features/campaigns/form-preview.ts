import { customTimeOption } from '../../../worker/domain.ts';
import { type DoseVerb, doseForms, previewPlan } from './preview-sentence.ts';
import type { CampaignFormState } from './use-campaign-form.ts';

const isDoseVerb = (verb: string): verb is DoseVerb => Object.hasOwn(doseForms, verb);

/** How a dose is checked off: as the person chose, or else as it is proposed. */
export const doseVerbOf = ({ values, proposal }: CampaignFormState): DoseVerb =>
  isDoseVerb(values.doseVerb) ? values.doseVerb : (proposal?.doseVerb ?? 'done');

/** How a message will say what is typed so far; null where there is nothing to say. */
export function previewOf(form: CampaignFormState) {
  const { kind, values } = form;
  const hasTime = values.messageTime === customTimeOption && values.customTime !== '';
  const { title, description, planAnchor, planAction } = values;
  return previewPlan({
    title,
    description,
    planAnchor,
    planAction,
    kind,
    doseVerb: doseVerbOf(form),
    sendTime: hasTime ? values.customTime : null,
  });
}
