import type { FormEvent } from 'react';
import type { Question } from '../../worker/domain.ts';
import { useDraft } from '../lib/storage.ts';
import { Button } from './button.tsx';
import { Input } from './field.tsx';
import { Cluster } from './layout.tsx';
import styles from './question-answers.module.css';

export type QuestionAnswersProps = {
  question: Question;
  /** The person's earlier answer as they typed it. */
  earlierAnswer: string | null;
  maxLength: number | undefined;
  /** The id of the element with the prompt. */
  describedBy: string;
  /** Under this name, the text being typed survives a reload. */
  draftName: string;
  isPending: boolean;
  /** Null means "Not now". */
  onAnswer: (answer: string | null) => void;
};

/** The ways to answer the week's question: the earlier answer, suggestions, other words, and "Not now". */
export function QuestionAnswers({
  question: { known, suggestions, sentence },
  earlierAnswer,
  maxLength,
  describedBy,
  draftName,
  isPending,
  onAnswer,
}: QuestionAnswersProps) {
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
    <>
      {isOffered && (
        <Cluster>
          {known !== null && suggestion(`${known}: still right`, earlierAnswer ?? known)}
          {suggestions.map((words) => suggestion(words, words))}
        </Cluster>
      )}
      <Cluster as="form" onSubmit={submit}>
        {sentence && (
          <label htmlFor={`${describedBy}-words`} className={styles.sentence}>
            {sentence.before}
            <Input
              id={`${describedBy}-words`}
              aria-describedby={describedBy}
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
    </>
  );
}
