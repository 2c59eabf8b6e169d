import type { UseQueryResult } from '@tanstack/react-query';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import type { CampaignPreview } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channels } from '../../../worker/channels.ts';
import { messageStyles } from '../../../worker/domain.ts';
import { statusOf, userMessage } from '../../lib/api.ts';
import { formatClock } from '../../lib/days.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames } from '../../ui/words.tsx';
import styles from './campaign-form.module.css';
import { Bubble } from './plan-fields.tsx';
import { voiceOf } from './plan-preview.ts';
import { chosenKind, starters } from './starters.ts';
import type { CampaignFormState } from './use-campaign-form.ts';

type FirstMessagesProps = { form: CampaignFormState; preview: UseQueryResult<CampaignPreview> };

/** What the person still needs to fill in before there can be a preview. */
function whatIsMissing({ values, firstError }: CampaignFormState): string {
  if (values.title.trim() === '') return 'Pick a habit';
  if (values.description.trim() === '' || firstError === undefined) return 'Now add a description';
  // The field says when texts go out.
  return firstError === channels.sms.hours.choose ? 'Choose another time' : firstError;
}

export default function FirstMessages({ form, preview }: FirstMessagesProps) {
  if (form.previewInput === null) return <Example form={form} />;
  if (preview.data === undefined && preview.isError) {
    // Such as a start date too far ahead, which another try won't change.
    const isInvalid = statusOf(preview.error) === 400;
    return (
      <Cluster role="alert" className={textStyles.soft}>
        <p>
          {userMessage(
            preview.error,
            'The preview could not be loaded. You can create the campaign without it.',
          )}
        </p>
        {!isInvalid && (
          <Button size="small" icon={RefreshIcon} onClick={() => preview.refetch()}>
            Try again
          </Button>
        )}
      </Cluster>
    );
  }
  const isOtherKind = preview.data !== undefined && preview.data.kind !== form.kind;
  // A chosen kind is the preview's; a proposed one may differ from the server's while the person types.
  const isOutdated = isOtherKind && (preview.isPlaceholderData || chosenKind(form.values) !== '');
  if (preview.data === undefined || isOutdated) return <Example form={form} />;
  const { messages, sendTime } = preview.data;
  return (
    <Stack
      as="ol"
      gap={5}
      aria-busy={preview.isPlaceholderData}
      className={classNames(styles.timeline, preview.isPlaceholderData && styles.stale)}
    >
      {messages.map(({ content, ownWords, scheduledFor, day }) => (
        <li key={scheduledFor} className={styles.message}>
          <time
            dateTime={scheduledFor}
            className={classNames(textStyles.label, textStyles.whole, styles.day)}
          >
            {day}, {formatClock(sendTime)}
          </time>
          <p className={pageStyles.message}>
            <OwnWords content={content} ranges={ownWords} />
          </p>
        </li>
      ))}
    </Stack>
  );
}

/** A message to another habit in the chosen style, until there are messages for the new one. */
function Example({ form }: { form: CampaignFormState }) {
  const starter = starters.find(({ id }) => id === 'walk');
  const style = messageStyles.find((name) => name === form.values.messageStyle) ?? 'motivational';
  const isLoading = form.previewInput !== null;
  return (
    <Stack gap={5} data-hue={starter?.hue} aria-busy={isLoading || undefined} className={textStyles.soft}>
      <p>{isLoading ? 'Writing your first messages…' : `${whatIsMissing(form)} to see yours.`}</p>
      {starter && (
        <Bubble
          className={pageStyles.bubble}
          label="For example, a walk:"
          text={voiceOf({ kind: starter.kind, values: { ...form.values, ...starter } }, style)}
        />
      )}
    </Stack>
  );
}
