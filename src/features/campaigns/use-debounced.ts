import { useEffect, useState } from 'react';

const pause = 500;

/** The value once it has stayed the same for half a second; at first, the value as it is. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
