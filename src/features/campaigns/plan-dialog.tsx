import { type CampaignView, planSchema } from '../../../worker/campaigns/campaigns.schemas.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './plan-dialog.module.css';
import { PlanFields } from './plan-fields.tsx';
import { savePlan } from './queries.ts';

const loadSchema = async () => planSchema;

/** Changes the plan of a campaign; leaving all of it empty takes it away. */
export default function PlanDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const form = useZodForm({
    schema: loadSchema,
    initial: {
      anchor: campaign.planAnchor ?? '',
      action: campaign.planAction ?? '',
      why: campaign.planWhy ?? '',
    },
    submit: async (plan) => {
      await savePlan(campaign.id, plan);
      const isEmpty = Object.values(plan).every((words) => words === null);
      toast(
        isEmpty
          ? { title: 'Plan taken away', kind: 'success' }
          : { title: 'Plan saved', description: 'The messages to come follow it.', kind: 'success' },
      );
      onClose();
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to save the plan. Please try again.', kind: 'error' }),
  });
  const part = (name: 'anchor' | 'action' | 'why') => ({
    input: form.input(name),
    fill: (words: string) => form.setValue(name, words),
    error: form.errors[name],
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="A plan of your own"
      description="Your messages say it back to you. Leave it empty to go without."
    >
      <form {...form.form} className={styles.form}>
        <PlanFields anchor={part('anchor')} action={part('action')} why={part('why')} habit={campaign} />
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save Plan
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
