import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import { type HeldBack, isQuiet, type Question } from '../../../worker/domain.ts';
import { todayIn } from '../../lib/dates.ts';
import { formatClock, formatDate } from '../../lib/days.ts';
import { useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { daysQuery } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { capitalize } from '../../ui/words.tsx';
import { useDeliveryMethod } from '../session/session.ts';
import styles from './campaigns.module.css';
import { fieldAskedBy, type PlanPart, planParts } from './plan-parts.ts';

const WordsDialog = lazyPart(async () => (await import('./plan-changes.tsx')).WordsDialog);

type ScheduleProps = { campaign: CampaignView; heldBack: HeldBack | null };
type YourWordsProps = ScheduleProps & { question: Question | null };

/** The person's own words, which messages use, and the campaign's schedule. */
export function YourWords({ campaign, heldBack, question }: YourWordsProps) {
  const id = useId();
  const [edited, setEdited, close] = useOpenDialog<readonly PlanPart[]>();
  // A completed campaign gets no more messages.
  const mayChange = !campaign.completed;
  const parts = planParts(campaign.kind);
  const known = parts.filter(({ field }) => campaign[field] !== null);
  const missing = parts.find(
    ({ field, toAdd }) =>
      toAdd !== undefined && campaign[field] === null && (!question || fieldAskedBy[question.id] !== field),
  );
  return (
    <section aria-labelledby={id} className={styles.words}>
      <Cluster>
        <h2 id={id} className={textStyles.heading}>
          Your words
        </h2>
        {mayChange && known.length > 0 && (
          <Button variant="link" size="small" aria-label="Edit your words" onClick={() => setEdited(known)}>
            Edit
          </Button>
        )}
      </Cluster>
      {known.length > 0 && (
        <p className={styles.sentences}>
          {known.map((part) => (
            <Clause
              key={part.field}
              part={part}
              value={campaign[part.field] ?? ''}
              end={part.field === 'planAnchor' && campaign.planAction !== null ? ',' : '.'}
            />
          ))}
        </p>
      )}
      <p className={styles.description}>{campaign.description}</p>
      <Schedule campaign={campaign} heldBack={heldBack} />
      {mayChange && missing && (
        <Button variant="link" size="small" icon={PlusIcon} onClick={() => setEdited([missing])}>
          {missing.toAdd}
        </Button>
      )}
      {edited && <WordsDialog campaign={campaign} parts={edited} onClose={close} />}
    </section>
  );
}

type ClauseProps = { part: PlanPart; value: string; end: ',' | '.' };

/** 'After I put the kettle on,' or 'I will walk around the canal.' */
function Clause({ part: { before, after }, value, end }: ClauseProps) {
  return (
    <>
      {before} <span className={pageStyles.own}>{before === '' ? capitalize(value) : value}</span>
      {after && ` ${after}`}
      {!after && !/[.!?…]$/.test(value) && end}{' '}
    </>
  );
}

/** 'Daily at 6:40 AM, by email, since October 26, friendly style' */
function Schedule({ campaign, heldBack }: ScheduleProps) {
  const { id, kind, messageStyle, startDate, timeZone, messagesSent } = campaign;
  const { frequency, sendTime, deliveryMethod } = campaign;
  const currentMethod = useDeliveryMethod(deliveryMethod);
  const isSending = campaign.active && heldBack === null;
  const { data } = useQuery(daysQuery(id));
  // The start date may have no message, for example if its time was already over.
  const firstDay = data?.days.find(({ date }) => date >= startDate)?.date ?? startDate;
  const today = todayIn(timeZone);
  const shownDay = firstDay <= today ? startDate : firstDay;
  return (
    <p className={textStyles.soft}>
      {frequency} at {formatClock(sendTime)}, {infoOf(isSending ? currentMethod : deliveryMethod).by},{' '}
      {firstDay <= today ? 'since' : messagesSent > 0 ? 'starts again' : 'starts'}{' '}
      <time dateTime={shownDay}>{formatDate(shownDay, today)}</time>
      {!isQuiet(kind) && (
        <>
          , <span className={textStyles.whole}>{messageStyle} style</span>
        </>
      )}
    </p>
  );
}
