import { PushSettings } from '../features/push/push.tsx';
import styles from '../features/session/account.module.css';
import { DataSection } from '../features/session/data-section.tsx';
import { SecuritySection, SessionsSection } from '../features/session/security-section.tsx';
import { hasUnconfirmedEmail, useSignedInUser } from '../features/session/session.ts';
import { PhoneStrip, SettingsForm } from '../features/session/settings-form.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { Cluster, Dotted, PageHeading, Stack } from '../ui/layout.tsx';
import settingsStyles from '../ui/settings.module.css';
import textStyles from '../ui/text.module.css';
import { Address } from '../ui/words.tsx';

const AddressStrip = lazyPart(() => import('../features/session/address-strip.tsx'));
const AiWriting = lazyPart(() => import('../features/session/ai-writing.tsx'));
const OptOuts = lazyPart(() => import('../features/opt-outs/opt-outs.tsx'));

export default function SettingsPage() {
  const user = useSignedInUser();
  return (
    <Stack gap={6} className={styles.sections}>
      <PageHeading title="Settings" />
      <Cluster className={styles.me}>
        <span aria-hidden="true">{user.username.slice(0, 1).toUpperCase()}</span>
        <div>
          <p className={styles.name}>{user.username}</p>
          <p className={textStyles.soft}>
            <Dotted>
              <Address text={user.email} />
              {user.emailConfirmed ? 'confirmed' : 'not confirmed yet'}
            </Dotted>
          </p>
        </div>
      </Cluster>
      {hasUnconfirmedEmail(user) && <AddressStrip />}
      <PhoneStrip />
      <SettingsForm />
      <div className={settingsStyles.group}>
        <PushSettings />
        <AiWriting />
        <OptOuts />
      </div>
      <div className={settingsStyles.group}>
        <SecuritySection />
        <SessionsSection />
        <DataSection />
      </div>
    </Stack>
  );
}
