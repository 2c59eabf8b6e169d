import type { UseQueryResult } from '@tanstack/react-query';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import type { CampaignPreview } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channels, deliveryMethods, infoOf } from '../../../worker/channels.ts';
import { CAMPAIGN_WEEKS, messageStyles } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { ApiError, userMessage } from '../../lib/api.ts';
import { formatClock } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import formStyles from './campaign-form.module.css';
import styles from './first-messages.module.css';
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
    const isInvalid = preview.error instanceof ApiError && preview.error.status === 400;
    return (
      <div role="alert" className={formStyles.empty}>
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
      </div>
    );
  }
  const isOtherKind = preview.data !== undefined && preview.data.kind !== form.kind;
  // A chosen kind is the preview's; a proposed one may differ from the server's while the person types.
  const isOutdated = isOtherKind && (preview.isPlaceholderData || chosenKind(form.values) !== '');
  if (preview.data === undefined || isOutdated) return <PreviewSkeleton />;
  return <Preview form={form} preview={preview.data} isStale={preview.isPlaceholderData} />;
}

/** A message in the chosen style and twelve weeks, until there are messages for the person's own habit. */
function Example({ form }: { form: CampaignFormState }) {
  const starter = starters.find(({ id }) => id === 'language');
  const style = messageStyles.find((name) => name === form.values.messageStyle) ?? 'motivational';
  const { firstDay } = form;
  return (
    <Stack gap={5} data-hue={starter?.hue} className={styles.example}>
      <p>{whatIsMissing(form)} to see yours.</p>
      {starter && (
        <Bubble
          icon={starter.icon}
          label="For example, Spanish:"
          text={voiceOf({ kind: starter.kind, values: { ...form.values, ...starter } }, style)}
        />
      )}
      <SmallCalendar
        size="card"
        label="Twelve weeks"
        plan={{ frequency: 'Daily', startDate: firstDay }}
        days={[...Array(7 * CAMPAIGN_WEEKS).keys()].map((at) => ({
          date: addDays(firstDay, at),
          state: 'upcoming',
        }))}
        today={firstDay}
      />
    </Stack>
  );
}

function PreviewSkeleton() {
  return (
    <div aria-busy="true" className={styles.timeline}>
      <VisuallyHidden>Writing your first messages</VisuallyHidden>
      {['one', 'two', 'three'].map((name) => (
        <Skeleton key={name} height="5.5rem" />
      ))}
    </div>
  );
}

type PreviewProps = { form: CampaignFormState; preview: CampaignPreview; isStale: boolean };

function Preview({ form, preview, isStale }: PreviewProps) {
  const { messages, sendTime, startDate, dates } = preview;
  const { title, frequency } = form.values;
  const method = deliveryMethods.find((id) => id === form.deliveryMethod);
  return (
    <Stack gap={5} className={classNames(styles.preview, isStale && styles.stale)} aria-busy={isStale}>
      <div className={styles.summary}>
        <HabitIcon icon={form.look.icon} tile="medium" />
        <div className={styles.summaryWords}>
          <p className={formStyles.name}>{title}</p>
          <p className={formStyles.hint}>
            {frequency}, {formatClock(sendTime)}
            {method && `, ${infoOf(method).by}`}
          </p>
        </div>
      </div>
      <ol className={styles.timeline}>
        {messages.map(({ content, ownWords, scheduledFor, day }) => (
          <li key={scheduledFor} className={styles.message}>
            <time dateTime={scheduledFor} className={styles.day}>
              {day}, {formatClock(sendTime)}
            </time>
            <p className={classNames(textStyles.message, styles.text)}>
              <OwnWords content={content} ranges={ownWords} />
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.weeks}>
        <SmallCalendar
          size="card"
          label="Your twelve weeks"
          plan={{ frequency: frequency === '3 times per week' ? frequency : 'Daily', startDate }}
          days={dates.map((date) => ({ date, state: 'upcoming' }))}
          today={dates[0]}
        />
      </div>
    </Stack>
  );
}
