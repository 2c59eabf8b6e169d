import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { planFields } from '../../../worker/campaign-fields.ts';
import {
  type CampaignView,
  planSchema,
  type RepeatStart,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { nextMonday } from '../../../worker/planning/calendar-date.ts';
import { todayIn } from '../../lib/dates.ts';
import { formatWeekday } from '../../lib/days.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { useDraft, writeDraft } from '../../lib/storage.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SentenceField } from '../../ui/choices.tsx';
import { Dialog, FormActions } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { showError, toastError, toastSuccess } from '../../ui/toast.ts';
import { campaignCalls, savePlan } from './campaign-calls.ts';
import type { PlanPart } from './plan-parts.ts';

type WordsDialogProps = { campaign: CampaignView; parts: readonly PlanPart[]; onClose: () => void };

/** Changes parts of a campaign's plan; an empty answer removes one. */
export function WordsDialog({ campaign, parts, onClose }: WordsDialogProps) {
  const [first, ...others] = parts;
  const form = useZodForm({
    schema: planSchema,
    initial: Object.fromEntries(parts.map(({ field }) => [field, campaign[field] ?? ''])),
    draftKey: `words-${campaign.id}-${parts.map(({ field }) => field)}`,
    submit: async (plan) => {
      const { kind, onHold } = await savePlan(campaign.id, plan);
      onClose();
      // The page then shows the crisis help instead.
      if (kind === 'danger' || onHold) return;
      toastSuccess('Saved', 'Your upcoming messages will use it.');
    },
    onError: () => toastError('Failed to save your words. Please try again.'),
  });
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <Dialog onClose={cancel} title={first === undefined || others.length > 0 ? 'Your words' : first.prompt}>
      <Stack as="form" gap={3} {...form.form} data-hue={campaign.hue}>
        {parts.map(({ field, before, after }) => (
          <SentenceField
            key={field}
            {...form.input(field)}
            before={before}
            after={after}
            error={form.errors[field]}
          />
        ))}
        <FormActions form={form} submit="Save" onClose={cancel} />
      </Stack>
    </Dialog>
  );
}

type RepeatDialogProps = {
  campaign: CampaignView;
  title: string;
  /** Whether to ask for a next step, in the person's words. */
  levelUp: boolean;
  onClose: () => void;
};

/** Asks when the next twelve weeks begin and, to level up, what the next step is. */
export function RepeatDialog({ campaign, title, levelUp, onClose }: RepeatDialogProps) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const hint = useId();
  const draftKey = `next-step-${campaign.id}`;
  const [step, setStep] = useDraft(draftKey, campaign.planNext ?? '');
  const close = () => {
    writeDraft(draftKey, null);
    onClose();
  };
  const repeat = useMutation({
    mutationFn: (start: RepeatStart) => {
      const action = step.trim();
      // Without a next step, it is a plain repeat.
      const input = levelUp && action !== '' ? { levelUp, action } : { levelUp: false };
      return campaignCalls.repeat(campaign.id, { ...input, start });
    },
    onSuccess: ({ id }) => {
      close();
      toastSuccess('Your next twelve weeks are ready');
      if (isPageOpen()) navigate(paths.campaign(id));
    },
    onError: (error) => showError(error, 'Failed to start the campaign. Please try again.'),
  });
  return (
    <Dialog
      onClose={close}
      title={title}
      description={
        levelUp
          ? 'Twelve more weeks at the same time. What is your next step?'
          : 'Twelve more weeks with the same plan, at the same time.'
      }
    >
      <Stack gap={3}>
        {levelUp && (
          <Stack gap={2} data-hue={campaign.hue}>
            <SentenceField
              before="I will"
              value={step}
              onChange={({ target }) => setStep(target.value)}
              maxLength={planFields.planAction.longest}
              aria-describedby={hint}
              placeholder={campaign.planAction ?? undefined}
            />
            <p id={hint} className={textStyles.soft}>
              If you leave this empty, your plan repeats as it was.
            </p>
          </Stack>
        )}
        <Button
          variant="primary"
          wide
          busy={repeat.isPending && repeat.variables === 'monday'}
          onClick={() => repeat.mutate('monday')}
        >
          Start {formatWeekday(nextMonday(todayIn(campaign.timeZone)))}
        </Button>
        <Button
          wide
          busy={repeat.isPending && repeat.variables === 'today'}
          onClick={() => repeat.mutate('today')}
        >
          Start today
        </Button>
        <Button variant="quiet" wide onClick={close}>
          Cancel
        </Button>
      </Stack>
    </Dialog>
  );
}
