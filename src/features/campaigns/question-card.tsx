import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  CampaignView,
  QuestionAnswered,
  QuestionView,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { userMessage } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useHandOnFocus } from '../../lib/use-hand-on-focus.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnWords } from '../../ui/words.tsx';
import statusStyles from './campaign-status-notes.module.css';
import { answerQuestion } from './plan-calls.ts';
import { planParts } from './plan-parts.ts';
import { questionQuery } from './queries.ts';
import styles from './question-card.module.css';
import { QuestionForm } from './question-form.tsx';

const WordsDialog = lazy(() => import('./words-dialog.tsx'));

type QuestionCardProps = { campaign: CampaignView; question: QuestionView['question'] };

/** Answers that lead to where it can be changed. */
const leading = { moment: 'Another moment', hour: 'Another hour' } as const;

/** The question of the week, and thanks for its answer: the next message that will say it. */
export function QuestionCard({ campaign, question }: QuestionCardProps) {
  const navigate = useNavigate();
  const [answered, setAnswered] = useState<QuestionAnswered | null>(null);
  const [isMoving, setMoving] = useState(false);
  const save = useMutation({
    mutationFn: (answer: string | null) => {
      if (question === null) throw new Error('There is no question');
      return answerQuestion(campaign.id, { question: question.id, answer });
    },
    onSuccess: (done, answer) => {
      if (answer === leading.hour) navigate(paths.editCampaign(campaign.id));
      if (answer === leading.moment) setMoving(true);
      if (answer !== null) setAnswered(done);
    },
    onError: (error) => {
      // It may have been answered elsewhere.
      queryClient.invalidateQueries(questionQuery(campaign.id));
      const description = userMessage(error, 'Your answer could not be kept. Please try again.');
      toast({ title: 'Error', description, kind: 'error' });
    },
  });
  const moment = planParts(campaign.kind).find(({ field }) => field === 'planAnchor');
  return (
    <>
      {question ? (
        <Box label="This week’s question">
          <QuestionForm
            key={question.id}
            campaign={campaign}
            question={question}
            pending={save.isPending ? { answer: save.variables } : null}
            onAnswer={save.mutate}
          />
        </Box>
      ) : (
        answered && <Thanks campaign={campaign} next={answered.next} />
      )}
      {isMoving && moment && (
        <Suspense fallback={null}>
          <WordsDialog campaign={campaign} part={moment} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  );
}

function Box({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useHandOnFocus(box);
  return (
    <Card as="section" aria-label={label} ref={box} className={styles.card}>
      {children}
    </Card>
  );
}

function Thanks({ campaign, next }: { campaign: CampaignView; next: QuestionAnswered['next'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Box label="Your answer">
      <h2 ref={heading} tabIndex={-1} className={statusStyles.title}>
        Thank you.
      </h2>
      {next && (
        <p className={styles.next}>
          <time dateTime={next.scheduledFor} className={styles.when}>
            {formatInstant(next.scheduledFor, campaign.timeZone)}:
          </time>{' '}
          <OwnWords content={next.content} ranges={next.ownWords} />
        </p>
      )}
    </Box>
  );
}
