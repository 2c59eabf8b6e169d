import { useRef } from 'react';
import { customTimeOption, frequencies, messageTimes } from '../../../worker/domain.ts';
import { cityOf, isOtherClock } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field, Input, Select, Textarea } from '../../ui/field.tsx';
import { Card } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import { LocalClock, VisuallyHidden, withSettingsLink } from '../../ui/words.tsx';
import styles from './campaign-form.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import { DangerChoices } from './danger-choices.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { StyleFields } from './style-fields.tsx';
import { type CampaignFormOptions, type CampaignFormState, useCampaignForm } from './use-campaign-form.ts';

/** A new campaign, or one to be changed. What is typed stays until it is saved. */
export default function CampaignForm(options: CampaignFormOptions) {
  const form = useCampaignForm(options);
  const { campaign, help } = options;
  const title = useRef<HTMLInputElement>(null);
  const isDanger = form.kind === 'danger';
  const cancel = campaign && (
    <LinkButton to={paths.campaign(campaign.id)} variant="quiet" onClick={form.forget}>
      Cancel
    </LinkButton>
  );
  return (
    <Card className={styles.card}>
      <form {...form.form} className={styles.form}>
        <Field label="Title" error={form.errors.title}>
          <Input {...form.input('title')} ref={title} placeholder="Walk Biscuit" autoComplete="off" />
        </Field>
        <Field
          label="Description"
          hint="What you want to do, and why it matters to you. Your messages may quote it."
          error={form.errors.description}
        >
          <Textarea
            {...form.input('description')}
            rows={3}
            placeholder="Around the canal before work, because we both need the air"
          />
        </Field>
        <VisuallyHidden role="status">{isDanger && 'There is help below.'}</VisuallyHidden>
        {isDanger ? (
          <DangerChoices form={form} help={help} onRename={() => title.current?.select()} cancel={cancel} />
        ) : (
          <>
            <KindFields form={form} />
            <ChoiceGroup
              legend="Frequency"
              name="frequency"
              choices={frequencies.map((id) => ({ id, label: id, note: rhythms[id] }))}
              value={form.values.frequency}
              onChange={(id) => form.setValue('frequency', id)}
              error={form.errors.frequency}
            />
            <TimeFields form={form} timeZone={options.user.timezone} />
            <StyleFields form={form} aiWriting={options.aiWriting} />
            <DeliveryFields form={form} user={options.user} notifications={options.notifications} />
            <FormError text={form.error} />
            <div className={styles.end}>
              {cancel}
              <Button type="submit" variant="primary" busy={form.busy}>
                {campaign ? 'Save Changes' : 'Create Campaign'}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}

const rhythms = {
  Daily: 'A message every day, 84 in all.',
  '3 times per week': 'Monday, Wednesday and Saturday, 36 in all.',
} as const;

/** Whose clock the times are on, where somebody would take it for their own. */
function ClockNote({ timeZone }: { timeZone: string }) {
  if (!isOtherClock(timeZone)) return null;
  return (
    <p className={styles.clock}>
      These are times of {cityOf(timeZone)}, where it is <LocalClock timeZone={timeZone} /> now.{' '}
      {withSettingsLink('You can choose another clock in settings.')}
    </p>
  );
}

function TimeFields({ form, timeZone }: { form: CampaignFormState; timeZone: string }) {
  const isCustom = form.values.messageTime === customTimeOption;
  return (
    <div className={styles.when}>
      <div className={styles.times}>
        <Field
          label="Message time"
          hint={!isCustom && 'Always at the same minute: a steady cue helps a habit grow.'}
          error={form.errors.messageTime}
        >
          <Select {...form.input('messageTime')}>
            {messageTimes.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </Field>
        {isCustom && (
          <Field
            label="Time"
            hint={form.deliveryMethod === 'SMS' && 'Texts go out between 8 AM and 9 PM.'}
            error={form.errors.customTime}
          >
            <Input {...form.input('customTime')} type="time" />
          </Field>
        )}
        <Field label="Start date" error={form.errors.startDate}>
          <Input {...form.input('startDate')} type="date" min={form.firstDay} />
        </Field>
      </div>
      <ClockNote timeZone={timeZone} />
    </div>
  );
}
