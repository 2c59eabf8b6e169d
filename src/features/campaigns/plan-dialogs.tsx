import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { planFields } from '../../../worker/campaign-fields.ts';
import { nextMonday } from '../../../worker/campaigns/campaigns.rules.ts';
import {
  type CampaignView,
  planSchema,
  type RepeatStart,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatWeekday, todayIn } from '../../lib/dates.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SentenceField } from '../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import { showError, toast, toastError } from '../../ui/toast.ts';
import { campaignCalls, savePlan } from './campaign-calls.ts';
import type { PlanPart } from './plan-parts.ts';

const loadSchema = async () => planSchema;

type WordsDialogProps = { campaign: CampaignView; part: PlanPart; onClose: () => void };

/** Changes one part of a campaign's plan; an empty answer removes it. */
export function WordsDialog({ campaign, part, onClose }: WordsDialogProps) {
  const { field, prompt, before, after } = part;
  const form = useZodForm({
    schema: loadSchema,
    initial: { [field]: campaign[field] ?? '' } as Record<string, string>,
    submit: async (plan) => {
      const { kind, onHold } = await savePlan(campaign.id, plan);
      onClose();
      // The help page is shown instead.
      if (kind === 'danger' || onHold) return;
      toast({ title: 'Saved', description: 'Your upcoming messages will use it.', kind: 'success' });
    },
    onError: () => toastError('Failed to save your words. Please try again.'),
  });
  return (
    <Dialog open onOpenChange={onClose} title={prompt}>
      <Stack as="form" gap={3} {...form.form} data-hue={campaign.hue}>
        <SentenceField {...form.input(field)} before={before} after={after} error={form.errors[field]} />
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

type RepeatDialogProps = {
  campaign: CampaignView;
  title: string;
  /** Asks for a next step, in the person's words. */
  levelUp: boolean;
  onClose: () => void;
};

/** Asks when the next twelve weeks begin, and with which step. */
export function RepeatDialog({ campaign, title, levelUp, onClose }: RepeatDialogProps) {
  const navigate = useNavigate();
  const [step, setStep] = useState(campaign.planNext ?? '');
  const repeat = useMutation({
    mutationFn: (start: RepeatStart) => {
      const action = step.trim();
      return campaignCalls.repeat(campaign.id, {
        levelUp,
        start,
        ...(levelUp && action !== '' && { action }),
      });
    },
    onSuccess: ({ id }) => {
      onClose();
      toast({ title: 'Your next twelve weeks are ready', kind: 'success' });
      navigate(paths.campaign(id));
    },
    onError: (error) => showError(error, 'Failed to start the campaign. Please try again.'),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        levelUp
          ? 'Twelve more weeks at the same time. What is your next step?'
          : 'Twelve more weeks with the same plan, at the same time.'
      }
    >
      <Stack gap={3}>
        {levelUp && (
          <div data-hue={campaign.hue}>
            <SentenceField
              before="I will"
              value={step}
              onChange={({ target }) => setStep(target.value)}
              maxLength={planFields.planAction.longest}
              placeholder={campaign.planAction ?? undefined}
            />
          </div>
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
        <Button variant="quiet" wide onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Dialog>
  );
}
