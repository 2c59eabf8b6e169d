import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './form-draft.ts';

/** Like `useState`, for what someone types: it is kept as a draft for as long as it differs from `initial`. */
export function useDraft<Value extends string | null>(name: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => readDraft<{ value: Value }>(name).value ?? initial);
  useEffect(() => writeDraft(name, value === initial ? null : { value }), [name, value, initial]);
  return [value, setValue] as const;
}
