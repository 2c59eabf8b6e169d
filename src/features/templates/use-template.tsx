import type { UseQueryResult } from '@tanstack/react-query';
import ClockIcon from 'lucide-react/icons/clock';
import FlagIcon from 'lucide-react/icons/flag';
import PlusIcon from 'lucide-react/icons/plus';
import SendIcon from 'lucide-react/icons/send';
import { useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { Template } from '../../../worker/domain.ts';
import { api, refusalMessage, unwrap } from '../../lib/api.ts';
import { ownZone } from '../../lib/dates.ts';
import { writeDraft } from '../../lib/form-draft.ts';
import { keyedCall } from '../../lib/keyed-call.ts';
import { refreshProgress } from '../../lib/query-client.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog, FormActions } from '../../ui/dialog.tsx';
import { Field, Input, Select, Textarea } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/status.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './templates.module.css';

type UseTemplateDialogProps = {
  template: Template;
  /** The person's active campaigns. */
  campaigns: UseQueryResult<CampaignView[]>;
  onClose: () => void;
};

const draftKeyOf = ({ id }: Template) => `template-${id}`;

export default function UseTemplateDialog({ template, campaigns, onClose }: UseTemplateDialogProps) {
  const cancel = () => {
    writeDraft(draftKeyOf(template), null);
    onClose();
  };
  return (
    <Dialog
      onClose={cancel}
      title="Use this template"
      description="Make it yours, then send it to yourself now or later."
    >
      <Contents template={template} campaigns={campaigns} onClose={cancel} />
    </Dialog>
  );
}

function Contents({ template, campaigns, onClose }: UseTemplateDialogProps) {
  const { data, isError, refetch } = campaigns;
  if (data?.length === 0) {
    return (
      <EmptyState icon={FlagIcon} text="Every message belongs to a campaign, and you don’t have one running.">
        <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
          New Campaign
        </LinkButton>
      </EmptyState>
    );
  }
  if (data) return <UseTemplateForm template={template} campaigns={data} onClose={onClose} />;
  if (isError) return <ErrorState text="Your campaigns could not be loaded." onRetry={() => refetch()} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading campaigns</VisuallyHidden>
      <Skeleton height="20rem" />
    </div>
  );
}

/** A message without a time is sent at once. */
const loadSchema = () =>
  import('../../../worker/messages/messages.schemas.ts').then(({ createMessageSchema }) =>
    createMessageSchema.partial({ scheduledFor: true }),
  );

type UseTemplateFormProps = {
  template: Template;
  campaigns: readonly CampaignView[];
  onClose: () => void;
};

function UseTemplateForm({ template, campaigns, onClose }: UseTemplateFormProps) {
  const [initial] = useState(() => ({
    campaignId: String(campaigns[0]?.id ?? ''),
    content: template.content,
    timing: 'now',
    scheduledFor: showOnClock(thisTimeTomorrow()),
  }));
  const form = useZodForm({
    schema: loadSchema,
    initial,
    draftKey: draftKeyOf(template),
    saved: initial,
    toInput: ({ campaignId, content, timing, scheduledFor }) => ({
      campaignId: Number(campaignId),
      content,
      ...(timing === 'later' && { scheduledFor: readClock(scheduledFor) }),
    }),
    submit: async ({ campaignId, content, scheduledFor }) => {
      if (scheduledFor === undefined) {
        await keyedCall({ campaignId, content }, (json) => unwrap(api['send-message'].$post({ json })));
      } else {
        await keyedCall({ campaignId, content, scheduledFor }, (json) =>
          unwrap(api.messages.$post({ json })),
        );
      }
      refreshProgress();
      toastSuccess(scheduledFor === undefined ? 'Message sent' : 'Message created');
      onClose();
    },
    onError: (error) => {
      // A message that could not be sent is saved too, and its campaign shows it.
      refreshProgress();
      const failure = `Failed to ${isLater ? 'create' : 'send'} the message. Please try again.`;
      toastError(refusalMessage(error, failure));
    },
  });
  const campaign = campaigns.find(({ id }) => String(id) === form.values.campaignId);
  const isLater = form.values.timing === 'later';
  return (
    <Stack as="form" {...form.form}>
      <Field
        label="Campaign"
        hint={campaign && `Its messages are sent ${infoOf(campaign.deliveryMethod).as}.`}
        error={form.errors.campaignId}
      >
        <Select {...form.input('campaignId')}>
          {campaigns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Message" error={form.errors.content}>
        <Textarea {...form.input('content')} rows={4} />
      </Field>
      <Stack className={styles.timing}>
        <Field label="When">
          <Select {...form.input('timing')}>
            <option value="now">Send now</option>
            <option value="later">At a date and time</option>
          </Select>
        </Field>
        {isLater && (
          <Field
            label="Date and time"
            hint={campaign && campaign.timeZone !== ownZone() && `In this device’s time zone (${ownZone()}).`}
            error={form.errors.scheduledFor}
          >
            <Input {...form.input('scheduledFor')} type="datetime-local" min={showOnClock(new Date())} />
          </Field>
        )}
      </Stack>
      <FormActions
        form={form}
        submit={isLater ? 'Schedule message' : 'Send now'}
        icon={isLater ? ClockIcon : SendIcon}
        onClose={onClose}
      />
    </Stack>
  );
}

const fiveMinutes = 5 * 60_000;

/** A day from now, rounded up to five minutes. */
export function thisTimeTomorrow(now = new Date()): Date {
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return new Date(Math.ceil(tomorrow.getTime() / fiveMinutes) * fiveMinutes);
}

/** An instant in local time, as a date and time field needs it: `YYYY-MM-DDTHH:MM`. */
export function showOnClock(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The value of a date and time field as an ISO instant; empty if it isn't one. */
export function readClock(local: string): string {
  const instant = new Date(local);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}
