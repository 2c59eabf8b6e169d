import { type FormEvent, useId, useRef, useState } from 'react';
import { planFields } from '../../../worker/campaign-fields.ts';
import type { CampaignView, QuestionView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { Button } from '../../ui/button.tsx';
import { SentenceField, Suggestions } from '../../ui/sentence.tsx';
import { OwnWords } from '../../ui/words.tsx';
import statusStyles from './campaign-status-notes.module.css';
import { fieldAskedBy } from './plan-parts.ts';

type Question = NonNullable<QuestionView['question']>;

type QuestionFormProps = {
  campaign: CampaignView;
  question: Question;
  /** The answer that is being sent. */
  pending: { answer: string | null } | null;
  /** Null is 'Not now'. */
  onAnswer: (answer: string | null) => void;
};

/** A question in its words, with what may be tapped and where to write something else. */
export function QuestionForm({ campaign, question, pending, onAnswer }: QuestionFormProps) {
  const id = useId();
  const { prompt, sentence, suggestions, known } = question;
  const field = fieldAskedBy[question.id];
  const before = (field && campaign[field]) ?? '';
  const [isChanging, setChanging] = useState(known === null);
  const isSending = (answer: string | null) => pending !== null && pending.answer === answer;
  const send = (answer: string | null) => pending === null && onAnswer(answer);
  const later = (
    <Button variant="quiet" size="small" busy={isSending(null)} onClick={() => send(null)}>
      Not now
    </Button>
  );
  return (
    <>
      <p className={statusStyles.text}>This week’s question</p>
      <h2 id={id} className={statusStyles.title}>
        {prompt}
      </h2>
      {known !== null && !isChanging ? (
        <>
          <p>
            <OwnWords content={`${known}: still right?`} ranges={[[0, known.length]]} />
          </p>
          <div className={statusStyles.actions}>
            <Button size="small" busy={isSending(before)} onClick={() => send(before)}>
              Keep
            </Button>
            <Button size="small" onClick={() => setChanging(true)}>
              Change
            </Button>
            {later}
          </div>
        </>
      ) : (
        <>
          <Suggestions label="Suggestions" suggestions={suggestions} onPick={send} />
          {sentence ? (
            <BlankForm
              sentence={sentence}
              initial={before}
              longest={field ? planFields[field].longest : undefined}
              describedBy={id}
              isBusy={pending !== null && pending.answer !== null}
              onAnswer={send}
            >
              {later}
            </BlankForm>
          ) : (
            <div className={statusStyles.actions}>{later}</div>
          )}
        </>
      )}
    </>
  );
}

type BlankFormProps = {
  sentence: NonNullable<Question['sentence']>;
  initial: string;
  longest: number | undefined;
  describedBy: string;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  children: React.ReactNode;
};

function BlankForm({ sentence, initial, longest, describedBy, isBusy, onAnswer, children }: BlankFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const isEmpty = words.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isEmpty) form.current?.querySelector('textarea')?.focus();
    else onAnswer(words.trim());
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={statusStyles.starts}>
      <SentenceField
        before={sentence.before}
        after={sentence.after}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        maxLength={longest}
        error={wasSent && isEmpty ? 'Please write a few words, or choose Not now' : undefined}
        aria-describedby={describedBy}
      />
      <div className={statusStyles.actions}>
        <Button type="submit" variant="primary" size="small" busy={isBusy}>
          Save
        </Button>
        {children}
      </div>
    </form>
  );
}
