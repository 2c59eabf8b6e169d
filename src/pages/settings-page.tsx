import { useQuery } from '@tanstack/react-query';
import { PushSettings } from '../features/push/push.tsx';
import styles from '../features/session/account.module.css';
import { DataSection } from '../features/session/data-section.tsx';
import { SecuritySection, SessionsSection } from '../features/session/security-section.tsx';
import { hasUnconfirmedEmail, useSignedInUser } from '../features/session/session.ts';
import { PhoneStrip, SettingsForm } from '../features/session/settings-form.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { capabilitiesQuery } from '../lib/query-client.ts';
import { PageHeading, Stack } from '../ui/layout.tsx';
import { SettingsSection } from '../ui/settings.tsx';

const AddressStrip = lazyPart(() => import('../features/session/address-strip.tsx'));
const AiWriting = lazyPart(() => import('../features/session/ai-writing.tsx'));
const OptOuts = lazyPart(() => import('../features/opt-outs/opt-outs.tsx'));

export default function SettingsPage() {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return (
    <Stack gap={6} className={styles.sections}>
      <PageHeading title="Settings" />
      {hasUnconfirmedEmail(user) && <AddressStrip />}
      <PhoneStrip />
      <SettingsForm />
      <SettingsSection title="App notifications" about="For campaigns that reach you in the app.">
        <PushSettings />
      </SettingsSection>
      {capabilities?.aiProvider && (
        <SettingsSection title="Who writes your messages" about="For all of your campaigns.">
          <AiWriting />
        </SettingsSection>
      )}
      <OptOuts />
      <SecuritySection />
      <SessionsSection />
      <DataSection />
    </Stack>
  );
}
