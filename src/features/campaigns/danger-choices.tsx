import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormError } from '../../ui/status.tsx';
import statusStyles from './campaign-status-notes.module.css';
import styles from './danger-choices.module.css';
import type { CampaignFormState } from './use-campaign-form.ts';

type DangerChoicesProps = {
  form: CampaignFormState;
  /** Where help is to be had. */
  help: ReactNode;
  onRename: () => void;
  /** The way out of the form, where there is one. */
  cancel?: ReactNode;
};

/** What the form shows in place of all that follows the title where somebody may be in danger. */
export function DangerChoices({ form, help, onRename, cancel }: DangerChoicesProps) {
  return (
    <div className={styles.choices}>
      {help}
      <Checkbox label="Check in with me once a week" {...form.checkbox('checkIns')} />
      <FormError text={form.error} />
      <div className={statusStyles.actions}>
        <Button onClick={onRename}>Give it another name</Button>
        <Button type="submit" busy={form.busy}>
          Keep it, without messages
        </Button>
        {cancel}
      </div>
    </div>
  );
}
