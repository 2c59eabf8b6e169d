import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import LockIcon from 'lucide-react/icons/lock';
import DevicesIcon from 'lucide-react/icons/monitor-smartphone';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PasskeyView, SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { signInProviders } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, FormActions } from '../../ui/dialog.tsx';
import { Field, Input, PasswordInput } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ActionItem, ActionList, SettingsSection } from '../../ui/settings.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import { showError, toastError, toastSuccess } from '../../ui/toast.ts';
import { Address } from '../../ui/words.tsx';
import styles from './account.module.css';
import { ProviderLogo } from './providers.tsx';
import { useSignedInUser } from './session.ts';

const SecurityDialog = lazyPart(() => import('./security-dialogs.tsx'));

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => unwrap(api.passkeys.$get()),
});
const refreshPasskeys = () => queryClient.invalidateQueries(passkeysQuery);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** '4 minutes ago' */
function timeAgo(instant: string): string {
  const past = Math.max(0, Date.now() - new Date(instant).getTime());
  const [unit, length] = units.find(([, size]) => past >= size) ?? units[2];
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(past / length), unit);
}

/** `?change=email` in the URL opens the dialog for the email. */
export function SecuritySection() {
  const user = useSignedInUser();
  const { data: passkeys } = useQuery(passkeysQuery);
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened, closeOpened] = useOpenDialog<ComponentProps<typeof SecurityDialog>['name']>();
  const dialog = opened ?? (query.get('change') === 'email' ? 'email' : null);
  const close = () => {
    closeOpened();
    if (query.has('change')) setQuery({}, { replace: true });
  };
  const count = passkeys?.length ?? 0;
  const ways = [
    user.hasPassword && 'Password',
    count > 0 && (count === 1 ? 'Passkey' : `${count} passkeys`),
    ...user.providers.map((provider) => signInProviders[provider].name),
  ];
  return (
    <SettingsSection
      folds
      icon={LockIcon}
      title="Sign-in & security"
      state={ways.filter(Boolean).join(', ') || 'Your email'}
    >
      <ActionList>
        <ActionItem name="Username" state={user.username} />
        <ActionItem
          name="Email"
          state={
            <>
              <Address text={user.email} />
              {!user.emailConfirmed && ', not confirmed yet'}
            </>
          }
          action="Change email"
          onAction={() => setOpened('email')}
        />
        <ActionItem
          name="Password"
          state={user.hasPassword ? 'Set' : 'You haven’t set one yet.'}
          action={user.hasPassword ? 'Change password' : 'Set a password'}
          onAction={() => setOpened('password')}
        />
        <Passkeys passkeys={passkeys ?? []} />
        {user.providers.map((provider) => {
          const { name } = signInProviders[provider];
          return (
            <ActionItem
              key={provider}
              name={
                <>
                  <ProviderLogo provider={provider} /> {name}
                </>
              }
              state={`You can sign in with your ${name} account.`}
              action={`Unlink ${name}`}
              onAction={() => setOpened(provider)}
            />
          );
        })}
      </ActionList>
      {dialog !== null && (
        <SecurityDialog
          name={dialog}
          user={user}
          hasPasskeys={passkeys && passkeys.length > 0}
          onClose={close}
          onSetPassword={() => setOpened('password')}
        />
      )}
    </SettingsSection>
  );
}

/** List items, one for each passkey and one to add another. */
function Passkeys({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const [opened, setOpened, close] = useOpenDialog<'add' | PasskeyView>();
  if (!('PublicKeyCredential' in window) && passkeys.length === 0) return null;
  return (
    <>
      {passkeys.map((passkey) => (
        <ActionItem
          key={passkey.id}
          name={`Passkey “${passkey.name}”`}
          state={
            passkey.lastUsedAt === null
              ? `Added ${timeAgo(passkey.createdAt)}`
              : `Last used ${timeAgo(passkey.lastUsedAt)}`
          }
          action="Remove"
          onAction={() => setOpened(passkey)}
        />
      ))}
      <ActionItem
        name={passkeys.length === 0 ? 'Passkeys' : 'Another passkey'}
        state="Sign in with your fingerprint, face or screen lock, without a password."
        action="Add a passkey"
        onAction={() => setOpened('add')}
      />
      {opened === 'add' ? (
        <AddPasskeyDialog onClose={close} />
      ) : (
        opened !== null && <RemovePasskeyDialog passkey={opened} onClose={close} />
      )}
    </>
  );
}

const loadNameSchema = () =>
  import('../../../worker/accounts/accounts.schemas.ts').then(({ addPasskeySchema }) =>
    addPasskeySchema.pick({ name: true }),
  );

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const user = useSignedInUser();
  const form = useZodForm({
    schema: loadNameSchema,
    initial: { name: '', password: '' },
    submit: async ({ name }) => {
      const { addPasskey } = await import('./passkey.ts');
      if (!(await addPasskey(name, user.hasPassword ? form.values.password : undefined))) return;
      toastSuccess('Passkey added', 'You can sign in with it from now on.');
      await refreshPasskeys();
      onClose();
    },
    onError: (error) => showError(error, 'This passkey could not be saved. Please try again.'),
  });
  return (
    <Dialog
      onClose={onClose}
      title="Add a passkey"
      description="Your browser will ask you to confirm. The passkey stays on your devices."
    >
      <Stack as="form" gap={5} {...form.form}>
        <Field label="Name" hint="A name you’ll recognize, such as “My phone”." error={form.errors.name}>
          <Input {...form.input('name')} autoComplete="off" />
        </Field>
        {user.hasPassword && (
          <Field label="Current password" error={form.errors.password}>
            <PasswordInput {...form.input('password')} autoComplete="current-password" />
          </Field>
        )}
        <FormActions form={form} submit="Continue" onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function RemovePasskeyDialog({ passkey, onClose }: { passkey: PasskeyView; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => unwrap(api.passkeys[':passkey'].$delete({ param: { passkey: passkey.id } })),
    onSuccess: async () => {
      await refreshPasskeys();
      toastSuccess('Passkey removed');
      onClose();
    },
    onError: (error) => showError(error, 'This passkey could not be removed. Please try again.'),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Remove passkey"
      text={`You won’t be able to sign in with “${passkey.name}” anymore. You can also delete it on your device.`}
      confirm="Remove passkey"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => unwrap(api.sessions.$get()),
});

const MAX_FOLDED = 2;

/** This device, and the others in the order in which they were used last. */
export function SessionsSection() {
  const [isOpen, setOpen] = useState(false);
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: async (session: SessionView | 'others') => {
      if (session === 'others') await unwrap(api.sessions.$delete());
      else await unwrap(api.sessions[':session'].$delete({ param: { session: session.id } }));
      return session;
    },
    onSuccess: (session) => {
      toastSuccess(
        'Logged out',
        session === 'others' ? 'All other devices are logged out.' : `${session.device} is logged out.`,
      );
      return queryClient.invalidateQueries(sessionsQuery);
    },
    onError: () => toastError('Logging out didn’t work. Please try again.'),
  });
  const here = sessions?.filter(({ current }) => current) ?? [];
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const shown = isOpen ? others : others.slice(0, MAX_FOLDED);
  const itemOf = (session: SessionView) => (
    <ActionItem
      key={session.id}
      name={session.device}
      state={
        session.current ? (
          <span className={styles.here}>This device</span>
        ) : (
          <>
            Last used <time dateTime={session.lastUsedAt}>{timeAgo(session.lastUsedAt)}</time>
          </>
        )
      }
      action={session.current ? null : 'Log out'}
      busy={end.isPending && end.variables === session}
      onAction={() => end.mutate(session)}
    />
  );
  return (
    <SettingsSection
      folds
      icon={DevicesIcon}
      title="Sessions"
      state={others.length > 0 ? `This device and ${others.length} more` : 'This device'}
    >
      {isError ? (
        <ErrorState text="Your sessions could not be loaded." onRetry={refetch} />
      ) : sessions === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        <ActionList>
          {[...here, ...shown].map(itemOf)}
          {shown.length < others.length && (
            <li>
              <Button variant="link" size="small" onClick={() => setOpen(true)}>
                Show {others.length - shown.length} more
              </Button>
            </li>
          )}
          {others.length > 1 && (
            <ActionItem
              name="All other devices"
              state={`${others.length} sessions`}
              action="Log out all other devices"
              busy={end.isPending && end.variables === 'others'}
              onAction={() => end.mutate('others')}
            />
          )}
        </ActionList>
      )}
    </SettingsSection>
  );
}
