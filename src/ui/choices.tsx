import CheckIcon from 'lucide-react/icons/check';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './choices.module.css';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { Cluster, Stack } from './layout.tsx';
import textStyles from './text.module.css';
import { classNames, VisuallyHidden } from './words.tsx';

export function Group({ legend, children, ...props }: ComponentProps<'fieldset'> & { legend: ReactNode }) {
  return (
    <fieldset {...props}>
      <legend className={classNames(textStyles.label, styles.legend)}>{legend}</legend>
      {children}
    </fieldset>
  );
}

type Choice = { id: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

type ChoicesProps = {
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** Radio buttons drawn as the rows of a card. */
export function Choices({ legend, name, choices, value, onChange, error }: ChoicesProps) {
  const id = useId();
  const idOf = (choice: Choice) => `${id}-${choice.id.replaceAll(' ', '-')}`;
  return (
    <Group legend={legend} aria-describedby={error && id}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.id)}
              aria-labelledby={idOf(choice)}
              aria-describedby={choice.note ? `${idOf(choice)}-note` : undefined}
              aria-invalid={error ? true : undefined}
              className={styles.radio}
            />
            <span className={styles.words}>
              <span id={idOf(choice)} className={classNames(textStyles.label, styles.label)}>
                {choice.label}
              </span>
              {choice.note && (
                <span id={`${idOf(choice)}-note`} className={classNames(textStyles.soft, styles.note)}>
                  {choice.note}
                </span>
              )}
            </span>
            <Icon of={CheckIcon} size={18} className={styles.check} />
          </label>
        ))}
      </div>
      {error && <FieldError id={id} text={error} />}
    </Group>
  );
}

type SentenceFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  /** The text before and after the blank. The first non-empty one is the label. */
  before: string;
  after?: string | undefined;
  error?: string | undefined;
};

/** The textarea is for a single phrase that may wrap, so Enter submits it as in a text field. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Text that is only punctuation is not shown. */
const hasWords = (text: string) => /\p{L}/u.test(text);

/** A sentence with a blank to fill in. */
export function SentenceField({
  before,
  after = '',
  error,
  'aria-describedby': describedBy,
  ...props
}: SentenceFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  const isNamedBefore = before !== '';
  return (
    <Stack gap={2}>
      <div className={styles.line}>
        {isNamedBefore && <label htmlFor={id}>{before}</label>}
        <textarea
          {...props}
          rows={1}
          onKeyDown={sendOnEnter}
          id={id}
          autoComplete="off"
          // The phrase continues a sentence, unless it starts with a name.
          autoCapitalize={isNamedBefore ? 'none' : undefined}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.blank}
        />
        {hasWords(after) &&
          (isNamedBefore ? <span aria-hidden="true">{after}</span> : <label htmlFor={id}>{after}</label>)}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </Stack>
  );
}

type SuggestionsProps = {
  /** For screen readers: what the suggestions are for. */
  label: string;
  suggestions: readonly string[];
  /** The current value, whose suggestion is drawn pressed. */
  value: string;
  onPick: (suggestion: string) => void;
};

export function Suggestions({ label, suggestions, value, onPick }: SuggestionsProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <Cluster as="ul" aria-labelledby={id} className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button
              size="small"
              aria-pressed={value === suggestion}
              className={styles.pill}
              onClick={() => onPick(suggestion)}
            >
              {suggestion}
            </Button>
          </li>
        ))}
      </Cluster>
    </>
  );
}
