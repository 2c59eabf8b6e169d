import TrashIcon from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { onFirstUse } from '../../lib/on-first-use.ts';
import { Button } from '../../ui/button.tsx';
import { SettingsSection } from '../../ui/settings.tsx';
import styles from './account.module.css';
import { useSignedInUser } from './session.ts';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'));
onFirstUse(DeleteAccountDialog.load);

export function DeleteAccountSection() {
  const user = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title="Delete account" about="Permanent and immediate.">
      <p>This also deletes your campaigns, messages and progress. Nothing more is sent to you.</p>
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={TrashIcon}
          onClick={() => setAsking(true)}
          className={styles.delete}
        >
          Delete account
        </Button>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
