import { useMutation } from '@tanstack/react-query';
import type { DayState, Rating } from '../../../worker/domain.ts';
import type { GenerateMessageInput, MessageView } from '../../../worker/messages/messages.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { saveMark, usePendingMarks } from '../../lib/offline-marks.ts';
import { queryClient, refreshProgress } from '../../lib/query-client.ts';
import { showError, toast, toastError } from '../../ui/toast.ts';
import { daysQuery } from '../campaigns/queries.ts';

const isList = ([, part]: readonly unknown[]) => part === 'recent' || part === 'campaign';

/** Changes a message in every cached list. */
export function patchMessage(id: number, change: Partial<MessageView>): void {
  queryClient.setQueriesData<MessageView[]>(
    { queryKey: ['messages'], predicate: ({ queryKey }) => isList(queryKey) },
    (messages) => messages?.map((message) => (message.id === id ? { ...message, ...change } : message)),
  );
}

/** Removes a message from every cached list. */
export function dropMessage(id: number): void {
  queryClient.setQueriesData<MessageView[]>(
    { queryKey: ['messages'], predicate: ({ queryKey }) => isList(queryKey) },
    (messages) => messages?.filter((message) => message.id !== id),
  );
}

/** Generates a text without saving it. */
export async function generateText(
  input: Pick<GenerateMessageInput, 'habit' | 'style'> & Partial<GenerateMessageInput>,
): Promise<string> {
  const { message, notice } = await unwrap(api['generate-message'].$post({ json: input }));
  if (notice) toast({ title: 'Written without AI', description: notice, kind: 'info' });
  return message;
}

const paramOf = (id: number) => ({ param: { id: String(id) } });

type DayMark = { completed: boolean } | { skipped: boolean };

const shownAs = (mark: DayMark): Partial<MessageView> =>
  'completed' in mark
    ? { completed: mark.completed, skippedByPerson: false }
    : { completed: false, skippedByPerson: mark.skipped };

/** Shows a message's mark in the calendar right away; effects on other days are refetched. */
function patchDay({ id, campaignId, localDate }: MessageView, mark: DayMark): void {
  queryClient.setQueryData(daysQuery(campaignId).queryKey, (cached) => {
    if (cached === undefined) return cached;
    const unmarked: DayState = localDate === cached.today ? 'open' : 'missed';
    const state: DayState =
      'completed' in mark ? (mark.completed ? 'kept' : unmarked) : mark.skipped ? 'skipped' : unmarked;
    return { ...cached, days: cached.days.map((day) => (day.messageId === id ? { ...day, state } : day)) };
  });
}

const markKey = ['messages', 'mark'];

/** Marks a message's day optimistically, and reverts if the server refuses. */
export function useMarkDay(message: MessageView) {
  const { id } = message;
  return useMutation({
    mutationKey: markKey,
    mutationFn: (mark: DayMark) => saveMark(id, mark),
    onMutate: async (mark) => {
      // A response already in flight would show the old state again.
      await queryClient.cancelQueries({ queryKey: ['messages'] });
      await queryClient.cancelQueries({ queryKey: daysQuery(message.campaignId).queryKey });
      patchMessage(id, shownAs(mark));
      patchDay(message, mark);
    },
    onSuccess: (changed) => changed && patchMessage(id, changed),
    onError: (error) => {
      patchMessage(id, message);
      showError(error, 'Failed to update message status. Please try again.');
    },
    // Other marks may still be in flight, and the server doesn't know about them yet.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: markKey }) === 1) refreshProgress();
    },
  });
}

/** Which changes to a message wait for the network: its mark, its note, or both. */
export function useWaiting(id: number | undefined) {
  const marks = usePendingMarks();
  const change = id === undefined ? undefined : marks.get(id);
  return {
    isMarkWaiting: change?.completed !== undefined || change?.skipped !== undefined,
    isNoteWaiting: change?.note !== undefined,
  };
}

/** Saves a note for a message's day; null removes it. */
export function useSaveNote() {
  return useMutation({
    mutationFn: ({ id, note }: { id: number; note: string | null }) => saveMark(id, { note }),
    onSuccess: (changed) => {
      // Offline, the waiting note is already shown.
      if (changed === null) return;
      patchMessage(changed.id, changed);
      queryClient.setQueryData(
        daysQuery(changed.campaignId).queryKey,
        (cached) =>
          cached && {
            ...cached,
            days: cached.days.map((day) =>
              day.messageId === changed.id ? { ...day, note: changed.note } : day,
            ),
          },
      );
    },
  });
}

/** Snoozes today's message for an hour, or makes it smaller. */
export function useEaseToday(id: number) {
  return useMutation({
    mutationFn: async (action: 'snooze' | 'smaller' | 'usual') => {
      const call = api.messages[':id'];
      if (action === 'snooze') await unwrap(call.snooze.$post({ ...paramOf(id), json: {} }));
      else await unwrap(call.smaller.$post({ ...paramOf(id), json: { smaller: action === 'smaller' } }));
    },
    onSuccess: () => refreshProgress(),
    onError: (error) => showError(error, 'That could not be changed. Please try again.'),
  });
}

/** Rates a message optimistically, and reverts if the server refuses. */
export function useRateMessage({ id, rating: currentRating }: Pick<MessageView, 'id' | 'rating'>) {
  const mutationKey = ['messages', 'rate', id];
  return useMutation({
    mutationKey,
    // One at a time, so that the last one wins.
    scope: { id: mutationKey.join('/') },
    mutationFn: (rating: Rating | null) =>
      unwrap(api.messages[':id'].rating.$put({ ...paramOf(id), json: { rating } })),
    onMutate: async (rating) => {
      await queryClient.cancelQueries({ queryKey: ['messages'] });
      patchMessage(id, { rating });
      return currentRating;
    },
    onError: (_error, _rating, previous) => {
      patchMessage(id, { rating: previous ?? null });
      toastError('Your rating could not be saved. Please try again.');
    },
  });
}
