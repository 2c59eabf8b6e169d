import { emailSchema, type UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { OwnerProof, useProof } from './owner-proof.tsx';
import { storeUser } from './session.ts';

const loadSchema = async () => emailSchema;

/** Has the account use another email, once that one is confirmed. */
export default function EmailDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const proof = useProof();
  const form = useZodForm({
    schema: loadSchema,
    initial: { email: '', password: '' },
    toInput: ({ email, password }) => ({
      email,
      ...(proof.passkey ? { passkey: proof.passkey } : user.hasPassword ? { password } : {}),
    }),
    submit: async (json) => {
      const changed = await unwrap(api.account.email.$put({ json }));
      storeUser(changed);
      const isDone = changed.pendingEmail === null && changed.emailConfirmed;
      toast({
        title: isDone ? 'Email changed' : 'Please confirm the new address',
        description: isDone
          ? `Emails go to ${changed.email} from now on.`
          : `We sent a link to ${json.email}.`,
        kind: 'success',
      });
      onClose();
    },
    onError: (error) => {
      proof.setPasskey();
      toast({
        title: 'Error',
        description: userMessage(error, 'Your email could not be changed. Please try again.'),
        kind: 'error',
      });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change email"
      description={
        user.emailConfirmed === false
          ? 'We’ll send a link to the new address to confirm it.'
          : `We’ll send a link to the new address. Until you confirm it, emails keep going to ${user.email}.`
      }
    >
      <form {...form.form} className={styles.dialog}>
        <Field label="New email" error={form.errors.email}>
          <Input {...form.input('email')} type="email" autoComplete="email" />
        </Field>
        {user.hasPassword && (
          <OwnerProof proof={proof} input={form.input('password')} error={form.errors.password} />
        )}
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Change email
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
