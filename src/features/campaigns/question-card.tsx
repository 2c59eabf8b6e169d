import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CampaignView, QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../../worker/domain.ts';
import { formatInstant } from '../../lib/dates.ts';
import { takeFocus } from '../../lib/focus.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { readDraft, useDraft } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Card, Cluster, Dotted, Fold, Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import textStyles from '../../ui/text.module.css';
import { useAnswers } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { planParts } from './plan-parts.ts';

const WordsDialog = lazyPart(async () => (await import('./plan-changes.tsx')).WordsDialog);

/** Answers that lead to where the moment or the hour can be changed. */
const changeAnswers = { moment: 'Another moment', hour: 'Another hour' } as const;

type QuestionCardProps = {
  campaign: CampaignView;
  question: Question | null;
  /** Whether it says which campaign it is about. */
  isNamed?: boolean;
};

/** The week's question; once answered, thanks with the next message that uses the answer. */
export function QuestionCard({ campaign, question, isNamed = false }: QuestionCardProps) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const [answered, setAnswered] = useState<QuestionAnswered | null>(null);
  const [isChangingMoment, setChangingMoment] = useState(false);
  const answers = useAnswers(campaign, question, (result, answer) => {
    // Help takes its place.
    if (result.campaign.onHold || !isPageOpen()) return;
    if (answer === changeAnswers.hour) navigate(paths.editCampaign(campaign.id));
    if (answer === changeAnswers.moment) setChangingMoment(true);
    if (answer !== null) setAnswered(result);
  });
  const moment = planParts(campaign.kind).find(({ field }) => field === 'planAnchor');
  if (!answered && !answers) return null;
  return (
    <Card
      as="section"
      aria-label={answered ? 'Your answer' : 'This week’s question'}
      data-hue={campaign.hue}
      className={styles.question}
    >
      {answered ? (
        <Thanks campaign={campaign} next={answered.next} />
      ) : (
        answers && <Asked key={answers.question.id} title={isNamed && campaign.title} {...answers} />
      )}
      {isChangingMoment && moment && (
        <WordsDialog campaign={campaign} parts={[moment]} onClose={() => setChangingMoment(false)} />
      )}
    </Card>
  );
}

type AskedProps = NonNullable<ReturnType<typeof useAnswers>> & { title: string | false };

/**
 * The question with the ways to answer it: the earlier answer, suggestions, other words, and "Not now". One line until it
 * is opened, so that it doesn't compete with the taps.
 */
function Asked({ title, question, earlierAnswer, maxLength, draftName, isPending, onAnswer }: AskedProps) {
  const id = useId();
  const { prompt, known, suggestions, sentence } = question;
  const [hasDraft] = useState('value' in readDraft(draftName));
  const [text, setText] = useDraft<string>(draftName, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAnswer(text.trim());
  };
  const suggestion = (label: string, answer: string) => (
    <button key={label} type="button" className={styles.suggestion} onClick={() => onAnswer(answer)}>
      {label}
    </button>
  );
  const isOffered = known !== null || suggestions.length > 0;
  return (
    <Fold
      open={hasDraft}
      summary={
        <div>
          <p className={textStyles.small}>
            <Dotted>
              This week’s question
              {title}
            </Dotted>
          </p>
          <h2 id={id} className={textStyles.label}>
            {prompt}
          </h2>
        </div>
      }
    >
      <Stack gap={2} className={styles.answers}>
        {isOffered && (
          <Cluster>
            {known !== null && suggestion(`${known}: still right`, earlierAnswer ?? known)}
            {suggestions.map((words) => suggestion(words, words))}
          </Cluster>
        )}
        <Cluster as="form" onSubmit={submit}>
          {sentence && (
            <label htmlFor={`${id}-words`} className={styles.sentence}>
              {sentence.before}
              <Input
                id={`${id}-words`}
                aria-describedby={id}
                placeholder={isOffered ? 'Something else' : undefined}
                value={text}
                maxLength={maxLength}
                autoComplete="off"
                onChange={({ target }) => setText(target.value)}
              />
              {sentence.after !== '.' && sentence.after}
            </label>
          )}
          {text.trim() !== '' && (
            <Button type="submit" variant="primary" size="small" busy={isPending}>
              Save
            </Button>
          )}
          <Button variant="quiet" size="small" className={styles.notNow} onClick={() => onAnswer(null)}>
            Not now
          </Button>
        </Cluster>
      </Stack>
    </Fold>
  );
}

const Thanks = ({ campaign, next }: { campaign: CampaignView; next: QuestionAnswered['next'] }) => (
  <>
    <h2 ref={takeFocus} tabIndex={-1} className={textStyles.label}>
      Thank you.
    </h2>
    {next && (
      <p>
        <time dateTime={next.scheduledFor} className={textStyles.soft}>
          {formatInstant(next.scheduledFor, campaign.timeZone)}:
        </time>{' '}
        <OwnWords content={next.content} ranges={next.ownWords} />
      </p>
    )}
  </>
);
