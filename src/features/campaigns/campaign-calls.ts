import { useMutation } from '@tanstack/react-query';
import { planFields } from '../../../worker/campaign-fields.ts';
import type {
  ActiveCampaignView,
  CampaignView,
  FirstMessage,
  NewCampaignInput,
  PlanInput,
  QuestionAnswer,
  QuestionAnswered,
  RepeatInput,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import type { DeliveryMethod } from '../../../worker/channels.ts';
import type { Question, Size } from '../../../worker/domain.ts';
import { api, idParam, unwrap } from '../../lib/api.ts';
import {
  campaignQuery,
  campaignsQuery,
  queryClient,
  questionQuery,
  refreshProgress,
} from '../../lib/query-client.ts';
import { writeDraft } from '../../lib/storage.ts';
import { showError, type ToastText, toast, toastSuccess } from '../../ui/toast.ts';
import { fieldAskedBy } from './plan-parts.ts';

/** Shows the changed campaign at once and refetches its messages. */
async function showChanged(call: Promise<CampaignView>): Promise<CampaignView> {
  const campaign = await call;
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  // The help for a campaign on hold must not wait for a refetch.
  const { onHold, helpSection, active } = campaign;
  queryClient.setQueriesData<ActiveCampaignView[]>({ queryKey: ['campaigns', 'active'] }, (campaigns) =>
    campaigns?.map((each) => (each.id === campaign.id ? { ...each, onHold, helpSection, active } : each)),
  );
  refreshProgress();
  return campaign;
}

const byId = api.campaigns[':id'];

/** Calls that change the state of a campaign. Each sends the new state, so repeating one changes nothing. */
export const campaignCalls = {
  pause: (id: number, paused: boolean) =>
    showChanged(unwrap(byId.pause.$put({ ...idParam(id), json: { paused } }))),
  activate: (id: number, active: boolean) =>
    showChanged(unwrap(byId.active.$put({ ...idParam(id), json: { active } }))),
  resize: (id: number, size: Size) => showChanged(unwrap(byId.size.$put({ ...idParam(id), json: { size } }))),
  goEveryOtherDay: (id: number, everyOtherDay: boolean) =>
    showChanged(unwrap(byId['every-other-day'].$put({ ...idParam(id), json: { everyOtherDay } }))),
  keepEveryDay: (id: number) => showChanged(unwrap(byId['every-other-day'].offer.$delete(idParam(id)))),
  finish: (id: number, finished: boolean) =>
    showChanged(unwrap(byId.finish.$put({ ...idParam(id), json: { finished } }))),
  /** Starts the campaign again; a second call returns the campaign that the first one created. */
  repeat: (id: number, input: RepeatInput) =>
    showChanged(unwrap<CampaignView, number, 'json'>(byId.repeat.$post({ ...idParam(id), json: input }))),
  /** Ends a hold, after the person has read the help. */
  endHold: (id: number) => showChanged(unwrap(byId.hold.$delete(idParam(id)))),
};

export type CampaignChange = {
  label: string;
  change: () => Promise<CampaignView>;
  /** The notice to show afterwards, if any. */
  done?: string | ((changed: CampaignView) => ToastText);
};

export function useCampaignChange() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change }: CampaignChange) => change(),
    onSuccess: (changed, { done }) => {
      if (done) toast({ ...(typeof done === 'string' ? { title: done } : done(changed)), kind: 'success' });
    },
    onError: (error) => showError(error, 'That could not be changed. Please try again.'),
  });
  return { mutate, isPending, isBusy: (label: string) => isPending && variables.label === label };
}

/** Changes parts of a campaign's plan; upcoming messages are rewritten. */
export const savePlan = (id: number, plan: PlanInput): Promise<CampaignView> =>
  showChanged(unwrap(byId.plan.$put({ ...idParam(id), json: plan })));

async function answerQuestion(id: number, answer: QuestionAnswer): Promise<QuestionAnswered> {
  const answered = await unwrap(byId.question.$put({ ...idParam(id), json: answer }));
  queryClient.setQueryData(questionQuery(id).queryKey, (cached) => cached && { ...cached, question: null });
  await showChanged(Promise.resolve(answered.campaign));
  return answered;
}

const answerDraft = (id: number, question: QuestionAnswer['question']) => `answer-${id}-${question}`;

/** The week's question, and how to answer it. */
export function useAnswers(
  campaign: CampaignView,
  question: Question | null,
  onSuccess: (answered: QuestionAnswered, answer: string | null) => void,
) {
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: QuestionAnswer) => answerQuestion(campaign.id, answer),
    onSuccess: (answered, { question, answer }) => {
      writeDraft(answerDraft(campaign.id, question), null);
      onSuccess(answered, answer);
    },
    onError: (error) => {
      // It may have been answered elsewhere.
      refreshProgress();
      showError(error, 'Your answer could not be saved. Please try again.');
    },
  });
  if (question === null) return null;
  const field = fieldAskedBy[question.id];
  return {
    question,
    /** As they typed it. */
    earlierAnswer: field ? campaign[field] : null,
    maxLength: field && planFields[field].longest,
    /** Under this name, the text being typed survives a reload. */
    draftName: answerDraft(campaign.id, question.id),
    isPending,
    /** Null means "Not now". */
    onAnswer: (answer: string | null) => {
      if (!isPending) mutate({ question: question.id, answer });
    },
  };
}

type TestContact = { userId: number; deliveryMethod: DeliveryMethod; phone: string; carrier: string };

/** Sends a test, to the phone for texts. */
export const useTestNotification = () =>
  useMutation({
    mutationFn: ({ userId, deliveryMethod, phone, carrier }: TestContact) => {
      const contact = deliveryMethod === 'SMS' ? { phone, carrier } : {};
      return unwrap(api['test-notification'].$post({ json: { userId, deliveryMethod, ...contact } }));
    },
    onSuccess: () => toastSuccess('Test notification sent!'),
    onError: (error) =>
      showError(error, 'Something went wrong. Please try again.', 'Error sending test notification'),
  });

/** Deletes a campaign. It disappears from the lists even before they are refetched. */
export async function deleteCampaign(id: number): Promise<void> {
  await unwrap(byId.$delete(idParam(id)));
  queryClient.setQueriesData<CampaignView[]>(
    { queryKey: ['campaigns'], predicate: ({ queryKey: [, part] }) => part === 'all' || part === 'active' },
    (campaigns) => campaigns?.filter((campaign) => campaign.id !== id),
  );
  // Later, because refetching now would request the deleted campaign.
  await refreshProgress('later');
}

export async function regenerate(id: number, action: 'regenerate' | 'undo'): Promise<void> {
  const call = byId['regenerate-messages'];
  if (action === 'undo') await unwrap(call.undo.$post(idParam(id)));
  else await unwrap(call.$post(idParam(id)));
  await refreshProgress();
}

/** Creates a campaign, or changes the one with this id. `first` is the first message of a new campaign. */
export async function saveCampaign(
  input: NewCampaignInput,
  id: number | undefined,
): Promise<{ campaign: CampaignView; first: FirstMessage | null }> {
  const create = async () => {
    const { first, ...campaign } = await unwrap(api.campaigns.$post({ json: input }));
    return { campaign, first };
  };
  const change = async (changedId: number) => ({
    campaign: await unwrap(byId.$put({ ...idParam(changedId), json: input })),
    first: null,
  });
  const saved = await (id === undefined ? create() : change(id));
  const { campaign } = saved;
  // The list, which is shown next, includes it even before it is refetched.
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
  queryClient.setQueryData(campaignsQuery(campaign.userId).queryKey, (cached) =>
    cached?.some((each) => each.id === campaign.id)
      ? cached.map((each) => (each.id === campaign.id ? campaign : each))
      : cached && [campaign, ...cached],
  );
  await refreshProgress('later');
  return saved;
}
