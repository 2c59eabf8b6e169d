import type { UseQueryResult } from '@tanstack/react-query';
import SendIcon from 'lucide-react/icons/send';
import { useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { Template } from '../../../worker/domain.ts';
import { api, refusalMessage, unwrap } from '../../lib/api.ts';
import { refreshProgress } from '../../lib/query-client.ts';
import { writeDraft } from '../../lib/storage.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog, FormActions } from '../../ui/dialog.tsx';
import { Field, Select, Textarea } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import { ErrorState } from '../../ui/status.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { keyedCall } from '../messages/message-calls.ts';

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
      description={isSending ? 'Make it yours, then send it to yourself.' : undefined}
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

const loadSchema = async () =>
  (await import('../../../worker/messages/messages.schemas.ts')).sendMessageSchema;

type UseTemplateFormProps = {
  template: Template;
  campaigns: readonly CampaignView[];
  onClose: () => void;
};

function UseTemplateForm({ template, campaigns, onClose }: UseTemplateFormProps) {
  const [initial] = useState(() => ({
    campaignId: String(campaigns[0]?.id ?? ''),
    content: template.content,
  }));
  const form = useZodForm({
    schema: loadSchema,
    initial,
    draftKey: draftKeyOf(template),
    saved: initial,
    toInput: ({ campaignId, content }) => ({ campaignId: Number(campaignId), content }),
    submit: async (input) => {
      await keyedCall(input, (json) => unwrap(api['send-message'].$post({ json })));
      refreshProgress();
      toastSuccess('Message sent');
      onClose();
    },
    onError: (error) => {
      // A message that could not be sent is saved too, and its campaign shows it.
      refreshProgress();
      toastError(refusalMessage(error, 'Failed to send the message. Please try again.'));
    },
  });
  const campaign = campaigns.find(({ id }) => String(id) === form.values.campaignId);
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
      <FormActions form={form} submit="Send now" icon={SendIcon} onClose={onClose} />
    </Stack>
  );
}
