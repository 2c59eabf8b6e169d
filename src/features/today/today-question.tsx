import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ActiveCampaignView, QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatInstant } from '../../lib/dates.ts';
import { readDraft } from '../../lib/form-draft.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { QuestionAnswers, type QuestionAnswersProps } from '../../ui/question-answers.tsx';
import { useAnswers } from '../campaigns/campaign-calls.ts';
import styles from './habit-row.module.css';

/** Answers that lead to the form where the moment and the hour can be changed. */
const formAnswers: readonly (string | null)[] = ['Another moment', 'Another hour'];

type TodayQuestionProps = {
  campaign: ActiveCampaignView;
  question: ActiveCampaignView['today']['question'];
  /** Until the habit is done, the question is one line that expands, so that it doesn't compete with the tap. */
  isOpen: boolean;
};

/** The week's question; once answered, thanks with the next message that uses the answer. */
export function TodayQuestion({ campaign, question, isOpen }: TodayQuestionProps) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const [answered, setAnswered] = useState<QuestionAnswered['next'] | 'thanks' | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const answers = useAnswers(campaign, question, ({ campaign: { onHold }, next }, answer) => {
    // Help takes the place of this row.
    if (onHold || !isPageOpen()) return;
    if (formAnswers.includes(answer)) navigate(paths.editCampaign(campaign.id));
    else if (answer !== null) setAnswered(next ?? 'thanks');
  });
  // The element that had the focus is gone.
  useEffect(() => {
    if (answered) thanks.current?.focus({ preventScroll: true });
  }, [answered]);
  if (answered) {
    return (
      <p ref={thanks} tabIndex={-1} className={styles.thanks}>
        Thank you.
        {answered !== 'thanks' && (
          <>
            {` ${formatInstant(answered.scheduledFor, campaign.timeZone)}: `}
            <OwnWords content={answered.content} ranges={answered.ownWords} />
          </>
        )}
      </p>
    );
  }
  return answers && <QuestionForm key={answers.question.id} isOpen={isOpen} {...answers} />;
}

type QuestionFormProps = Omit<QuestionAnswersProps, 'describedBy'> & { isOpen: boolean };

function QuestionForm({ isOpen, ...answers }: QuestionFormProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState('value' in readDraft(answers.draftName));
  const { prompt } = answers.question;
  if (!isOpen && !isExpanded) {
    return (
      <button type="button" className={styles.ask} aria-expanded={false} onClick={() => setExpanded(true)}>
        <span className={styles.overline}>This week’s question</span>
        <span>{prompt}</span>
        <Icon of={ChevronDownIcon} size={18} />
      </button>
    );
  }
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <div className={styles.asked}>
        <p className={styles.overline}>This week’s question</p>
        <h4 id={id} className={styles.prompt}>
          {prompt}
        </h4>
      </div>
      <QuestionAnswers {...answers} describedBy={id} />
    </Stack>
  );
}
