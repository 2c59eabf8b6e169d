import { useMutation } from '@tanstack/react-query';
import { type MessageView, updateMessageSchema } from '../../../worker/messages/messages.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './message-dialogs.module.css';
import { MessageEditor } from './message-editor.tsx';
import { dropMessage, patchMessage } from './queries.ts';

export type MessageDialog = 'replace' | 'delete';

type DialogProps = { message: MessageView; onClose: () => void };

/** What the actions of a message's card ask before they act. */
export default function MessageDialogs({ dialog, ...props }: DialogProps & { dialog: MessageDialog }) {
  return dialog === 'replace' ? <ReplaceDialog {...props} /> : <DeleteDialog {...props} />;
}

const loadSchema = async () => updateMessageSchema;

function ReplaceDialog({ message, onClose }: DialogProps) {
  const form = useZodForm({
    schema: loadSchema,
    initial: { content: message.content },
    submit: async (input) => {
      const changed = await unwrap(
        api.messages[':id'].$put({ param: { id: String(message.id) }, json: input }),
      );
      patchMessage(message.id, changed);
      refreshProgress();
      toast({ title: 'Success', description: 'Message content updated successfully', kind: 'success' });
      onClose();
    },
    onError: () => toast({ title: 'Error', description: 'Failed to update message content', kind: 'error' }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Replace Message"
      description="Enter new message content or generate a new one."
    >
      <form {...form.form} className={styles.form}>
        <MessageEditor
          {...form.input('content')}
          onText={(content) => form.setValue('content', content)}
          error={form.errors.content}
          placeholder="Enter new message content..."
          generate="Generate New"
          task={{ habit: message.campaignTitle, style: 'motivational', campaignId: message.campaignId }}
        />
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save Changes
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function DeleteDialog({ message, onClose }: DialogProps) {
  const remove = useMutation({
    mutationFn: () => unwrap(api.messages[':id'].$delete({ param: { id: String(message.id) } })),
    onSuccess: () => {
      toast({ title: 'Success', description: 'Message deleted successfully', kind: 'success' });
      onClose();
      // The window gives the focus back to the card first; then the card may go and hand it on.
      setTimeout(() => {
        dropMessage(message.id);
        refreshProgress();
      });
    },
    onError: () => toast({ title: 'Error', description: 'Failed to delete message', kind: 'error' }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Message"
      text="Are you sure you want to delete this message? This action cannot be undone."
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
