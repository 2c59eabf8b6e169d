import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ProviderName, signInProviders } from '../../../worker/domain.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { ActionItem, ActionList, SettingsSection } from '../../ui/settings.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useSignedInUser } from './session.ts';

const EmailDialog = lazyPart(() => import('./email-dialog.tsx'));
const PasswordDialog = lazyPart(() => import('./password-dialog.tsx'));
const UnlinkDialog = lazyPart(() => import('./unlink-dialog.tsx'));
for (const { load } of [EmailDialog, PasswordDialog, UnlinkDialog]) onFirstUse(load);

type DialogName = 'email' | 'password' | ProviderName;

/** Who the account belongs to, and the ways in. The address of the page may ask for the email's dialog. */
export function SecuritySection() {
  const user = useSignedInUser();
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<DialogName | null>(null);
  const dialog = opened ?? (query.get('change') === 'email' ? 'email' : null);
  const close = () => {
    setOpened(null);
    if (query.has('change')) setQuery({}, { replace: true });
  };
  return (
    <SettingsSection title="Sign-in & security" about="How you sign in, and how we know it’s you.">
      <ActionList>
        <ActionItem name="Username" state={user.username} />
        <ActionItem
          name="Email"
          state={user.emailConfirmed === false ? `${user.email}, not confirmed yet` : user.email}
          action="Change email"
          onAction={() => setOpened('email')}
        />
        <ActionItem
          name="Password"
          state={user.hasPassword ? 'You can sign in with it.' : 'You haven’t set one yet.'}
          action={user.hasPassword ? 'Change password' : 'Set a password'}
          onAction={() => setOpened('password')}
        />
        <Passkeys />
        {user.providers.map((provider) => {
          const { name } = signInProviders[provider];
          return (
            <ActionItem
              key={provider}
              name={
                <>
                  <ProviderMark provider={provider} /> {name}
                </>
              }
              state={`You can sign in with your ${name} account.`}
              action={`Unlink ${name}`}
              onAction={() => setOpened(provider)}
            />
          );
        })}
      </ActionList>
      <Suspense fallback={null}>
        {dialog === 'email' && <EmailDialog user={user} onClose={close} />}
        {dialog === 'password' && <PasswordDialog user={user} onClose={close} />}
        {dialog !== null && dialog !== 'password' && dialog !== 'email' && (
          <UnlinkDialog
            user={user}
            provider={dialog}
            onClose={close}
            onSetPassword={() => setOpened('password')}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
