import { lazy, Suspense, useState } from 'react';
import { type ProviderName, signInProviders } from '../../../worker/domain.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { ActionItem, ActionList, SettingsSection } from '../../ui/layout.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useSignedInUser } from './session.ts';

const loadPasswordDialog = () => import('./password-dialog.tsx');
const PasswordDialog = lazy(loadPasswordDialog);
const loadUnlinkDialog = () => import('./unlink-dialog.tsx');
const UnlinkDialog = lazy(loadUnlinkDialog);
onFirstUse(loadPasswordDialog);
onFirstUse(loadUnlinkDialog);

/** The ways in which somebody gets in: a password, and the providers that were joined. */
export function SignInSection() {
  const user = useSignedInUser();
  const [dialog, setDialog] = useState<'password' | ProviderName | null>(null);
  const close = () => setDialog(null);
  return (
    <SettingsSection title="Sign-in" about="How you get into your account.">
      <ActionList>
        <ActionItem
          name="Password"
          state={user.hasPassword ? 'You can sign in with it.' : 'You have none yet.'}
          action={user.hasPassword ? 'Change password' : 'Set a password'}
          onAction={() => setDialog('password')}
        />
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
              onAction={() => setDialog(provider)}
            />
          );
        })}
      </ActionList>
      <Suspense fallback={null}>
        {dialog === 'password' && <PasswordDialog user={user} onClose={close} />}
        {dialog !== null && dialog !== 'password' && (
          <UnlinkDialog
            user={user}
            provider={dialog}
            onClose={close}
            onSetPassword={() => setDialog('password')}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
