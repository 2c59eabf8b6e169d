import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sun } from '../../ui/sun.tsx';
import styles from './lock-screen-choice.module.css';
import type { CampaignFormState } from './use-campaign-form.ts';

type LockScreenChoiceProps = {
  form: CampaignFormState;
  /** What a message says in the person's words, where they gave some. */
  sentence: string | undefined;
};

/** Whether a locked phone shows what the habit is, for what may be nobody else's business. */
export function LockScreenChoice({ form, sentence }: LockScreenChoiceProps) {
  const { title, lockScreenWords: isOn } = form.values;
  return (
    <div className={styles.choice}>
      <Checkbox label="Show my words on the lock screen" {...form.checkbox('lockScreenWords')} />
      <div className={styles.previews}>
        <LockScreen
          caption="Off"
          isChosen={!isOn}
          title="A message from Better Habits"
          text="Your plan for today is inside."
        />
        <LockScreen
          caption="On"
          isChosen={isOn}
          title={title.trim() || 'Your title'}
          text={sentence ?? 'What your message says.'}
        />
      </div>
    </div>
  );
}

type LockScreenProps = { caption: string; isChosen: boolean; title: string; text: string };

function LockScreen({ caption, isChosen, title, text }: LockScreenProps) {
  return (
    <figure className={classNames(styles.screen, isChosen && styles.chosen)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.notification}>
        <Sun size={24} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </figure>
  );
}
