import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  defaultCarrier,
  registrationCarriers,
  settingsSchema,
  type UserView,
} from '../../../worker/accounts/accounts.schemas.ts';
import {
  type CampaignView,
  campaignSchema,
  customTimeOption,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { canUsePush } from '../../lib/can-use-push.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { todayIn } from '../../lib/dates.ts';
import { writeDraft } from '../../lib/form-draft.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { saveCampaign } from './queries.ts';
import { whenItComes } from './rhythm.ts';

export type CampaignFormOptions = {
  user: UserView;
  /** The campaign to change; without it a new one is made. */
  campaign?: CampaignView | undefined;
  /** Hears of a phone or carrier that was saved along the way. */
  onUserChange: (user: UserView) => void;
  /** Turns notifications on in this browser; shown where they are chosen. */
  notifications: ReactNode;
  /** Asks for notifications where the person has not been asked, and says whether this browser shows them. */
  turnPushOn: () => Promise<boolean>;
};

const contactSchema = settingsSchema.pick({ phone: true, carrier: true });
const formSchema = campaignSchema
  .and(contactSchema)
  .refine(({ deliveryMethod, phone }) => deliveryMethod !== 'SMS' || phone !== undefined, {
    path: ['phone'],
    message: 'Add your phone number to get text messages',
  });
const loadSchema = async () => formSchema;

/** The stored carrier as the form's short list has it. */
function carrierChoice({ carrier }: UserView): string {
  if (carrier === null) return defaultCarrier;
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
  const values = {
    title: campaign?.title ?? '',
    description: campaign?.description ?? '',
    frequency: campaign?.frequency ?? 'Daily',
    messageTime: campaign?.messageTime ?? 'Morning (6-9 AM)',
    customTime: campaign?.customTime ?? '',
    messageStyle: campaign?.messageStyle ?? 'motivational',
    // Empty means the best way that is open here, which is known a moment later.
    deliveryMethod: campaign?.deliveryMethod ?? '',
    planAnchor: campaign?.planAnchor ?? '',
    planAction: campaign?.planAction ?? '',
    planWhy: campaign?.planWhy ?? '',
    startDate: campaign?.startDate ?? today,
    phone: user.phone ?? '',
    carrier: carrierChoice(user),
  };
  return values satisfies Record<string, string> as Record<keyof typeof values, string>;
}

/** The form of a new or edited campaign: what is typed, and how it is checked and saved. */
export function useCampaignForm({ user, campaign, onUserChange, turnPushOn }: CampaignFormOptions) {
  const navigate = useNavigate();
  const { open, preferred, hasPush } = useDelivery();
  const today = todayIn(user.timezone);
  const draftKey = campaign ? `campaign-${campaign.id}` : 'new-campaign';

  async function saveContact(contact: {
    phone?: string | undefined;
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
    toInput: ({ customTime, phone, carrier, planAnchor, planAction, planWhy, ...values }) => {
      const plan = { planAnchor, planAction, planWhy };
      const hasPlan = Object.values(plan).some((words) => words.trim() !== '');
      const deliveryMethod = values.deliveryMethod || preferred;
      return {
        ...values,
        // Nothing typed clears the plan that a campaign has; a new one has none to clear.
        ...((hasPlan || campaign !== undefined) && plan),
        userId: user.id,
        deliveryMethod,
        timezoneOffset: new Date().getTimezoneOffset(),
        ...(values.messageTime === customTimeOption && { customTime }),
        ...(deliveryMethod === 'SMS' && { phone, carrier }),
      };
    },
    submit: async ({ phone, carrier, ...input }) => {
      // Asked first: browsers show their question only right after a tap.
      const isUnseen = input.deliveryMethod === 'App' && !(await turnPushOn());
      if (input.deliveryMethod === 'SMS') await saveContact({ phone, carrier });
      const saved = await saveCampaign(input, campaign?.id);
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
  const firstDay = campaign && campaign.startDate < today ? campaign.startDate : today;
  return {
    ...form,
    forget: () => writeDraft(draftKey, null),
    open,
    hasPush,
    deliveryMethod: form.values.deliveryMethod || preferred,
    firstDay,
  };
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>;
