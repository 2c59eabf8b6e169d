import { type CampaignView, planSchema } from '../../../worker/campaigns/campaigns.schemas.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { SentenceField } from '../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { savePlan } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import type { PlanPart } from './plan-parts.ts';

const loadSchema = async () => planSchema;

type WordsDialogProps = { campaign: CampaignView; part: PlanPart; onClose: () => void };

/** Changes one part of a campaign's plan; left empty, it is taken away. */
export default function WordsDialog({ campaign, part, onClose }: WordsDialogProps) {
  const { field, prompt, before, after } = part;
  const form = useZodForm({
    schema: loadSchema,
    initial: { [field]: campaign[field] ?? '' } as Record<string, string>,
    submit: async (plan) => {
      const { kind, onHold } = await savePlan(campaign.id, plan);
      onClose();
      // Where help is shown instead, nothing else is said.
      if (kind === 'danger' || onHold) return;
      toast({ title: 'Saved', description: 'Your upcoming messages will use it.', kind: 'success' });
    },
    onError: () => toastError('Failed to save your words. Please try again.'),
  });
  return (
    <Dialog open onOpenChange={onClose} title={prompt}>
      <form {...form.form} data-hue={campaign.hue} className={styles.starts}>
        <SentenceField {...form.input(field)} before={before} after={after} error={form.errors[field]} />
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
