import { settingsSchema, type UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { type CampaignView, newCampaignSchema } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  channelNames,
  channelOf,
  channels,
  type DeliveryMethod,
  deliveryMethods,
} from '../../../worker/channels.ts';
import { customTimeOption, type HabitKind } from '../../../worker/domain.ts';
import { type Capabilities, capabilitiesQuery, queryClient } from '../../lib/query-client.ts';
import { canUsePush } from '../../lib/service-worker.ts';
import { planParts } from '../campaigns/plan-parts.ts';
import { isClosedCarrier, missingContact, openCarrier } from '../contact/carriers.ts';
import { chosenKind, type Values } from './starters.ts';

const contactSchema = settingsSchema.pick({ phone: true, carrier: true });
const formSchema = newCampaignSchema
  .and(contactSchema)
  .refine(({ deliveryMethod, phone }) => deliveryMethod !== 'SMS' || typeof phone === 'string', {
    path: ['phone'],
    message: missingContact.phone,
  });
const gatewaySchema = (capabilities: Capabilities) =>
  formSchema
    .refine(({ deliveryMethod, carrier }) => deliveryMethod !== 'SMS' || typeof carrier === 'string', {
      path: ['carrier'],
      message: missingContact.carrier,
    })
    .refine(
      ({ deliveryMethod, carrier }) =>
        deliveryMethod !== 'SMS' || !carrier || !isClosedCarrier(capabilities, carrier),
      { path: ['carrier'], message: 'Choose another carrier, or email: texts don’t work with this one' },
    );

/** Waits for the server's capabilities, so that an early press doesn't submit another delivery method than the form shows. */
export async function loadSchema() {
  const capabilities = await queryClient.ensureQueryData(capabilitiesQuery).catch(() => undefined);
  return capabilities?.onlyAmericanPhones ? gatewaySchema(capabilities) : formSchema;
}

/** Which delivery methods are available, and the suggested carrier. Before the capabilities load, email is. */
export function deliveryOf({ carrier }: UserView, data: Capabilities | undefined) {
  const isOpen = (method: DeliveryMethod) =>
    method === 'App'
      ? (data?.push ?? false) && canUsePush() && Notification.permission !== 'denied'
      : (data?.[channelOf[method]] ?? true);
  const open = Object.fromEntries(deliveryMethods.map((method) => [method, isOpen(method)])) as Record<
    DeliveryMethod,
    boolean
  >;
  const methods = ['App', ...channelNames.map((name) => channels[name].method)] as const;
  const preferred = methods.find((method) => open[method]);
  return {
    open,
    preferred: preferred ?? '',
    hasPush: data?.push ?? false,
    byGateway: data?.onlyAmericanPhones ?? false,
    proposedCarrier: openCarrier(data, carrier),
  };
}

/** What decides which fields the form shows. */
export type FormContext = {
  kind: HabitKind;
  /** The topic that the form asks about, if any. */
  topic: CampaignView['topic'];
  campaign: CampaignView | undefined;
  /** The best available delivery method, and the suggested carrier. */
  preferred: string;
  proposedCarrier: string;
};

const planFieldsOf = (kind: HabitKind) =>
  (['planAnchor', 'planAction'] as const).filter((name) =>
    planParts(kind).some(({ field }) => field === name),
  );

/** The delivery fields. The form hides them for "danger", so their values must not make the form invalid. */
function deliveryInput(values: Values, { kind, preferred, proposedCarrier }: FormContext) {
  const { messageTime, customTime, phone } = values;
  const method = values.deliveryMethod || preferred;
  const hasDelivery = kind !== 'danger';
  const deliveryMethod = !hasDelivery && method === 'SMS' && phone.trim() === '' ? 'Email' : method;
  return {
    deliveryMethod,
    messageTime: !hasDelivery && messageTime === customTimeOption ? 'Morning (6-9 AM)' : messageTime,
    ...(hasDelivery && messageTime === customTimeOption && { customTime }),
    ...(deliveryMethod === 'SMS' && { phone, carrier: values.carrier || proposedCarrier }),
  };
}

function topicInput({ wantsIdeas }: Values, { topic, campaign }: FormContext) {
  if (topic === null) return {};
  if (wantsIdeas) return { topic };
  return campaign === undefined ? {} : { topic: null };
}

/** Sends only the fields that the form shows for this kind; omitted fields stay unchanged. */
export function inputOf(values: Values, context: FormContext) {
  const { kind, campaign } = context;
  const { title, description, frequency, messageStyle, startDate, hue, icon } = values;
  // In an existing campaign, an empty field clears the value.
  const plan = planFieldsOf(kind).filter((part) => campaign !== undefined || values[part].trim() !== '');
  return {
    title,
    description,
    frequency,
    messageStyle,
    startDate,
    ...deliveryInput(values, context),
    ...Object.fromEntries(plan.map((part) => [part, values[part]])),
    ...(kind !== 'danger' && chosenKind(values) !== '' && { kind }),
    ...topicInput(values, context),
    ...(hue !== '' && { hue }),
    ...(icon !== '' && { icon }),
    ...(kind === 'dose' && values.doseVerb !== '' && { doseVerb: values.doseVerb }),
    ...(kind !== 'build' && kind !== 'danger' && { lockScreenWords: values.lockScreenWords }),
    ...(kind === 'danger' && { checkIns: values.checkIns }),
    timezoneOffset: new Date().getTimezoneOffset(),
  };
}
