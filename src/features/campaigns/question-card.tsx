import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { planFields } from '../../../worker/campaign-fields.ts';
import type { CampaignView, QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../../worker/domain.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { paths } from '../../paths.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import { QuestionAnswers } from '../../ui/question-answers.tsx';
import textStyles from '../../ui/text.module.css';
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
  const id = useId();
  const field = question ? fieldAskedBy[question.id] : undefined;
  const { mutate, isPending } = useAnswerQuestion(campaign.id, (result, answer) => {
    if (answer === changeAnswers.hour && isPageOpen()) navigate(paths.editCampaign(campaign.id));
    if (answer === changeAnswers.moment) setChangingMoment(true);
    if (answer !== null) setAnswered(result);
  });
  const moment = planParts(campaign.kind).find(({ field }) => field === 'planAnchor');
  return (
    <>
      {question ? (
        <NoteCard key={question.id} label="This week’s question">
          <p className={textStyles.soft}>This week’s question</p>
          <h2 id={id} className={textStyles.heading}>
            {question.prompt}
          </h2>
          <QuestionAnswers
            question={question}
            before={field ? campaign[field] : null}
            longest={field && planFields[field].longest}
            describedBy={id}
            draft={answerDraft(campaign.id, question.id)}
            isPending={isPending}
            onAnswer={(answer) => isPending || mutate({ question: question.id, answer })}
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
