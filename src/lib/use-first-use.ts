import { useEffect, useState } from 'react';
import { onFirstUse } from './on-first-use.ts';

/** Whether the person has touched the page already: what is not needed before waits for it. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstUse(() => setUsed(true)), []);
  return used;
}
