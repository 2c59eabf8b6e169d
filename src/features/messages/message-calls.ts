import { useMutation } from '@tanstack/react-query';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Rating } from '../../../worker/domain.ts';
import type { GenerateMessageInput, MessageView } from '../../../worker/messages/messages.schemas.ts';
import { ApiError, api, idParam, refusalMessage, statusOf, unwrap } from '../../lib/api.ts';
import { formatWeekday } from '../../lib/days.ts';
import { onRefused, saveMark, showMark, usePendingMarks } from '../../lib/offline-marks.ts';
import type { Refusal } from '../../lib/page-messages.ts';
import { campaignQuery, queryClient, refreshProgress } from '../../lib/query-client.ts';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import { showError, shownToast, toast, toastError } from '../../ui/toast.ts';

/** What was made offline and the server has refused, and why. */
async function describeRefusal({ mark, reason }: Refusal): Promise<{ what: string; text: string }> {
  if (mark === null) return { what: 'An answer', text: reason };
  const { day, change } = mark;
  const what = change.note === undefined ? 'A mark' : 'A note';
  if (day === undefined) return { what, text: reason };
  const campaign = await queryClient.ensureQueryData(campaignQuery(day.campaignId)).catch(() => undefined);
  const about = [campaign?.title, formatWeekday(day.date)].filter(Boolean).join(', ');
  return { what, text: `${about}: ${reason}` };
}

/** What the notice about refusals says, and its id. */
let told = { texts: [''], id: 0 };

/** A notice replaces the one before it, so each also names the refusals of the one that is still shown. */
async function tellRefused(refusal: Refusal): Promise<void> {
  const { what, text } = await describeRefusal(refusal);
  const texts = shownToast.get()?.id === told.id ? [...told.texts, text] : [text];
  toastError(texts.join('. '), `${texts.length > 1 ? `${texts.length} changes` : what} could not be saved`);
  told = { texts, id: shownToast.get()?.id ?? 0 };
}

onRefused(tellRefused);

/** Changes a message wherever it is cached: in the lists, and in today's habits. */
export function patchMessage(id: number, change: Partial<MessageView>): void {
  const patched = <Message extends MessageView | null>(message: Message) =>
    message?.id === id ? { ...message, ...change } : message;
  queryClient.setQueriesData<MessageView[]>({ queryKey: ['messages'] }, (messages) => messages?.map(patched));
  queryClient.setQueriesData<ActiveCampaignView[]>({ queryKey: ['campaigns', 'active'] }, (campaigns) =>
    campaigns?.map((campaign) => ({
      ...campaign,
      today: { ...campaign.today, message: patched(campaign.today.message) },
    })),
  );
}

export function dropMessage(id: number): void {
  queryClient.setQueriesData<MessageView[]>({ queryKey: ['messages'] }, (messages) =>
    messages?.filter((message) => message.id !== id),
  );
}

export async function generateText(
  input: Pick<GenerateMessageInput, 'habit' | 'style'> & Partial<GenerateMessageInput>,
): Promise<string> {
  const { message, notice } = await unwrap(api['generate-message'].$post({ json: input }));
  if (notice) toast({ title: 'Written without AI', description: notice, kind: 'info' });
  return message;
}

/**
 * Whether the server won't try again, so that the next call is another attempt. With its own errors (500) it may, and
 * other responses say nothing about an earlier call whose response was lost.
 */
const isFinal = (error: unknown) =>
  error instanceof ApiError && [502, 503, 504].includes(error.status) && error.userMessage !== undefined;

/** The keys of calls that may have taken effect, by their input. */
const keys = new Map<string, string>();

/**
 * For calls that must not take effect twice if a response is lost and the browser, or the person, repeats the call. The
 * same input is sent with the same key until the server has answered, even if its dialog was closed in the meantime.
 */
export async function keyedCall<Input, Result>(
  input: Input,
  call: (json: Input & { idempotencyKey: string }) => Promise<Result>,
): Promise<Result> {
  const text = JSON.stringify(input);
  const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
  keys.set(text, idempotencyKey);
  try {
    const result = await call({ ...input, idempotencyKey });
    keys.delete(text);
    return result;
  } catch (error) {
    if (isFinal(error)) keys.delete(text);
    throw error;
  }
}

const dayKey = ['day'];
/** Changes to one day are sent one after the other. */
const callsFor = (id: number) => ({ mutationKey: [...dayKey, id], scope: { id: `day-${id}` } });

/** Refetches after the last change: while others are in flight, the server doesn't know about them yet. */
const refreshAfterLast = () => {
  if (queryClient.isMutating({ mutationKey: dayKey }) === 1) refreshProgress();
};

/** The session is over. If there is a service worker, it has stored the change and sends it after the next sign-in. */
const tellSignedOut = (change: 'mark' | 'note') =>
  toast({
    title: 'You’re signed out',
    description: navigator.serviceWorker?.controller
      ? `Sign in again and we’ll save your ${change}.`
      : `Your ${change} was not saved. Please sign in and try again.`,
    kind: 'info',
  });

type DayMark = { completed: boolean } | { skipped: boolean };

/** Marks a message's day optimistically, and reverts if the server refuses. */
export function useMarkDay(message: MessageView) {
  const { id } = message;
  const { mutate, isPending } = useMutation({
    ...callsFor(id),
    mutationFn: ({ before, mark }: { before: MessageView; mark: DayMark }) => saveMark(before, mark),
    onMutate: ({ mark }) => {
      // A response already in flight would show the old state again.
      for (const queryKey of [['messages'], ['campaigns', 'active'], ['campaigns', 'days']] as const)
        queryClient.cancelQueries({ queryKey });
      showMark(id, mark, new Date().toISOString());
    },
    onSuccess: (changed) => {
      const isLast = queryClient.isMutating({ mutationKey: [...dayKey, id] }) === 1;
      if (changed && isLast) patchMessage(id, changed);
    },
    onError: (error, { before }) => {
      showMark(id, { completed: before.completed, skipped: before.skippedByPerson }, before.markedAt);
      patchMessage(id, before);
      if (statusOf(error) === 401) tellSignedOut('mark');
      else toastError(refusalMessage(error, 'Failed to update message status. Please try again.'));
    },
    onSettled: refreshAfterLast,
  });
  return {
    mark: (mark: DayMark, before = message) => mutate({ before, mark }),
    isPending,
  };
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

export const noteDraft = (id: number) => `note-${id}`;

type SavedNote = { message: MessageView; note: string | null };

/** Called when the note is safe: on the server or in the service worker. What was typed in the meantime stays. */
function forgetDraft({ message, note }: SavedNote) {
  const name = noteDraft(message.id);
  if (readDraft<{ value: string }>(name).value?.trim() === (note ?? '')) writeDraft(name, null);
}

export function useSaveNote() {
  return useMutation({
    mutationFn: ({ message, note }: SavedNote) => saveMark(message, { note }),
    onSuccess: (changed, saved) => {
      forgetDraft(saved);
      // Offline, the waiting note is already shown.
      if (changed) showMark(changed.id, { note: changed.note }, null);
      // The note sounds like danger, so the page now shows help instead.
      if (changed?.onHold) refreshProgress();
    },
    onError: (error, saved) => {
      if (statusOf(error) !== 401) return;
      if (navigator.serviceWorker?.controller) forgetDraft(saved);
      tellSignedOut('note');
    },
  });
}

/** "In an hour", "Smaller today" and "Usual size". They are shown once the server has responded. */
export function useEaseDay(id: number) {
  const { mutate, isPending, variables } = useMutation({
    ...callsFor(id),
    mutationFn: (action: 'snooze' | 'smaller' | 'usual') => {
      const call = api.messages[':id'];
      return action === 'snooze'
        ? unwrap(call.snooze.$post({ ...idParam(id), json: {} }))
        : unwrap(call.smaller.$post({ ...idParam(id), json: { smaller: action === 'smaller' } }));
    },
    onSuccess: (changed) => patchMessage(id, changed),
    onError: (error) => showError(error, 'That could not be changed. Please try again.'),
    onSettled: refreshAfterLast,
  });
  return { ease: mutate, isPending, isSnoozing: isPending && variables === 'snooze' };
}

/** Rates a message optimistically, and reverts if the server refuses. */
export function useRateMessage({ id, rating: currentRating }: Pick<MessageView, 'id' | 'rating'>) {
  return useMutation({
    // One at a time, so that the last one wins.
    scope: { id: `rating-${id}` },
    mutationFn: (rating: Rating | null) =>
      unwrap(api.messages[':id'].rating.$put({ ...idParam(id), json: { rating } })),
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
