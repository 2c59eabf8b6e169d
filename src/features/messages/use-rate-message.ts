import { useMutation } from '@tanstack/react-query';
import type { Rating } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import { patchMessage } from './queries.ts';

/** Gives a message a thumb, or takes it back: at once on the screen, and back again when the server refuses. */
export function useRateMessage({ id, rating: before }: Pick<MessageView, 'id' | 'rating'>) {
  const mutationKey = ['messages', 'rate', id];
  return useMutation({
    mutationKey,
    // One after the other, so that the last one counts.
    scope: { id: mutationKey.join('/') },
    mutationFn: (rating: Rating | null) =>
      unwrap(api.messages[':id'].rating.$put({ param: { id: String(id) }, json: { rating } })),
    onMutate: async (rating) => {
      // An answer that was on its way before the click would show the old state again.
      await queryClient.cancelQueries({ queryKey: ['messages'] });
      patchMessage(id, { rating });
      return before;
    },
    onError: (_error, _rating, known) => {
      patchMessage(id, { rating: known ?? null });
      toast({
        title: 'Error',
        description: 'Your thumb could not be kept. Please try again.',
        kind: 'error',
      });
    },
  });
}
