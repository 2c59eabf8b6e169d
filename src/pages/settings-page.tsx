import { lazy, Suspense } from 'react';
import { SettingsForm } from '../features/session/settings-form.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const StoppedMessages = lazy(() => import('../features/stops/stopped-messages.tsx'));

export default function SettingsPage() {
  return (
    <>
      <PageHeading title="Settings" lead="Where your reminders go, and whose clock they follow." />
      <SettingsForm />
      <Suspense fallback={null}>
        <StoppedMessages />
      </Suspense>
    </>
  );
}
