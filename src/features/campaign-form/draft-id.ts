import { useState } from 'react';
import { readStorage, writeStorage } from '../../lib/storage.ts';

/** The last draft that became a campaign. Its copies, in duplicated tabs, become campaigns of their own. */
const createdKey = 'better-habits.created-draft';

export const draftWasCreated = (draftId: string) => writeStorage('localStorage', createdKey, draftId);

/** Returns the id to send for a draft: another one if it became a campaign already. */
export function useDraftId() {
  const [otherId] = useState(() => crypto.randomUUID());
  return (draftId: string) => (readStorage('localStorage', createdKey) === draftId ? otherId : draftId);
}
