import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  CampaignView,
  NewCampaignInput,
  Proposal,
  ProposalInput,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { customTimeOption, type HabitKind, type MessageTime } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';
import { chosenKind, type Values } from './starters.ts';

/** The kind, topic and suggestions for a habit with these words. */
const proposalQuery = (input: Partial<ProposalInput>) =>
  queryOptions({
    queryKey: ['proposals', input],
    queryFn: () => unwrap(api.proposals.$post({ json: input })),
  });

const minute = 60_000;

/** The first messages of the draft. They name days relative to now, so they are cached only briefly. */
const previewQuery = (input: NewCampaignInput | null) =>
  queryOptions({
    queryKey: ['previews', input],
    queryFn: () => unwrap(api.campaigns.preview.$post({ json: input as NewCampaignInput })),
    enabled: input !== null,
    staleTime: minute,
    placeholderData: keepPreviousData,
    // The part that reads whether it failed may load later than it fails.
    notifyOnChangeProps: 'all',
  });

const debounceTime = 500;

/** The value once it hasn't changed for half a second. */
function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceTime);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** @param input the draft as JSON, so that equal drafts compare as equal; null while something is missing */
export function usePreview(input: string | null) {
  const settled = useDebounced(input);
  return useQuery(previewQuery(settled === null ? null : (JSON.parse(settled) as NewCampaignInput)));
}

type Draft = {
  title: string;
  description: string;
  planAction: string | null;
  messageTime: string;
  customTime: string | null;
};

const MAX_LENGTH = { title: 500, description: 2000, planAction: 120 } as const;

const queryOf = ({ title, description, planAction, messageTime, customTime }: Draft) =>
  proposalQuery({
    title: title.trim().slice(0, MAX_LENGTH.title),
    description: description.trim().slice(0, MAX_LENGTH.description),
    planAction: (planAction ?? '').trim().slice(0, MAX_LENGTH.planAction),
    messageTime: messageTime as MessageTime,
    ...(messageTime === customTimeOption && customTime && { customTime }),
  });

/** The proposal for the words as saved. */
export const useSavedProposal = (campaign: CampaignView | undefined) =>
  useQuery({
    ...(campaign ? queryOf(campaign) : proposalQuery({})),
    enabled: campaign !== undefined,
    placeholderData: keepPreviousData,
  });

/**
 * The proposal for the words being typed, and the kind that applies: the person's choice, except that "danger" can't be
 * overruled. A saved campaign keeps its kind as long as its words suggest the same.
 */
export function useProposal(
  draft: Draft & Pick<Values, 'kind' | 'kindFor'>,
  campaign: CampaignView | undefined,
): { kind: HabitKind; proposal: Proposal | undefined } {
  const title = useDebounced(draft.title);
  const description = useDebounced(draft.description);
  const planAction = useDebounced(draft.planAction);
  const { data: proposal } = useQuery({
    ...queryOf({ ...draft, title, description, planAction }),
    placeholderData: keepPreviousData,
  });
  const { data: savedProposal } = useSavedProposal(campaign);
  const savedKind = campaign && campaign.kind !== 'danger' ? campaign.kind : undefined;
  const proposed = proposal?.kind ?? savedKind ?? 'build';
  if (proposed === 'danger') return { kind: 'danger', proposal };
  const chosen = chosenKind(draft);
  if (chosen !== '') return { kind: chosen as HabitKind, proposal };
  const isUnchanged = savedProposal === undefined || savedProposal.kind === proposed;
  return { kind: (isUnchanged && savedKind) || proposed, proposal };
}

/** The last drafts that became campaigns. Their copies, in duplicated tabs, become campaigns of their own. */
const createdKey = 'better-habits.created-drafts';
const MAX_CREATED = 100;
const createdDrafts = () => (readStorage('localStorage', createdKey) ?? '').split(' ');

export const draftWasCreated = (draftId: string) =>
  writeStorage('localStorage', createdKey, [draftId, ...createdDrafts()].slice(0, MAX_CREATED).join(' '));

/** Returns the id to send for a draft: another one if it became a campaign already. */
export function useDraftId() {
  const [otherId] = useState(() => crypto.randomUUID());
  return (draftId: string) => (createdDrafts().includes(draftId) ? otherId : draftId);
}
