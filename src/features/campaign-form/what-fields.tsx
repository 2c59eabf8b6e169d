import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { HabitKind } from '../../../worker/domain.ts';
import { useIsWide } from '../../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { Choices } from '../../ui/choices.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { capitalize, VisuallyHidden } from '../../ui/words.tsx';
import formStyles from './campaign-form.module.css';
import { PlanSentence } from './plan-fields.tsx';
import { type NamedStarter, starters, type Values } from './starters.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import styles from './what-fields.module.css';

type FormProps = { form: CampaignFormState };

type WordFieldsProps = FormProps & { title: RefObject<HTMLInputElement | null>; children?: ReactNode };

export function WordFields({ form, title, children }: WordFieldsProps) {
  return (
    <>
      <Field label="Title" error={form.errors.title}>
        <Input {...form.input('title')} ref={title} placeholder="Walk Biscuit" autoComplete="off" />
      </Field>
      {children}
      <Field
        label="Description"
        hint="What you want to do, and why it matters to you. Your messages may quote it."
        error={form.errors.description}
      >
        <Textarea
          {...form.input('description')}
          rows={2}
          className={styles.description}
          placeholder="Around the canal before work, because we both need the air"
        />
      </Field>
    </>
  );
}

const valuesOf = ({ id: starter, label: _, topic: _topic, ...fields }: NamedStarter): Partial<Values> => ({
  ...{ doseVerb: '', ...fields, kindFor: fields.title, starter },
});

/** Choosing a starter habit keeps what the person typed or chose; tapping it again removes the values it filled in. */
export function Starters({ form }: FormProps) {
  const { values, opened } = form;
  const current = starters.find(({ id }) => id === values.starter);
  function choose(tapped: NamedStarter) {
    const filledIn: Partial<Values> = current ? valuesOf(current) : {};
    const wasEdited = (name: keyof Values) => !['', opened[name], filledIn[name]].includes(values[name]);
    const next = tapped === current ? { ...pick(opened, filledIn), starter: '' } : valuesOf(tapped);
    // A starter's plan needs the starter's kind.
    const kindFor = wasEdited('title') ? values.title : tapped.title;
    const kind = tapped === current ? {} : { kind: tapped.kind, kindFor };
    const changes = Object.entries(next).filter(([name]) => !wasEdited(name as keyof Values));
    form.setSome({ ...Object.fromEntries(changes), ...kind });
  }
  return (
    <ul aria-label="Starter habits" className={styles.starters}>
      {starters.map((starter) => (
        <li key={starter.id} data-hue={starter.hue}>
          <button
            type="button"
            aria-pressed={starter === current}
            onClick={() => choose(starter)}
            className={styles.starter}
          >
            <HabitIcon icon={starter.icon} size={24} />
            {starter.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const pick = (values: Values, names: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(names, name)));

export const kinds: Record<Exclude<HabitKind, 'danger'>, string> = {
  build: 'Do something',
  reduce: 'Do less of something',
  dose: 'Take or measure something',
  recover: 'Get through something',
};

/** The kind, and the fields that depend on it. The kind of a starter or an existing campaign is rarely changed. */
export function KindFields({ form }: FormProps) {
  const { starter, title } = form.values;
  const isWide = useIsWide();
  const isKindFolded =
    isWide ||
    form.campaign !== undefined ||
    starters.some((each) => each.id === starter && each.title === title);
  const kindChoices = {
    legend: 'What kind of habit is this?',
    name: 'kind',
    choices: Object.entries(kinds).map(([id, label]) => ({ id, label })),
    value: form.kind,
    onChange: (kind: string) => form.setSome({ kind, kindFor: '' }),
    error: form.errors.kind,
  };
  return (
    <>
      {!isKindFolded && <Choices {...kindChoices} />}
      {/* An existing campaign's is above its description. */}
      {form.campaign === undefined && <PlanSentence form={form} />}
      <div className={styles.folds}>
        {isKindFolded && form.kind !== 'danger' && <FoldedChoices {...kindChoices} />}
        <LookFields form={form} />
      </div>
      {form.kind !== 'build' && <LockScreenChoice form={form} />}
    </>
  );
}

const loadLooks = () => import('./look-choices.tsx');
const LookChoices = lazyPart(loadLooks);
const LockScreenChoice = lazyPart(async () => ({ default: (await loadLooks()).LockScreenChoice }));
onFirstUse(loadLooks);

type FoldedProps = {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  isOpen?: boolean | undefined;
  onToggle?: () => void;
  children: ReactNode;
};

/** Fields that are rarely changed, and what they are set to. */
export function Folded({ icon, title, text, isOpen = false, onToggle, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before an invalid field gets the focus
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details ref={details} onToggle={onToggle} className={styles.fold}>
      <summary>
        {icon}
        <span className={styles.foldWords}>
          <span className={styles.foldTitle}>{title}</span>
          <span className={formStyles.hint}>{text}</span>
        </span>
        <Icon of={ChevronDownIcon} />
      </summary>
      {children}
    </details>
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

/** The habit's color and icon, suggested from its words until the person chooses. */
function LookFields({ form }: FormProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Folded
      icon={<HabitIcon icon={form.look.icon} tile="medium" />}
      title="Color and icon"
      text={capitalize(form.look.hue)}
      onToggle={() => setOpened(true)}
    >
      {wasOpened && <LookChoices form={form} />}
    </Folded>
  );
}
