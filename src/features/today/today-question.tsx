import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ActiveCampaignView, QuestionAnswered } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useIsPageOpen } from '../../lib/hooks.ts';
import { readDraft } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Card, Fold, Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { QuestionAnswers, type QuestionAnswersProps } from '../../ui/question-answers.tsx';
import textStyles from '../../ui/text.module.css';
import { useAnswers } from '../campaigns/campaign-calls.ts';
import styles from './habit-row.module.css';

/** Answers that lead to the form where the moment and the hour can be changed. */
const formAnswers: readonly (string | null)[] = ['Another moment', 'Another hour'];

/**
 * The week's question, in one line that expands, so that it doesn't compete with the taps. Once answered, thanks with the
 * next message that uses the answer.
 */
export function TodayQuestion({ campaign }: { campaign: ActiveCampaignView }) {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  const [answered, setAnswered] = useState<QuestionAnswered['next'] | 'thanks' | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const answers = useAnswers(campaign, campaign.today.question, ({ campaign: { onHold }, next }, answer) => {
    // Help takes the place of this row.
    if (onHold || !isPageOpen()) return;
    if (formAnswers.includes(answer)) navigate(paths.editCampaign(campaign.id));
    else if (answer !== null) setAnswered(next ?? 'thanks');
  });
  // The element that had the focus is gone.
  useEffect(() => {
    if (answered) thanks.current?.focus({ preventScroll: true });
  }, [answered]);
  if (!answered && !answers) return null;
  return (
    <Card data-hue={campaign.hue} className={styles.asked}>
      {answered ? (
        <p ref={thanks} tabIndex={-1}>
          Thank you.
          {answered !== 'thanks' && (
            <>
              {` ${formatInstant(answered.scheduledFor, campaign.timeZone)}: `}
              <OwnWords content={answered.content} ranges={answered.ownWords} />
            </>
          )}
        </p>
      ) : (
        answers && <QuestionForm key={answers.question.id} title={campaign.title} {...answers} />
      )}
    </Card>
  );
}

type QuestionFormProps = Omit<QuestionAnswersProps, 'describedBy'> & { title: string };

function QuestionForm({ title, ...answers }: QuestionFormProps) {
  const id = useId();
  const [hasDraft] = useState('value' in readDraft(answers.draftName));
  return (
    <Fold
      open={hasDraft}
      summary={
        <span>
          <span className={textStyles.small}>This week’s question · {title}</span>
          <span id={id} className={classNames(textStyles.label, styles.prompt)}>
            {answers.question.prompt}
          </span>
        </span>
      }
    >
      <Stack gap={2} className={styles.answers}>
        <QuestionAnswers {...answers} describedBy={id} />
      </Stack>
    </Fold>
  );
}
