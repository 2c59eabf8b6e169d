import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { HabitKind } from '../../../worker/domain.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Choices } from '../../ui/choices.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Fold, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { shownToast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/words.tsx';
import formStyles from './campaign-form.module.css';
import { type NamedStarter, starters, type Values } from './starters.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import styles from './what-fields.module.css';

type FormProps = { form: CampaignFormState };

type TitleProps = FormProps & { title: RefObject<HTMLInputElement | null> };

export const TitleField = ({ form, title }: TitleProps) => (
  <Field label="Title" error={form.errors.title}>
    <Input
      {...form.input('title')}
      ref={title}
      placeholder={form.campaign ? undefined : 'Something else, like an evening walk'}
      autoComplete="off"
    />
  </Field>
);

/** On a phone, it comes after the title, so that the first step starts small. */
export function DescriptionField({ form }: FormProps) {
  const { values, errors } = form;
  const isNeeded = [values.title, values.description, errors.description].some((text) => text?.trim());
  return (
    <div className={isNeeded ? undefined : styles.later}>
      <Field
        label="Description"
        hint="What you want to do, and why it matters to you. Your messages may quote it."
        error={errors.description}
      >
        <Textarea
          {...form.input('description')}
          rows={2}
          className={styles.description}
          placeholder="Around the block after dinner, because I sleep better when I’ve moved"
        />
      </Field>
    </div>
  );
}

const valuesOf = ({ id: starter, label: _, topic: _topic, ...fields }: NamedStarter): Partial<Values> => ({
  doseVerb: '',
  ...fields,
  kindFor: fields.title,
  starter,
});

/**
 * Choosing a starter habit keeps what the person typed or chose, and folds the others behind one row. Tapping it again
 * removes the values it filled in.
 */
export function Starters({ form }: FormProps) {
  const { values, opened, chosen } = form;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const current = starters.find(({ id }) => id === values.starter);
  /** What had the focus is gone, so its successor gets it. */
  function show(change: () => void) {
    flushSync(change);
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    (buttons.find((button) => button.ariaPressed === 'true') ?? buttons[0])?.focus();
  }
  function choose(tapped: NamedStarter) {
    const filledIn: Partial<Values> = current ? valuesOf(current) : {};
    const wasEdited = (name: keyof Values) => !['', opened[name], filledIn[name]].includes(values[name]);
    const next = tapped === current ? { ...pick(opened, filledIn), starter: '' } : valuesOf(tapped);
    // A starter's plan needs the starter's kind.
    const kindFor = wasEdited('title') ? values.title : tapped.title;
    const kind = tapped === current ? {} : { kind: tapped.kind, kindFor };
    const changes = Object.entries(next).filter(([name]) => !wasEdited(name as keyof Values));
    const fill = () => form.setSome({ ...Object.fromEntries(changes), ...kind });
    // A notice would cover the plan.
    shownToast.set(null);
    if (tapped === current) return fill();
    show(() => {
      fill();
      setOpen(false);
    });
  }
  return (
    <div ref={place}>
      {chosen && !isOpen ? (
        <button
          type="button"
          aria-expanded={false}
          className={styles.chosen}
          onClick={() => show(() => setOpen(true))}
        >
          <HabitIcon icon={form.look.icon} tile="medium" />
          <strong>{chosen.label}</strong>
          <span className={`${textStyles.label} ${styles.change}`}>Change</span>
        </button>
      ) : (
        <ul aria-label="Starter habits" className={styles.starters}>
          {starters.map((starter) => (
            <li key={starter.id} data-hue={starter.hue}>
              <button
                type="button"
                aria-pressed={starter === current || (!current && starter.icon === chosen?.icon)}
                onClick={() => choose(starter)}
                className={styles.starter}
              >
                <HabitIcon icon={starter.icon} size={24} />
                {starter.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const pick = (values: Values, names: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(names, name)));

const kinds: Record<Exclude<HabitKind, 'danger'>, string> = {
  build: 'Something to do',
  reduce: 'Something to do less',
  dose: 'Something to take or measure',
  recover: 'Something to get through',
};

/** The kind, color and icon, suggested from the words until the person chooses; with the title, if it was filled in. */
export function LookFields({ form, title }: TitleProps) {
  const [wasOpened, setOpened] = useState(false);
  const { kind, chosen, values, errors } = form;
  return (
    <>
      <div className={styles.folds}>
        <Folded
          icon={<HabitIcon icon={form.look.icon} tile="medium" />}
          title={chosen ? 'Name, kind and color' : 'Kind, color and icon'}
          text={kind === 'danger' || chosen ? values.title : kinds[kind]}
          isOpen={kind === 'danger' || Boolean(errors.title ?? errors.kind)}
          onToggle={() => setOpened(true)}
        >
          <Stack gap={5} className={styles.unfolded}>
            {chosen && <TitleField form={form} title={title} />}
            {kind !== 'danger' && (
              <Choices
                legend="What kind of habit is this?"
                name="kind"
                choices={Object.entries(kinds).map(([id, label]) => ({ id, label }))}
                value={kind}
                onChange={(id) => form.setSome({ kind: id, kindFor: '' })}
                error={errors.kind}
              />
            )}
            {wasOpened && kind !== 'danger' && <LookChoices form={form} />}
          </Stack>
        </Folded>
      </div>
      {kind !== 'build' && kind !== 'danger' && <LockScreenChoice form={form} />}
    </>
  );
}

const loadLooks = () => import('./look-choices.tsx');
const LookChoices = lazyPart(loadLooks);
const LockScreenChoice = lazyPart(async () => (await loadLooks()).LockScreenChoice);

type FoldedProps = {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  isOpen?: boolean | undefined;
  onToggle?: () => void;
  children: ReactNode;
};

/** Fields that are rarely changed, and what they are set to. */
function Folded({ icon, title, text, isOpen = false, onToggle, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before an invalid field gets the focus
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <Fold
      ref={details}
      onToggle={onToggle}
      summary={
        <>
          {icon}
          <span className={styles.foldWords}>
            <span className={textStyles.label}>{title}</span>
            <span className={formStyles.hint}>{text}</span>
          </span>
        </>
      }
      className={styles.fold}
    >
      {children}
    </Fold>
  );
}

type FoldedChoicesProps = ComponentProps<typeof Choices> &
  Pick<FoldedProps, 'isOpen'> & { legend: string; children?: ReactNode };

/** Choices that show only the chosen one until they are opened. */
export function FoldedChoices({ legend, isOpen, children, ...props }: FoldedChoicesProps) {
  const chosen = props.choices.find(({ id }) => id === props.value);
  return (
    <Folded title={legend} text={chosen?.label} isOpen={isOpen || props.error !== undefined}>
      <Choices {...props} legend={<VisuallyHidden>{legend}</VisuallyHidden>} />
      {children}
    </Folded>
  );
}
