import type { UseQueryResult } from '@tanstack/react-query';
import ClockIcon from 'lucide-react/icons/clock';
import SendIcon from 'lucide-react/icons/send';
import { useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { Template } from '../../../worker/domain.ts';
import { api, refusalMessage, unwrap } from '../../lib/api.ts';
import { ownZone, zoneTime } from '../../lib/dates.ts';
import { keyedCall } from '../../lib/keyed-call.ts';
import { refreshProgress } from '../../lib/query-client.ts';
import { writeDraft } from '../../lib/storage.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog, FormActions } from '../../ui/dialog.tsx';
import { Field, Input, Select, Textarea } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import { ErrorState } from '../../ui/status.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import styles from './templates.module.css';

type UseTemplateDialogProps = {
  template: Template;
  campaigns: UseQueryResult<CampaignView[]>;
  onClose: () => void;
};

const draftKeyOf = ({ id }: Template) => `template-${id}`;

/** Offers to start a habit with the template, or to send it to oneself. */
export default function UseTemplateDialog({ template, campaigns, onClose }: UseTemplateDialogProps) {
  const [isSending, setSending] = useState(false);
  const { data, isPending, refetch } = campaigns;
  const cancel = () => {
    writeDraft(draftKeyOf(template), null);
    onClose();
  };
  return (
    <Dialog
      onClose={cancel}
      title="Use this template"
      description={isSending && 'Make it yours, then send it to yourself now or later.'}
    >
      {!isSending ? (
        <Stack>
          <p className={pageStyles.message}>{template.content}</p>
          <LinkButton to={`${paths.createCampaign}?template=${template.id}`} variant="primary">
            Start a habit with this
          </LinkButton>
          {/* Every message belongs to a campaign. */}
          {data?.length !== 0 && (
            <Button busy={isPending} onClick={() => setSending(true)}>
              Send it to yourself
            </Button>
          )}
        </Stack>
      ) : data ? (
        <UseTemplateForm template={template} campaigns={data} onClose={cancel} />
      ) : (
        <ErrorState text="Your campaigns could not be loaded." onRetry={() => refetch()} />
      )}
    </Dialog>
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
        <Select {...form.input('campaignId')} autoFocus>
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
            hint={
              campaign && campaign.timeZone !== ownZone() && `In ${zoneTime(ownZone())}, as on this device.`
            }
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
