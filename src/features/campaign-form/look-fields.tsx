import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/field.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon, Sun } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import formStyles from './campaign-form.module.css';
import { previewOf } from './plan-preview.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import styles from './what-fields.module.css';

type FormProps = { form: CampaignFormState };

const LookChoices = lazyPart(() => import('./look-choices.tsx'));
onFirstUse(LookChoices.load);

type FoldedProps = {
  icon?: ReactNode;
  title: string;
  text: string;
  onToggle?: () => void;
  children: ReactNode;
};

/** Fields that are rarely changed. */
export function Folded({ icon, title, text, onToggle, children }: FoldedProps) {
  return (
    <details onToggle={onToggle} className={styles.look}>
      <summary>
        {icon}
        <span className={styles.lookWords}>
          <span className={styles.lookTitle}>{title}</span>
          <span className={formStyles.hint}>{text}</span>
        </span>
        <Icon of={ChevronDownIcon} />
      </summary>
      {children}
    </details>
  );
}

/** The habit's color and icon, suggested from its words until the person chooses. */
export function LookFields({ form }: FormProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Folded
      icon={<HabitIcon icon={form.look.icon} tile="medium" />}
      title="Color and icon"
      text="So you can spot it at a glance"
      onToggle={() => setOpened(true)}
    >
      {wasOpened && <LookChoices form={form} />}
    </Folded>
  );
}

/** Whether a lock screen shows the habit's words, for kinds that may be private. */
export function LockScreenChoice({ form }: FormProps) {
  const { title, lockScreenWords: isOn } = form.values;
  return (
    <Stack>
      <Checkbox label="Show my words on the lock screen" {...form.checkbox('lockScreenWords')} />
      <Stack gap={2} className={styles.screens}>
        <LockScreen
          caption="Off"
          isChosen={!isOn}
          title="Better Habits"
          text={form.kind === 'dose' ? 'One thing to check off.' : 'Your plan for today is inside.'}
        />
        <LockScreen
          caption="On"
          isChosen={isOn}
          title={title.trim() || 'Your title'}
          text={previewOf(form)?.content ?? 'The words of your message'}
        />
      </Stack>
    </Stack>
  );
}

type LockScreenProps = { caption: string; isChosen: boolean; title: string; text: string };

function LockScreen({ caption, isChosen, title, text }: LockScreenProps) {
  return (
    <figure className={classNames(styles.screen, isChosen && styles.chosen)}>
      <figcaption>{caption}</figcaption>
      <div className={styles.notification}>
        <Sun size={24} />
        <div>
          <p>
            <strong>{title}</strong>
          </p>
          <p>{text}</p>
        </div>
      </div>
    </figure>
  );
}
