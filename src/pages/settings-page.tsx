import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PushSettings } from '../features/push/push-settings.tsx';
import { DeleteAccountSection } from '../features/session/delete-account-section.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { SettingsForm } from '../features/session/settings-form.tsx';
import { SignInSection } from '../features/session/sign-in-section.tsx';
import { capabilitiesQuery } from '../lib/capabilities.ts';
import { PageHeading, SettingsSection } from '../ui/layout.tsx';
import styles from './settings-page.module.css';

const AiWriting = lazy(() => import('../features/session/ai-writing.tsx'));
const OptOuts = lazy(() => import('../features/opt-outs/opt-outs.tsx'));

export default function SettingsPage() {
  const { id } = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return (
    <>
      <PageHeading title="Settings" lead="Where your reminders go, and whose clock they follow." />
      <div className={styles.sections}>
        <SettingsForm />
        <SettingsSection title="App notifications" about="For campaigns that reach you in the app.">
          <PushSettings userId={id} />
        </SettingsSection>
        {capabilities?.aiProvider && (
          <SettingsSection title="Who writes your messages" about="For all of your campaigns.">
            <Suspense fallback={null}>
              <AiWriting />
            </Suspense>
          </SettingsSection>
        )}
        <Suspense fallback={null}>
          <OptOuts />
        </Suspense>
        <SignInSection />
        <DeleteAccountSection />
      </div>
    </>
  );
}
