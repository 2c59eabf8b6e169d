import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './plan-fields.module.css';
import { planSuggestionsQuery } from './queries.ts';
import { useSettled } from './use-settled.ts';

type Part = {
  input: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
  /** Takes over a suggestion. */
  fill: (words: string) => void;
  error: string | undefined;
};

type PlanFieldsProps = {
  anchor: Part;
  action: Part;
  why: Omit<Part, 'fill'>;
  /** What the suggestions are for. */
  habit: { title: string; description: string };
};

/** Enough of a description to tell what a habit is about. */
const toldBy = 300;

/** 'After ___ I will ___', and why. None of it has to be said. */
export function PlanFields({ anchor, action, why, habit }: PlanFieldsProps) {
  const title = useSettled(habit.title.trim());
  const description = useSettled(habit.description.trim().slice(0, toldBy));
  const { data, isError } = useQuery({
    ...planSuggestionsQuery(title, description),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.fields}>
      <div className={styles.part}>
        <Field label="After" error={anchor.error}>
          <Input {...anchor.input} placeholder="brushing my teeth" autoComplete="off" />
        </Field>
        {!isError && <Ideas label="Ideas for the moment" part={anchor} ideas={data?.anchors} />}
      </div>
      <div className={styles.part}>
        <Field label="I will" error={action.error}>
          <Input {...action.input} placeholder="sit for three breaths" autoComplete="off" />
        </Field>
        {!isError && <Ideas label="Ideas for the small step" part={action} ideas={data?.actions} />}
      </div>
      {isError && <p className={styles.note}>No ideas at hand just now. Your own words are best anyway.</p>}
      <Field
        label="Why it matters to me"
        hint="A few words are best: your messages quote what is short."
        error={why.error}
      >
        <Input {...why.input} placeholder="I want quiet mornings" autoComplete="off" />
      </Field>
    </div>
  );
}

/** As wide as usual ideas, so that nothing moves when they come. */
const waitingWidths = ['7rem', '9rem', '6rem', '8rem', '10rem', '7rem'];

function Ideas({ label, part, ideas }: { label: string; part: Part; ideas: string[] | undefined }) {
  const id = useId();
  if (ideas === undefined) {
    return (
      <div aria-busy="true" className={styles.ideas}>
        <VisuallyHidden>Loading ideas</VisuallyHidden>
        {waitingWidths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
          <Skeleton key={place} width={width} height="var(--touch)" />
        ))}
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <ul aria-labelledby={id} className={styles.ideas}>
        {ideas.map((idea) => {
          const isTaken = part.input.value === idea;
          return (
            <li key={idea}>
              <button
                type="button"
                aria-pressed={isTaken}
                className={styles.idea}
                onClick={() => part.fill(isTaken ? '' : idea)}
              >
                {idea}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
