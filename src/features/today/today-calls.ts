import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { DayState } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { countsAfter, saveMark } from '../../lib/offline-marks.ts';
import { queryClient, refreshProgress } from '../../lib/query-client.ts';
import { showError, toastError } from '../../ui/toast.ts';
import { activeCampaignsQuery } from '../campaigns/queries.ts';
import { patchMessage } from '../messages/message-calls.ts';
import { todayIndex } from './today-words.ts';

/** Marks and choices for today. Calls for one habit are sent one after the other. */

type Mark = 'done' | 'skipped' | null;

/** The campaign with this mark on today. */
function withMark(campaign: ActiveCampaignView, mark: Mark): ActiveCampaignView {
  const { today } = campaign;
  if (today.message === null) return campaign;
  const state: DayState = mark === 'done' ? 'kept' : mark === 'skipped' ? 'skipped' : 'open';
  const at = todayIndex(today);
  return {
    ...campaign,
    ...countsAfter(campaign, today.message.completed, mark === 'done'),
    today: {
      ...today,
      days: today.days.map((day, index) => (index === at ? state : day)),
      lastSevenDays: today.lastSevenDays.map((day, index) =>
        index === today.lastSevenDays.length - 1 ? { ...day, due: true, done: mark === 'done' } : day,
      ),
      message: markedMessage(today.message, mark),
    },
  };
}

const markedMessage = (message: MessageView, mark: Mark): MessageView => ({
  ...message,
  completed: mark === 'done',
  skippedByPerson: mark === 'skipped',
  snoozedUntil: null,
  markedAt: mark === null ? null : new Date().toISOString(),
});

/** Replaces a campaign in today's list. */
function replaceToday(
  queryKey: QueryKey,
  id: number,
  change: (campaign: ActiveCampaignView) => ActiveCampaignView,
) {
  queryClient.setQueryData<ActiveCampaignView[]>(queryKey, (campaigns) =>
    campaigns?.map((campaign) => (campaign.id === id ? change(campaign) : campaign)),
  );
}

const mutationKey = ['today'];
const refresh = () => {
  // Other marks may still be in flight, and the server doesn't know about them yet.
  if (queryClient.isMutating({ mutationKey }) === 1) refreshProgress();
};

/** Marks today done or skipped, or undoes that. */
export function useMarkToday({ id, userId }: Pick<ActiveCampaignView, 'id' | 'userId'>) {
  const { queryKey } = activeCampaignsQuery(userId);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `today-${id}` },
    mutationFn: ({
      message,
      mark,
    }: {
      message: MessageView;
      mark: Mark;
      before: ActiveCampaignView | undefined;
    }) =>
      saveMark(
        message.id,
        mark === 'skipped' ? { skipped: true } : mark === 'done' ? { completed: true } : undo(message),
      ),
    onError: (_error, { message, before }) => {
      if (before) replaceToday(queryKey, id, () => before);
      patchMessage(message.id, message);
      toastError('Failed to update message status. Please try again.');
    },
    onSettled: refresh,
  });
  return (message: MessageView, mark: Mark) => {
    // A response already in flight would show the old state again.
    queryClient.cancelQueries({ queryKey });
    const before = queryClient
      .getQueryData<ActiveCampaignView[]>(queryKey)
      ?.find((campaign) => campaign.id === id);
    replaceToday(queryKey, id, (campaign) => withMark(campaign, mark));
    patchMessage(message.id, markedMessage(message, mark));
    mutate({ message, mark, before });
  };
}

const undo = ({ skippedByPerson }: MessageView) =>
  skippedByPerson ? { skipped: false } : { completed: false };

const showFailure = (error: Error) => showError(error, 'That could not be changed. Please try again.');

/** "In an hour", "Smaller today" and "Usual size". They are shown once the server has responded. */
export function useChangeToday({ id, userId }: Pick<ActiveCampaignView, 'id' | 'userId'>) {
  const { queryKey } = activeCampaignsQuery(userId);
  const options = { mutationKey, scope: { id: `today-${id}` }, onError: showFailure, onSettled: refresh };
  const change = (update: (campaign: ActiveCampaignView) => ActiveCampaignView) =>
    replaceToday(queryKey, id, update);
  const show = (message: MessageView) => {
    patchMessage(message.id, message);
    change((campaign) => ({ ...campaign, today: { ...campaign.today, message } }));
  };
  const snooze = useMutation({
    ...options,
    mutationFn: (message: MessageView) =>
      unwrap(api.messages[':id'].snooze.$post({ param: { id: String(message.id) }, json: {} })),
    onSuccess: show,
  });
  const makeSmaller = useMutation({
    ...options,
    mutationFn: ({ id: messageId, smaller }: MessageView) =>
      unwrap(
        api.messages[':id'].smaller.$post({ param: { id: String(messageId) }, json: { smaller: !smaller } }),
      ),
    onSuccess: show,
  });
  return { snooze, makeSmaller };
}
