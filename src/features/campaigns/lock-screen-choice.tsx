import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/field.tsx';
import { Sun } from '../../ui/sun.tsx';
import { previewOf } from './form-preview.ts';
import styles from './lock-screen-choice.module.css';
import type { CampaignFormState } from './use-campaign-form.ts';

/** Whether a locked phone shows what the habit is, for what may be nobody else's business. */
export function LockScreenChoice({ form }: { form: CampaignFormState }) {
  const { title, lockScreenWords: isOn } = form.values;
  return (
    <div className={styles.choice}>
      <Checkbox label="Show my words on the lock screen" {...form.checkbox('lockScreenWords')} />
      <div className={styles.previews}>
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
      </div>
    </div>
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
