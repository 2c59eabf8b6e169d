import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { settingsSchema, type UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { type CampaignView, campaignSchema } from '../../../worker/campaigns/campaigns.schemas.ts';
import { customTimeOption, DEFAULT_CARRIER, registrationCarriers } from '../../../worker/domain.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { canUsePush } from '../../lib/can-use-push.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { todayIn } from '../../lib/dates.ts';
import { writeDraft } from '../../lib/form-draft.ts';
import type { HabitKind } from '../../lib/habit-kinds.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { saveCampaign } from './queries.ts';
import { whenItComes } from './rhythm.ts';
import { useProposal } from './use-proposal.ts';

export type CampaignFormOptions = {
  user: UserView;
  /** The campaign to change; without it a new one is made. */
  campaign?: CampaignView | undefined;
  /** Hears of a phone or carrier that was saved along the way. */
  onUserChange: (user: UserView) => void;
  /** Turns notifications on in this browser; shown where they are chosen. */
  notifications: ReactNode;
  /** Says who writes the messages, and lets the person have it otherwise. */
  aiWriting: ReactNode;
  /** Where help is to be had; shown in place of a program where somebody may be in danger. */
  help: ReactNode;
  /** Asks for notifications where the person has not been asked, and says whether this browser shows them. */
  turnPushOn: () => Promise<boolean>;
};

const contactSchema = settingsSchema.pick({ phone: true, carrier: true });
const formSchema = campaignSchema
  .and(contactSchema)
  .refine(({ deliveryMethod, phone }) => deliveryMethod !== 'SMS' || typeof phone === 'string', {
    path: ['phone'],
    message: 'Add your phone number to get text messages',
  });
const loadSchema = async () => formSchema;

/** The stored carrier as the form's short list has it. */
function carrierChoice({ carrier }: UserView): string {
  if (carrier === null) return DEFAULT_CARRIER;
  return carrier === 'att' ? 'at&t' : carrier;
}

/** Whether the form's short list holds the person's carrier. */
export const isShortListCarrier = (carrier: string) =>
  (registrationCarriers as readonly string[]).includes(carrier);

/** Which ways of delivery are open here and now. */
function useDelivery() {
  const { data } = useQuery(capabilitiesQuery);
  const open = {
    Email: data?.email ?? true,
    SMS: data?.sms ?? true,
    App: (data?.push ?? false) && canUsePush() && Notification.permission !== 'denied',
  };
  const preferred = (['App', 'Email', 'SMS'] as const).find((method) => open[method]);
  return { open, preferred: preferred ?? '', hasPush: data?.push ?? false };
}

/** What the form starts with: the campaign as it is, or the defaults. */
function initialValues(user: UserView, campaign: CampaignView | undefined, today: string) {
  const words = {
    title: campaign?.title ?? '',
    description: campaign?.description ?? '',
    // Empty until the person chooses: what is proposed counts until then.
    kind: '',
    doseVerb: campaign?.doseVerb ?? '',
    topic: campaign?.topic ?? '',
    planAnchor: campaign?.planAnchor ?? '',
    planAction: campaign?.planAction ?? '',
    frequency: campaign?.frequency ?? 'Daily',
    messageTime: campaign?.messageTime ?? 'Morning (6-9 AM)',
    customTime: campaign?.customTime ?? '',
    messageStyle: campaign?.messageStyle ?? 'motivational',
    // Empty means the best way that is open here, which is known a moment later.
    deliveryMethod: campaign?.deliveryMethod ?? '',
    startDate: campaign?.startDate ?? today,
    phone: user.phone ?? '',
    carrier: carrierChoice(user),
  };
  return {
    ...(words satisfies Record<string, string> as Record<keyof typeof words, string>),
    lockScreenWords: campaign?.lockScreenWords ?? false,
    checkIns: campaign?.checkIns ?? false,
  };
}

type Values = ReturnType<typeof initialValues>;
type Shown = {
  kind: HabitKind;
  /** What it may be about, as it is asked now. */
  topic: string | null;
  campaign: CampaignView | undefined;
  /** The best way that is open here. */
  preferred: string;
};

/** What each kind is asked for, of the plan. */
const planOf: Record<HabitKind, readonly ('planAnchor' | 'planAction')[]> = {
  build: ['planAnchor', 'planAction'],
  reduce: ['planAnchor', 'planAction'],
  recover: ['planAnchor', 'planAction'],
  dose: ['planAction'],
  danger: [],
};

/** How it comes. Where nothing but a word now and then is sent, nothing is asked and so nothing can be wrong. */
function deliveryOf(values: Values, { kind, preferred }: Shown) {
  const { messageTime, customTime, phone, carrier } = values;
  const wanted = values.deliveryMethod || preferred;
  const isAsked = kind !== 'danger';
  const deliveryMethod = !isAsked && wanted === 'SMS' && phone.trim() === '' ? 'Email' : wanted;
  return {
    deliveryMethod,
    messageTime: !isAsked && messageTime === customTimeOption ? 'Morning (6-9 AM)' : messageTime,
    ...(isAsked && messageTime === customTimeOption && { customTime }),
    ...(deliveryMethod === 'SMS' && { phone, carrier }),
  };
}

/** What it is about: said where it was asked, of the words that are there now. */
function topicOf(values: Values, { kind, topic, campaign }: Shown) {
  if (kind !== 'build' || topic === null) return {};
  if (values.topic === topic) return { topic };
  return campaign === undefined ? {} : { topic: null };
}

/** What is sent: only what the form shows for this kind. What is left out stays as it is. */
function inputOf(values: Values, shown: Shown) {
  const { kind, campaign } = shown;
  const { title, description, frequency, messageStyle, startDate } = values;
  // Nothing typed clears what a campaign has; a new one has nothing to clear.
  const plan = planOf[kind].filter((part) => campaign !== undefined || values[part].trim() !== '');
  return {
    title,
    description,
    frequency,
    messageStyle,
    startDate,
    ...deliveryOf(values, shown),
    ...Object.fromEntries(plan.map((part) => [part, values[part]])),
    ...(kind !== 'danger' && values.kind !== '' && { kind }),
    ...topicOf(values, shown),
    ...(kind === 'dose' && values.doseVerb !== '' && { doseVerb: values.doseVerb }),
    ...(kind !== 'build' && kind !== 'danger' && { lockScreenWords: values.lockScreenWords }),
    ...(kind === 'danger' && { checkIns: values.checkIns }),
    timezoneOffset: new Date().getTimezoneOffset(),
  };
}

/** The form of a new or edited campaign: what is typed, and how it is checked and saved. */
export function useCampaignForm({ user, campaign, onUserChange, turnPushOn }: CampaignFormOptions) {
  const navigate = useNavigate();
  const { open, preferred, hasPush } = useDelivery();
  const today = todayIn(user.timezone);
  // Known once the form has drawn what is typed.
  const asked = useRef<Pick<Shown, 'kind' | 'topic'>>({ kind: 'build', topic: null });
  const draftKey = campaign ? `campaign-${campaign.id}` : 'new-campaign';

  async function saveContact(contact: {
    phone?: string | null | undefined;
    carrier?: UserView['carrier'] | undefined;
  }) {
    const { phone, carrier } = contact;
    if ((phone ?? null) === user.phone && (carrier ?? null) === user.carrier) return;
    const json = { phone, carrier, timezone: user.timezone };
    onUserChange(await unwrap(api.users[':id'].$put({ param: { id: String(user.id) }, json })));
  }

  const form = useZodForm({
    schema: loadSchema,
    initial: initialValues(user, campaign, today),
    draftKey,
    toInput: (values) => ({
      ...inputOf(values, { ...asked.current, campaign, preferred }),
      userId: user.id,
    }),
    submit: async ({ phone, carrier, ...input }) => {
      const hasMessages = asked.current.kind !== 'danger';
      // Asked first: browsers show their question only right after a tap.
      const isUnseen =
        (hasMessages || input.checkIns) && input.deliveryMethod === 'App' && !(await turnPushOn());
      if (input.deliveryMethod === 'SMS') await saveContact({ phone, carrier });
      const saved = await saveCampaign(input, campaign?.id);
      if (saved.kind === 'danger') {
        toast({ title: 'Saved', kind: 'success' });
        navigate(hasMessages ? paths.campaign(saved.id) : paths.campaigns);
        return;
      }
      toast({
        title: campaign ? 'Campaign updated!' : 'Campaign created!',
        description: isUnseen
          ? 'This browser does not show notifications yet. You can turn them on in Settings.'
          : whenItComes(saved),
        kind: 'success',
      });
      navigate(paths.campaigns);
    },
    onError: (error) =>
      toast({
        title: campaign ? 'Error updating campaign' : 'Error creating campaign',
        description: userMessage(error, 'Something went wrong. Please try again.'),
        kind: 'error',
      }),
  });
  const { kind, proposal } = useProposal(form.values, campaign);
  useLayoutEffect(() => {
    asked.current = { kind, topic: proposal?.topic ?? null };
  });
  const firstDay = campaign && campaign.startDate < today ? campaign.startDate : today;
  return {
    ...form,
    forget: () => writeDraft(draftKey, null),
    /** The kind that counts: the person's choice, or else what is proposed. */
    kind,
    proposal,
    open,
    hasPush,
    deliveryMethod: form.values.deliveryMethod || preferred,
    firstDay,
  };
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>;
