import type { ReactNode } from 'react';
import { type MessageStyle, messageStyles } from '../../../worker/domain.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './style-fields.module.css';
import type { CampaignFormState } from './use-campaign-form.ts';

type Voices = Record<MessageStyle, string>;

/** How each voice sounds. */
const voices: Voices = {
  motivational: '“You said: ‘We both need the air.’ Today’s part of that: walk Biscuit.”',
  informative: '“An event makes a better cue than a clock. After you put the kettle on: walk Biscuit.”',
  friendly: '“Nothing to prove yet. After you put the kettle on, walk Biscuit, and tell me how it went?”',
  direct: '“You put the kettle on, then walk Biscuit. Nothing left to decide.”',
};
const voicesOfLess: Voices = {
  motivational: '“A wish rises, and it passes. When you sit down on the sofa: put the phone in the drawer.”',
  informative: '“A rule made beforehand is easier to follow than one made in the moment.”',
  friendly: '“Just catch the first time you want it and note the hour. That’s all, okay?”',
  direct: '“When you sit down on the sofa: put the phone in the drawer. Same moment, same answer.”',
};

/** In which voice the messages come, where there is more than one; and who writes them. */
export function StyleFields({ form, aiWriting }: { form: CampaignFormState; aiWriting: ReactNode }) {
  const { kind, values, errors } = form;
  const notes = kind === 'reduce' ? voicesOfLess : voices;
  return (
    <>
      {!isQuiet(kind) && (
        <ChoiceGroup
          legend="Message style"
          name="messageStyle"
          choices={messageStyles.map((id) => ({
            id,
            label: <span className={styles.capital}>{id}</span>,
            note: notes[id],
          }))}
          value={values.messageStyle}
          onChange={(id) => form.setValue('messageStyle', id)}
          error={errors.messageStyle}
        />
      )}
      {kind !== 'dose' && aiWriting}
    </>
  );
}
