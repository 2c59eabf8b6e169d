import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Like `useMutation`, but repeating a call with the same variables does nothing while it is in flight. `isPending` can't
 * tell, because it changes only with the next render, and a second click may come before that.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const inFlight = useRef('');
  const mutation = useMutation({
    ...options,
    onSettled: (...args) => {
      inFlight.current = '';
      return options.onSettled?.(...args);
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    const call = JSON.stringify([args[0]]);
    if (inFlight.current === call) return;
    inFlight.current = call;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
