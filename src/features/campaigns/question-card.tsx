import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { planFields } from '../../../worker/campaign-fields.ts';
import type { CampaignView, QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../../worker/domain.ts';
import { formatInstant } from '../../lib/dates.ts';
import { readDraft, useDraft } from '../../lib/form-draft.ts';
import { useIsPageOpen } from '../../lib/is-page-open.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SentenceField, Suggestions } from '../../ui/choices.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { OwnWords } from '../../ui/words.tsx';
import { answerDraft, useAnswerQuestion } from './campaign-calls.ts';
import { NoteCard } from './campaign-state.tsx';
import styles from './campaigns.module.css';
import { fieldAskedBy, planParts } from './plan-parts.ts';
import { WordsDialog } from './your-words.tsx';

type QuestionCardProps = { campaign: CampaignView; question: Question | null };

/** Answers that lead to where the moment or the hour can be changed. */
const changeAnswers = { moment: 'Another moment', hour: 'Another hour' } as const;

/** The week's question; once answered, thanks with the next message that uses the answer. */
export function QuestionCard({ campaign, question }: QuestionCardProps) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const [answered, setAnswered] = useState<QuestionAnswered | null>(null);
  const [isChangingMoment, setChangingMoment] = useState(false);
  const save = useAnswerQuestion(campaign.id, (result, answer) => {
    if (answer === changeAnswers.hour && isPageOpen()) navigate(paths.editCampaign(campaign.id));
    if (answer === changeAnswers.moment) setChangingMoment(true);
    if (answer !== null) setAnswered(result);
  });
  const moment = planParts(campaign.kind).find(({ field }) => field === 'planAnchor');
  return (
    <>
      {question ? (
        <NoteCard label="This week’s question">
          <QuestionForm
            key={question.id}
            campaign={campaign}
            question={question}
            pending={save.isPending ? save.variables : null}
            onAnswer={(answer) => save.mutate({ question: question.id, answer })}
          />
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

type QuestionFormProps = {
  campaign: CampaignView;
  question: Question;
  /** The answer being sent. */
  pending: { answer: string | null } | null;
  /** Null means "Not now". */
  onAnswer: (answer: string | null) => void;
};

function QuestionForm({ campaign, question, pending, onAnswer }: QuestionFormProps) {
  const id = useId();
  const { prompt, sentence, suggestions, known } = question;
  const field = fieldAskedBy[question.id];
  const before = (field && campaign[field]) ?? '';
  const draftKey = answerDraft(campaign.id, question.id);
  const [isChanging, setChanging] = useState(known === null || 'value' in readDraft(draftKey));
  const isSending = (answer: string | null) => pending !== null && pending.answer === answer;
  const send = (answer: string | null) => pending === null && onAnswer(answer);
  const notNow = (
    <Button variant="quiet" size="small" busy={isSending(null)} onClick={() => send(null)}>
      Not now
    </Button>
  );
  return (
    <>
      <p className={textStyles.soft}>This week’s question</p>
      <h2 id={id} className={textStyles.heading}>
        {prompt}
      </h2>
      {known !== null && !isChanging ? (
        <>
          <p>
            <OwnWords content={`${known}: still right?`} ranges={[[0, known.length]]} />
          </p>
          <Cluster>
            <Button size="small" busy={isSending(before)} onClick={() => send(before)}>
              Keep
            </Button>
            <Button size="small" onClick={() => setChanging(true)}>
              Change
            </Button>
            {notNow}
          </Cluster>
        </>
      ) : (
        <>
          <div className={styles.suggestions}>
            <Suggestions label="Suggestions" suggestions={suggestions} onPick={send} />
          </div>
          {sentence ? (
            <SentenceForm
              draftKey={draftKey}
              sentence={sentence}
              initial={before}
              longest={field ? planFields[field].longest : undefined}
              describedBy={id}
              isBusy={pending !== null && pending.answer !== null}
              onAnswer={send}
            >
              {notNow}
            </SentenceForm>
          ) : (
            <Cluster>{notNow}</Cluster>
          )}
        </>
      )}
    </>
  );
}

type SentenceFormProps = {
  draftKey: string;
  sentence: NonNullable<Question['sentence']>;
  initial: string;
  longest: number | undefined;
  describedBy: string;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  children: ReactNode;
};

function SentenceForm({
  draftKey,
  sentence,
  initial,
  longest,
  describedBy,
  isBusy,
  onAnswer,
  children,
}: SentenceFormProps) {
  const [text, setText] = useDraft(draftKey, initial);
  const [wasSent, setSent] = useState(false);
  const isEmpty = text.trim() === '';
  function submit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    setSent(true);
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus();
    else onAnswer(text.trim());
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit} noValidate className={styles.answer}>
      <SentenceField
        before={sentence.before}
        after={sentence.after}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={longest}
        error={wasSent && isEmpty ? 'Please write a few words, or choose Not now' : undefined}
        aria-describedby={describedBy}
      />
      <Cluster>
        <Button type="submit" variant="primary" size="small" busy={isBusy}>
          Save
        </Button>
        {children}
      </Cluster>
    </Stack>
  );
}
