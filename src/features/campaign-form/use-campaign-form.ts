import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import {
  type CampaignView,
  type NewCampaignInput,
  newCampaignSchema,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { suggestLook } from '../../../worker/campaigns/look.rules.ts';
import { type HelpSection, topicsOf } from '../../../worker/domain.ts';
import { api, idParam, isGone, unwrap } from '../../lib/api.ts';
import { todayIn } from '../../lib/dates.ts';
import { firstMessageText } from '../../lib/days.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { capabilitiesQuery, queryClient, refetchProgress } from '../../lib/query-client.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { showError, toastSuccess } from '../../ui/toast.ts';
import { saveCampaign } from '../campaigns/campaign-calls.ts';
import { storeUser, useSignedInUser } from '../session/session.ts';
import { deliveryOf, type FormContext, inputOf, loadSchema } from './form-input.ts';
import { draftWasCreated, useDraftId, useProposal } from './proposals.ts';
import { initialValues, type Starter, starters, type Values } from './starters.ts';

export type CampaignFormOptions = {
  /** The campaign to change; a new one is created without it. */
  campaign?: CampaignView | undefined;
  /** What a new campaign starts with, and the name its draft is saved under. */
  start?: { name: string; starter: Starter } | undefined;
  /** Shown while what it needs loads. */
  skeleton: ReactNode;
  /** Turns notifications on in this browser; shown for app delivery. */
  notifications: ReactNode;
  /** Shows who writes the messages, and lets the person change it. */
  aiWriting: ReactNode;
  /** The help shown instead of a plan if the person may be in danger. */
  help: (section: HelpSection | null) => ReactNode;
  /** Asks for permission if needed; resolves to whether this browser shows notifications. */
  turnPushOn: () => Promise<boolean>;
};

export function useCampaignForm(
  { campaign, start, turnPushOn }: CampaignFormOptions,
  leave: (path: string) => void,
  onInvalid: (names: readonly string[]) => void,
) {
  const user = useSignedInUser();
  const isPageOpen = useIsPageOpen();
  const { open, preferred, hasPush, byGateway, proposedCarrier } = deliveryOf(
    user,
    useQuery(capabilitiesQuery).data,
  );
  const today = todayIn(user.timezone);
  /** Updated after each render. */
  const latest = useRef<Pick<FormContext, 'kind' | 'topic'>>({ kind: 'build', topic: null });
  const draftKey = campaign ? `campaign-${campaign.id}` : (start?.name ?? 'new-campaign');
  const idOfDraft = useDraftId();
  const toInput = (values: Values, asked = latest.current) => ({
    // A submit that waited for the capabilities continues before they are rendered.
    ...inputOf(values, {
      ...asked,
      campaign,
      ...deliveryOf(user, queryClient.getQueryData(capabilitiesQuery.queryKey)),
    }),
    ...(campaign === undefined && { draftId: idOfDraft(values.draftId) }),
    userId: user.id,
  });

  async function saveContact(contact: {
    phone?: string | null | undefined;
    carrier?: UserView['carrier'] | undefined;
  }) {
    const { phone, carrier } = contact;
    if ((phone ?? null) === user.phone && (carrier ?? null) === user.carrier) return;
    const json = { phone, carrier };
    storeUser(await unwrap(api.users[':id'].$put({ ...idParam(user.id), json })));
  }

  const [opened] = useState(() => initialValues(user, campaign, start?.starter, today));
  /** The person's changes, on top of what another device may have saved since the form was opened. */
  async function changesOnLatest(id: number): Promise<NewCampaignInput> {
    // Not from the query cache, whose requests fail without a reason when the session is over.
    const latest = await unwrap(api.campaigns[':id'].$get(idParam(id)));
    const values = { ...initialValues(user, latest, undefined, today), ...form.edits };
    return newCampaignSchema.parse(toInput(values));
  }
  const form = useZodForm({
    schema: loadSchema,
    initial: opened,
    saved: campaign && opened,
    draftKey,
    toInput,
    submit: async ({ phone, carrier, ...input }) => {
      const hasMessages = latest.current.kind !== 'danger';
      // This comes first, because browsers show their prompt only right after a tap.
      const isPushOff =
        (hasMessages || input.checkIns) && input.deliveryMethod === 'App' && !(await turnPushOn());
      if (input.deliveryMethod === 'SMS') await saveContact({ phone, carrier });
      const { campaign: saved, first } = campaign
        ? await saveCampaign(await changesOnLatest(campaign.id), campaign.id)
        : await saveCampaign(input, undefined);
      if (!campaign) draftWasCreated(form.values.draftId);
      if (saved.kind === 'danger') {
        toastSuccess('Saved');
        if (isPageOpen()) leave(hasMessages ? paths.campaign(saved.id) : paths.campaigns);
        return;
      }
      const pushHint = 'This browser doesn’t show notifications yet. You can turn them on in Settings.';
      const firstHint = first ? `${firstMessageText(first.day, saved.sendTime)}.` : undefined;
      toastSuccess(campaign ? 'Campaign updated!' : 'Campaign created!', isPushOff ? pushHint : firstHint);
      if (isPageOpen()) leave(paths.campaigns);
    },
    onError: (error) => {
      // Later, because refetching now would close the form and lose what was typed.
      if (isGone(error)) refetchProgress('later');
      showError(
        error,
        'Something went wrong. Please try again.',
        campaign ? 'Error updating campaign' : 'Error creating campaign',
      );
    },
    onInvalid,
  });
  const checkedOn = useRef('');
  // A draft from another day starts today at the earliest.
  useEffect(() => {
    if (checkedOn.current === today) return;
    checkedOn.current = today;
    if (!campaign && form.values.startDate < today) form.setValue('startDate', today);
  });
  const { kind, proposal } = useProposal(form.values, campaign);
  const { title, hue, icon, starter } = form.values;
  const chosen = starters.find(({ id }) => id === starter) ?? start?.starter;
  // Until the proposal has loaded, the topic of what the form was filled in with, so that nothing moves.
  const known = chosen?.title === title ? chosen.topic : undefined;
  const likely = known ?? (proposal ? proposal.topic : campaign?.topic);
  const topic = topicsOf[kind].find((name) => name === likely) ?? null;
  useLayoutEffect(() => {
    latest.current = { kind, topic };
  });
  const suggested = suggestLook({ title, kind, topic: proposal?.topic ?? null });
  const input = toInput(form.values, { kind, topic });
  const checked = newCampaignSchema.safeParse(input);
  return {
    ...form,
    campaign,
    /** The starter habit or template that filled in the form. */
    chosen,
    /** What the form was opened with, without a draft. */
    opened,
    /** The person's choice, or else the proposed kind. */
    kind,
    topic,
    proposal,
    /** The look the person chose, or else the one suggested by the words. */
    look: { hue: hue || suggested.hue, icon: icon || suggested.icon },
    open,
    hasPush,
    byGateway,
    deliveryMethod: form.values.deliveryMethod || preferred,
    carrier: form.values.carrier || proposedCarrier,
    firstDay: campaign && campaign.startDate < today ? campaign.startDate : today,
    /** The input for a preview, as JSON; null while something is missing. */
    previewInput: checked.success ? JSON.stringify(checked.data) : null,
    /** The first thing to fix before there can be a preview. */
    firstError: checked.error?.issues[0]?.message,
  };
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>;
