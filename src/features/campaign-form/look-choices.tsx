import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { type HabitIcon as HabitIconName, habitIcons, hues } from '../../../worker/domain.ts';
import { Checkbox } from '../../ui/field.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon, Sun } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { capitalize, classNames } from '../../ui/words.tsx';
import formStyles from './campaign-form.module.css';
import { previewOf } from './plan-preview.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import styles from './what-fields.module.css';

const iconNames: Record<HabitIconName, string> = {
  water: 'Drop',
  walk: 'Footprints',
  book: 'Book',
  meditate: 'Lotus',
  sleep: 'Moon',
  stretch: 'Person stretching',
  journal: 'Notebook',
  language: 'Speech bubbles',
  vegetables: 'Carrot',
  'screen-off': 'Phone off',
  call: 'Telephone',
  pill: 'Pill',
  workout: 'Dumbbell',
  run: 'Stopwatch',
  bike: 'Bicycle',
  paw: 'Paw',
  music: 'Music',
  home: 'House',
  heart: 'Heart',
  coffee: 'Coffee cup',
  glass: 'Glass',
  money: 'Wallet',
  sun: 'Sun',
  pencil: 'Pencil',
};

export default function LookChoices({ form }: { form: CampaignFormState }) {
  const { hue, icon } = form.look;
  return (
    <>
      <Swatches legend="Color">
        {hues.map((name) => (
          <label key={name} data-hue={name} className={classNames(styles.swatch, styles.hue)}>
            <input
              type="radio"
              name="hue"
              aria-label={capitalize(name)}
              checked={name === hue}
              onChange={() => form.setValue('hue', name)}
            />
            <Icon of={CheckIcon} />
          </label>
        ))}
      </Swatches>
      <Swatches legend="Icon">
        {habitIcons.map((name) => (
          <label key={name} className={styles.swatch}>
            <input
              type="radio"
              name="icon"
              aria-label={iconNames[name]}
              checked={name === icon}
              onChange={() => form.setValue('icon', name)}
            />
            <HabitIcon icon={name} />
          </label>
        ))}
      </Swatches>
    </>
  );
}

function Swatches({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={formStyles.hint}>{legend}</legend>
      <div className={styles.swatches}>{children}</div>
    </fieldset>
  );
}

/** Whether a lock screen shows the habit's words, for kinds that may be private. */
export function LockScreenChoice({ form }: { form: CampaignFormState }) {
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
    <figure className={classNames(styles.screen, isChosen && styles.chosenScreen)}>
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
