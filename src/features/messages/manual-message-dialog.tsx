import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/domain.ts';
import { sendMessageSchema } from '../../../worker/messages/messages.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './message-dialogs.module.css';
import { MessageEditor } from './message-editor.tsx';
import { generationTask } from './use-generate-message.ts';

const loadSchema = async () => sendMessageSchema;

type ManualMessageDialogProps = { campaign: CampaignView; onClose: () => void };

export default function ManualMessageDialog({ campaign, onClose }: ManualMessageDialogProps) {
  const form = useZodForm({
    schema: loadSchema,
    initial: { content: '' },
    draftKey: `message-${campaign.id}`,
    toInput: ({ content }) => ({ userId: campaign.userId, campaignId: campaign.id, content }),
    submit: async (input) => {
      await unwrap(api['send-message'].$post({ json: input }));
      refreshProgress();
      toast({ title: 'Message sent', kind: 'success' });
      onClose();
    },
    onError: () => {
      // It is kept as not sent, so that the list shows it.
      refreshProgress();
      toast({ title: 'Error', description: 'Failed to send the message. Please try again.', kind: 'error' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Send Manual Message"
      description={`It goes to you at once, ${infoOf(campaign.deliveryMethod).as}.`}
    >
      <form {...form.form} className={styles.form}>
        <MessageEditor
          {...form.input('content')}
          onText={(content) => form.setValue('content', content)}
          error={form.errors.content}
          placeholder="A few words to yourself"
          generate="Generate with AI"
          task={generationTask(campaign)}
          asText={campaign.deliveryMethod === 'SMS'}
        />
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" icon="send" busy={form.busy}>
            Send Message
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
