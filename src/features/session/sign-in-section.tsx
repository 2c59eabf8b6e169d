import { lazy, Suspense, useState } from 'react';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { ActionItem, ActionList } from '../../ui/action-list.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { GoogleMark } from './google-mark.tsx';
import { useSignedInUser } from './session.ts';

const loadPasswordDialog = () => import('./password-dialog.tsx');
const PasswordDialog = lazy(loadPasswordDialog);
const loadUnlinkDialog = () => import('./unlink-dialog.tsx');
const UnlinkDialog = lazy(loadUnlinkDialog);
onFirstUse(loadPasswordDialog);
onFirstUse(loadUnlinkDialog);

/** The ways in which somebody gets in: a password, and Google where that was joined. */
export function SignInSection() {
  const user = useSignedInUser();
  const [dialog, setDialog] = useState<'password' | 'unlink' | null>(null);
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
        {user.googleId !== null && (
          <ActionItem
            name={
              <>
                <GoogleMark /> Google
              </>
            }
            state="You can sign in with your Google account."
            action="Unlink Google"
            onAction={() => setDialog('unlink')}
          />
        )}
      </ActionList>
      <Suspense fallback={null}>
        {dialog === 'password' && <PasswordDialog user={user} onClose={close} />}
        {dialog === 'unlink' && (
          <UnlinkDialog user={user} onClose={close} onSetPassword={() => setDialog('password')} />
        )}
      </Suspense>
    </SettingsSection>
  );
}
