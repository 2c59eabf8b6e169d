import { useMutation } from '@tanstack/react-query';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toast } from '../../ui/toast.ts';
import { storeUser } from './session.ts';

type UnlinkDialogProps = { user: UserView; onClose: () => void; onSetPassword: () => void };

/** Takes Google away from the account, once there is another way in. */
export default function UnlinkDialog({ user, onClose, onSetPassword }: UnlinkDialogProps) {
  const unlink = useMutation({
    mutationFn: () => unwrap(api.users[':id'].google.$delete({ param: { id: String(user.id) } })),
    onSuccess: ({ user: unlinked, grant }) => {
      storeUser(unlinked);
      toast({
        title: 'Google unlinked',
        description:
          grant === 'not-revoked'
            ? 'Google could not be told. You can take our access away in your Google account.'
            : 'From now on you sign in with your password.',
        kind: grant === 'not-revoked' ? 'info' : 'success',
      });
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, 'Google could not be unlinked. Please try again.'),
        kind: 'error',
      }),
  });
  if (!user.hasPassword) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Set a password first"
        description="Without Google there would be no way left to sign in. It takes a moment, then Google can go."
      >
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onSetPassword}>
            Set a password
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Unlink Google"
      text="You sign in with your password from then on, and we give back our access to your Google account. Signing in with Google links it again."
      confirm="Unlink Google"
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate()}
    />
  );
}
