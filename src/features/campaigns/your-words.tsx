import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanField } from '../../../worker/campaign-fields.ts';
import type {
  CampaignView,
  QuestionAnswered,
  QuestionView,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../../worker/domain.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useIsPageOpen, useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { QuestionAnswers } from '../../ui/question-answers.tsx';
import textStyles from '../../ui/text.module.css';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { capitalize } from '../../ui/words.tsx';
import { savePlan, useAnswers } from './campaign-calls.ts';
import { NoteCard } from './campaign-state.tsx';
import styles from './campaigns.module.css';
import { fieldAskedBy, type PlanPart, planParts } from './plan-parts.ts';

const WordsDialog = lazyPart(async () => ({
  default: (await import('./plan-changes.tsx')).WordsDialog,
}));
onFirstUse(WordsDialog.load);

type YourWordsProps = { campaign: CampaignView; next: QuestionView['next'] };

/** The parts of a campaign's plan in the person's own words, which messages use. */
export function YourWords({ campaign, next }: YourWordsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [edited, setEdited, close] = useOpenDialog<PlanPart>();
  const remove = useSingleMutation({
    mutationFn: (field: PlanField) => savePlan(campaign.id, { [field]: null }),
    onSuccess: () => {
      heading.current?.focus({ preventScroll: true });
      toastSuccess('Removed');
    },
    onError: () => toastError('Failed to remove it. Please try again.'),
  });
  // A completed campaign gets no more messages.
  const mayChange = !campaign.completed;
  const askedField = next === null ? undefined : fieldAskedBy[next.id];
  const shown = planParts(campaign.kind).filter(
    ({ field, isMain }) => campaign[field] !== null || (mayChange && (isMain || field === askedField)),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.wordsHead}>
        <h2 id={id} ref={heading} tabIndex={-1} className={textStyles.heading}>
          Your words
        </h2>
        {mayChange && (
          <Button
            variant="quiet"
            size="small"
            aria-label={isEditing ? 'Done editing your words' : 'Edit your words'}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
            className={styles.link}
          >
            {isEditing ? 'Done' : 'Edit'}
          </Button>
        )}
      </div>
      {isEditing ? (
        <dl className={styles.wordsList}>
          {shown.map((part) => {
            const { field, label } = part;
            const value = campaign[field];
            return (
              <div key={field} className={styles.part}>
                <dt className={textStyles.soft}>{label}</dt>
                {value !== null && <dd className={styles.ownWords}>{value}</dd>}
                <dd className={styles.partActions}>
                  <Button
                    variant="quiet"
                    icon={value === null ? PlusIcon : PencilIcon}
                    aria-label={`${value === null ? 'Add' : 'Edit'}: ${label}`}
                    onClick={() => setEdited(part)}
                  />
                  {value !== null && (
                    <Button
                      variant="quiet"
                      icon={CloseIcon}
                      aria-label={`Remove: ${label}`}
                      busy={remove.isPending && remove.variables === field}
                      onClick={() => remove.mutate(field)}
                    />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <p className={styles.sentences}>
          {shown.map((part) => (
            <Fragment key={part.field}>
              {next !== null && part.field === askedField && campaign[part.field] === null ? (
                <span className={styles.none}>
                  {part.label}… We’ll ask in week {next.week}.
                </span>
              ) : (
                <Clause part={part} value={campaign[part.field]} onAdd={() => setEdited(part)} />
              )}{' '}
            </Fragment>
          ))}
        </p>
      )}
      {edited && <WordsDialog campaign={campaign} part={edited} onClose={close} />}
    </section>
  );
}

type ClauseProps = { part: PlanPart; value: string | null; onAdd: () => void };

/** 'After I put the kettle on,' or 'I will walk around the canal.', with a button in place of missing words. */
function Clause({ part, value, onAdd }: ClauseProps) {
  const { field, label, before, lead = before, after } = part;
  const end = field === 'planAnchor' ? ',' : '.';
  return (
    <>
      {lead}{' '}
      {value === null ? (
        <Button variant="quiet" aria-label={`Add: ${label}`} onClick={onAdd} className={styles.add}>
          Add
        </Button>
      ) : (
        <span className={textStyles.own}>{lead === '' ? capitalize(value) : value}</span>
      )}
      {after && ` ${after}`}
      {!after && !/[.!?…]$/.test(value ?? '') && end}
    </>
  );
}

type QuestionCardProps = { campaign: CampaignView; question: Question | null };

/** Answers that lead to where the moment or the hour can be changed. */
const changeAnswers = { moment: 'Another moment', hour: 'Another hour' } as const;

/** The week's question; once answered, thanks with the next message that uses the answer. */
export function QuestionCard({ campaign, question }: QuestionCardProps) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const [answered, setAnswered] = useState<QuestionAnswered | null>(null);
  const [isChangingMoment, setChangingMoment] = useState(false);
  const id = useId();
  const answers = useAnswers(campaign, question, (result, answer) => {
    if (answer === changeAnswers.hour && isPageOpen()) navigate(paths.editCampaign(campaign.id));
    if (answer === changeAnswers.moment) setChangingMoment(true);
    if (answer !== null) setAnswered(result);
  });
  const moment = planParts(campaign.kind).find(({ field }) => field === 'planAnchor');
  return (
    <>
      {answers ? (
        <NoteCard key={answers.question.id} label="This week’s question">
          <p className={textStyles.soft}>This week’s question</p>
          <h2 id={id} className={textStyles.heading}>
            {answers.question.prompt}
          </h2>
          <QuestionAnswers {...answers} describedBy={id} />
        </NoteCard>
      ) : (
        answered && <Thanks campaign={campaign} next={answered.next} />
      )}
      {isChangingMoment && moment && (
        <WordsDialog campaign={campaign} part={moment} onClose={() => setChangingMoment(false)} />
      )}
    </>
  );
}

function Thanks({ campaign, next }: { campaign: CampaignView; next: QuestionAnswered['next'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <NoteCard label="Your answer">
      <h2 ref={heading} tabIndex={-1} className={textStyles.heading}>
        Thank you.
      </h2>
      {next && (
        <p className={styles.thanks}>
          <time dateTime={next.scheduledFor} className={textStyles.soft}>
            {formatInstant(next.scheduledFor, campaign.timeZone)}:
          </time>{' '}
          <OwnWords content={next.content} ranges={next.ownWords} />
        </p>
      )}
    </NoteCard>
  );
}
