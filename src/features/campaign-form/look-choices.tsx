import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { type HabitIcon as HabitIconName, habitIcons, hues } from '../../../worker/domain.ts';
import { classNames } from '../../ui/class-names.ts';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { capitalize } from '../../ui/words.tsx';
import formStyles from './campaign-form.module.css';
import styles from './look-choices.module.css';
import type { CampaignFormState } from './use-campaign-form.ts';

export const iconNames: Record<HabitIconName, string> = {
  ...{ water: 'Drop', walk: 'Footprints', book: 'Book', meditate: 'Lotus', sleep: 'Moon' },
  ...{ stretch: 'Person stretching', journal: 'Notebook', language: 'Speech bubbles', vegetables: 'Carrot' },
  ...{ 'screen-off': 'Phone off', call: 'Telephone', pill: 'Pill', workout: 'Dumbbell', run: 'Stopwatch' },
  ...{ bike: 'Bicycle', paw: 'Paw', music: 'Music', home: 'House', heart: 'Heart', coffee: 'Coffee cup' },
  ...{ glass: 'Glass', money: 'Wallet', sun: 'Sun', pencil: 'Pencil' },
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
    <fieldset className={styles.group}>
      <legend className={formStyles.hint}>{legend}</legend>
      <div className={styles.swatches}>{children}</div>
    </fieldset>
  );
}
