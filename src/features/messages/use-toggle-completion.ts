import { useMutation } from '@tanstack/react-query';
import { saveMark } from '../../lib/offline-marks.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { toast } from '../../ui/toast.ts';
import { patchMessage } from './queries.ts';

const mutationKey = ['messages', 'toggle'];

/** Marks a message done or not done: at once on the screen, and back again when the server refuses. */
export function useToggleCompletion(id: number) {
  return useMutation({
    mutationKey,
    mutationFn: (completed: boolean) => saveMark(id, { completed }),
    onMutate: async (completed) => {
      // An answer that was on its way before the click would show the old state again.
      await queryClient.cancelQueries({ queryKey: ['messages'] });
      patchMessage(id, { completed });
    },
    onSuccess: (message) => message && patchMessage(id, message),
    onError: (_error, completed) => {
      patchMessage(id, { completed: !completed });
      toast({
        title: 'Error',
        description: 'Failed to update message status. Please try again.',
        kind: 'error',
      });
    },
    onSettled: () => {
      // While others are still being marked, the server does not know of them yet.
      if (queryClient.isMutating({ mutationKey }) === 1) refreshProgress();
    },
  });
}
