import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './form-draft.ts';

/** Like `useState`, for what someone types: it is kept as a draft for as long as it differs from `initial`. */
export function useDraft<Value>(name: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => readDraft<{ value: Value }>(name).value ?? initial);
  const isChanged = JSON.stringify(value) !== JSON.stringify(initial);
  useEffect(() => writeDraft(name, isChanged ? { value } : null), [name, value, isChanged]);
  return [value, setValue] as const;
}

export const hasDraft = (name: string): boolean => Object.keys(readDraft(name)).length > 0;
