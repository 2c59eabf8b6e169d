import { useMutation, useQuery } from '@tanstack/react-query';
import SendIcon from 'lucide-react/icons/send';
import { useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import type { HeldBack } from '../../../worker/domain.ts';
import {
  createMessageSchema,
  type MessageView,
  sendMessageSchema,
  updateMessageSchema,
} from '../../../worker/messages/messages.schemas.ts';
import { api, idParam, isGone, refusalMessage, unwrap } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { campaignQuery, refreshProgress } from '../../lib/query-client.ts';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/words.tsx';
import { useDeliveryMethod } from '../session/session.ts';
import { dropMessage, generateText, keyedCall, patchMessage } from './message-calls.ts';
import { MessageForm } from './message-form.tsx';

type OfMessage = { message: MessageView; onClose: () => void };
type OfCampaign = { campaign: CampaignView; onClose: () => void };
type NewMessage = OfCampaign & { heldBack: HeldBack | null };

export function ReplaceDialog({ message, onClose }: OfMessage) {
  const { data: campaign } = useQuery(campaignQuery(message.campaignId));
  const method = useDeliveryMethod(campaign?.deliveryMethod ?? 'Email');
  const [isDeleted, setDeleted] = useState(false);
  const form = useZodForm({
    schema: updateMessageSchema,
    initial: { content: message.content },
    draftKey: `replacement-${message.id}`,
    submit: async (input) => {
      const changed = await unwrap(api.messages[':id'].$put({ ...idParam(message.id), json: input }));
      patchMessage(message.id, changed);
      refreshProgress();
      toastSuccess('Success', 'Message content updated successfully');
      onClose();
    },
    onError: (error) => {
      toastError('Failed to update message content');
      setDeleted(isGone(error));
    },
  });
  const cancel = () => {
    form.discard();
    onClose();
    // Not before, so that what was typed can be copied.
    if (isDeleted) refreshProgress();
  };
  return (
    <Dialog
      onClose={cancel}
      title="Replace Message"
      description="Enter new message content or generate a new one."
    >
      <MessageForm
        form={form}
        placeholder="Enter new message content..."
        generate="Generate New"
        task={{ habit: message.campaignTitle, style: 'motivational', campaignId: message.campaignId }}
        asText={method === 'SMS'}
        submit="Save Changes"
        onClose={cancel}
      />
    </Dialog>
  );
}

export function DeleteDialog({ message, onClose }: OfMessage) {
  const remove = useMutation({
    mutationFn: () => unwrap(api.messages[':id'].$delete(idParam(message.id))),
    onSuccess: () => {
      toastSuccess('Success', 'Message deleted successfully');
      onClose();
      // First, the dialog returns the focus to the card. Then the card disappears, and the focus moves to the next one.
      setTimeout(() => {
        dropMessage(message.id);
        refreshProgress();
      });
    },
    onError: () => toastError('Failed to delete message'),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Message"
      text="Are you sure you want to delete this message? This action cannot be undone."
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

const generationTask = ({ id, title, messageStyle, currentWeek, completionRate }: CampaignView) => ({
  campaignId: id,
  habit: title,
  style: messageStyle,
  week: currentWeek,
  previousCompletionRate: completionRate,
});

export function ManualDialog({ campaign, heldBack, onClose }: NewMessage) {
  const method = useDeliveryMethod(campaign.deliveryMethod);
  const form = useZodForm({
    schema: sendMessageSchema,
    initial: { content: '' },
    draftKey: `message-${campaign.id}`,
    toInput: ({ content }) => ({ userId: campaign.userId, campaignId: campaign.id, content }),
    submit: async (input) => {
      await keyedCall(input, (json) => unwrap(api['send-message'].$post({ json })));
      refreshProgress();
      toastSuccess('Message sent');
      onClose();
    },
    onError: (error) => {
      // The message was saved as not sent, so the list shows it.
      refreshProgress();
      // If the campaign was deleted in the meantime, trying again is pointless.
      if (!isGone(error)) toastError(refusalMessage(error, 'Failed to send the message. Please try again.'));
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title="Send Manual Message"
      description={
        heldBack === 'no_phone'
          ? 'There’s no phone number to text. Please add one in settings first.'
          : `You’ll get it right away, ${infoOf(method).as}.`
      }
    >
      <MessageForm
        form={form}
        placeholder="A few words to yourself"
        generate="Generate with AI"
        task={generationTask(campaign)}
        asText={method === 'SMS'}
        submit="Send Message"
        icon={SendIcon}
        onClose={onClose}
      />
    </Dialog>
  );
}

const oneDay = 24 * 60 * 60 * 1000;
const notGenerated = 'Failed to generate a new message. Please try again.';

const draftKeyOf = ({ id }: CampaignView) => `generated-${id}`;

type GenerateProps = NewMessage & { title: string };

/** Generates a message and shows it with its time before it is created. */
export function GenerateDialog({ campaign, title, heldBack, onClose }: GenerateProps) {
  const { by } = infoOf(useDeliveryMethod(campaign.deliveryMethod));
  const [openedAt] = useState(() => Date.now());
  const scheduledFor = new Date(openedAt + oneDay).toISOString();
  const when = formatInstant(scheduledFor, campaign.timeZone);
  const cancel = () => {
    writeDraft(draftKeyOf(campaign), null);
    onClose();
  };
  const draft = useQuery({
    queryKey: ['drafts', campaign.id, openedAt],
    initialData: () => readDraft<{ content: string }>(draftKeyOf(campaign)).content,
    queryFn: async () => {
      try {
        return await generateText(generationTask(campaign));
      } catch (error) {
        toastError(refusalMessage(error, notGenerated));
        throw error;
      }
    },
    gcTime: 0,
  });
  return (
    <Dialog
      onClose={cancel}
      title={title}
      description={`Arrives ${when}, ${heldBack === 'no_phone' ? 'if you’ve added a phone number by then' : by}.`}
    >
      {draft.data !== undefined ? (
        <GeneratedForm campaign={campaign} text={draft.data} scheduledFor={scheduledFor} onClose={cancel} />
      ) : draft.isError ? (
        <ErrorState text={refusalMessage(draft.error, notGenerated)} onRetry={() => draft.refetch()} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden role="status">Writing a message</VisuallyHidden>
          <Skeleton height="11.5rem" />
        </div>
      )}
    </Dialog>
  );
}

type GeneratedProps = OfCampaign & { text: string; scheduledFor: string };

function GeneratedForm({ campaign, text, scheduledFor, onClose }: GeneratedProps) {
  const form = useZodForm({
    schema: createMessageSchema,
    initial: { content: text },
    draftKey: draftKeyOf(campaign),
    toInput: ({ content }) => ({ campaignId: campaign.id, content, scheduledFor }),
    submit: async (input) => {
      await keyedCall(input, (json) => unwrap(api.messages.$post({ json })));
      refreshProgress();
      toastSuccess('Message created');
      onClose();
    },
    onError: (error) => toastError(refusalMessage(error, 'Failed to create the message. Please try again.')),
  });
  return (
    <MessageForm
      form={form}
      generate="Generate New"
      task={generationTask(campaign)}
      asText={useDeliveryMethod(campaign.deliveryMethod) === 'SMS'}
      submit="Create Message"
      onClose={onClose}
    />
  );
}
