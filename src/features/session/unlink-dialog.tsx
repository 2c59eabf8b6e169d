import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { type ProviderName, signInProviders } from '../../../worker/domain.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { passkeysQuery } from './passkeys.tsx';
import { storeUser } from './session.ts';

type UnlinkDialogProps = {
  user: UserView;
  provider: ProviderName;
  onClose: () => void;
  onSetPassword: () => void;
};

/** Takes a provider away from the account, once there is another way in. */
export default function UnlinkDialog({ user, provider, onClose, onSetPassword }: UnlinkDialogProps) {
  const { name } = signInProviders[provider];
  const { data: passkeys } = useQuery(passkeysQuery);
  const otherWay = user.hasPassword ? 'password' : 'passkey';
  const unlink = useMutation({
    mutationFn: () =>
      unwrap(api.users[':id'][':provider'].$delete({ param: { id: String(user.id), provider } })),
    onSuccess: ({ user: unlinked, grant }) => {
      storeUser(unlinked);
      toast({
        title: `${name} unlinked`,
        description:
          grant === 'not-revoked'
            ? `${name} couldn’t be notified. You can remove our access in your ${name} account.`
            : `From now on you sign in with your ${otherWay}.`,
        kind: grant === 'not-revoked' ? 'info' : 'success',
      });
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, `${name} could not be unlinked. Please try again.`),
        kind: 'error',
      }),
  });
  if (!user.hasPassword && passkeys?.length === 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Set a password first"
        description={`Without ${name} you’d have no way to sign in. It only takes a moment, and a passkey works too.`}
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
      title={`Unlink ${name}`}
      text={`You’ll sign in with your ${otherWay} from now on, and we’ll give up our access to your ${name} account. Signing in with ${name} links it again.`}
      confirm={`Unlink ${name}`}
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate()}
    />
  );
}
