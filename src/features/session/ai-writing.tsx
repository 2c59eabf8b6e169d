import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api, idParam, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { toastError } from '../../ui/toast.ts';
import styles from './account.module.css';
import { storeUser, useSignedInUser } from './session.ts';

/** Turns AI writing on or off, and says where the person's words go. */
export default function AiWriting() {
  const id = useId();
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const save = useMutation({
    mutationFn: (aiWriting: boolean) =>
      unwrap(api.users[':id'].$put({ ...idParam(user.id), json: { aiWriting } })),
    onSuccess: storeUser,
    onError: () => toastError('This could not be changed. Please try again.'),
  });
  if (!capabilities?.aiProvider) return null;
  const isOn = save.isPending ? save.variables : user.aiWriting;
  return (
    <label className={styles.switchRow}>
      <span className={styles.switchWords}>
        <span id={`${id}-label`} className={styles.switchLabel}>
          Messages written with AI
        </span>
        <span id={`${id}-state`} className={styles.switchState}>
          {isOn
            ? `Your words go to ${capabilities.aiProvider} to write your messages.`
            : 'Better Habits writes your messages without AI.'}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => save.mutate(target.checked)}
        className={styles.switch}
      />
    </label>
  );
}
