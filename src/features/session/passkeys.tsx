import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { ActionItem } from '../../ui/settings.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { PasswordInput } from './password-input.tsx';
import { useSignedInUser } from './session.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => unwrap(api.passkeys.$get()),
});
const refresh = () => queryClient.invalidateQueries(passkeysQuery);

type Opened = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyView };

/** The person's passkeys, as items of a list. */
export function Passkeys() {
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (!('PublicKeyCredential' in window) && passkeys.length === 0) return null;
  return (
    <>
      {passkeys.map((passkey) => (
        <ActionItem
          key={passkey.id}
          name={`Passkey “${passkey.name}”`}
          state={
            <>
              {passkey.lastUsedAt === null ? 'Added ' : 'Last used '}
              {formatInstant(passkey.lastUsedAt ?? passkey.createdAt)}{' '}
              <Button variant="quiet" size="small" onClick={() => setOpened({ kind: 'rename', passkey })}>
                Rename
              </Button>
            </>
          }
          action="Remove"
          onAction={() => setOpened({ kind: 'remove', passkey })}
        />
      ))}
      <ActionItem
        name={passkeys.length === 0 ? 'Passkeys' : 'Another passkey'}
        state="Sign in with your fingerprint, face or screen lock, without a password."
        action="Add a passkey"
        onAction={() => setOpened({ kind: 'add' })}
      />
      {opened !== null && opened.kind !== 'remove' && (
        <PasskeyDialog passkey={opened.kind === 'rename' ? opened.passkey : null} onClose={close} />
      )}
      {opened?.kind === 'remove' && <RemoveDialog passkey={opened.passkey} onClose={close} />}
    </>
  );
}

const loadNameSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ addPasskeySchema }) =>
    addPasskeySchema.pick({ name: true }),
  );

/** Names a passkey: a new one, which the browser then makes, or one that is there. */
function PasskeyDialog({ passkey, onClose }: { passkey: PasskeyView | null; onClose: () => void }) {
  const user = useSignedInUser();
  const form = useZodForm({
    schema: loadNameSchema,
    initial: { name: passkey?.name ?? '', password: '' },
    submit: async ({ name }) => {
      if (passkey !== null) {
        await unwrap(api.passkeys[':passkey'].$put({ param: { passkey: passkey.id }, json: { name } }));
      } else {
        const { addPasskey, isCanceled } = await import('./passkey.ts');
        try {
          await addPasskey(name, user.hasPassword ? form.values.password : undefined);
        } catch (error) {
          if (isCanceled(error)) return;
          throw error;
        }
        toast({
          title: 'Passkey added',
          description: 'You can sign in with it from now on.',
          kind: 'success',
        });
      }
      await refresh();
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, 'This passkey could not be saved. Please try again.'),
        kind: 'error',
      }),
  });
  const isNew = passkey === null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isNew ? 'Add a passkey' : 'Rename passkey'}
      description={
        isNew ? 'Your browser will ask you to confirm. The passkey stays on your devices.' : undefined
      }
    >
      <form {...form.form} className={styles.dialog}>
        <Field label="Name" hint="A name you’ll recognize, such as “My phone”." error={form.errors.name}>
          <Input {...form.input('name')} autoComplete="off" />
        </Field>
        {isNew && user.hasPassword && (
          <Field label="Current password" error={form.errors.password}>
            <PasswordInput {...form.input('password')} autoComplete="current-password" />
          </Field>
        )}
        <FormError text={form.error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {isNew ? 'Continue' : 'Save name'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => unwrap(api.passkeys[':passkey'].$delete({ param: { passkey: passkey.id } })),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Passkey removed', kind: 'success' });
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, 'This passkey could not be removed. Please try again.'),
        kind: 'error',
      }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Remove passkey"
      text={`You won’t be able to sign in with “${passkey.name}” anymore. You can also delete it on your device.`}
      confirm="Remove passkey"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
