import {
  customTimeOption,
  frequencies,
  messageStyles,
  messageTimes,
} from '../../../worker/campaigns/campaigns.schemas.ts';
import { cityOf, isOtherClock } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Input } from '../../ui/input.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LocalClock } from '../../ui/local-clock.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { withSettingsLink } from '../../ui/with-settings-link.tsx';
import styles from './campaign-form.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { PlanBlock } from './plan-block.tsx';
import { type CampaignFormOptions, type CampaignFormState, useCampaignForm } from './use-campaign-form.ts';

const rhythms = {
  Daily: 'A message every day, 84 in all.',
  '3 times per week': 'Monday, Wednesday and Saturday, 36 in all.',
} as const;

/** How each voice sounds. */
const voices = {
  motivational: '“Ten quiet minutes today are a promise kept to yourself!”',
  informative: '“The same place each time leaves you one thing less to decide.”',
  friendly: '“How’s your morning? There’s a cushion waiting for you.”',
  direct: '“Sit down after coffee. Ten minutes. That is all.”',
} as const;

/** A new campaign, or one to be changed. What is typed stays until it is saved. */
export default function CampaignForm(options: CampaignFormOptions) {
  const form = useCampaignForm(options);
  const { campaign } = options;
  return (
    <Card className={styles.card}>
      <form {...form.form} className={styles.form}>
        <Field label="Title" error={form.errors.title}>
          <Input {...form.input('title')} placeholder="Morning meditation" autoComplete="off" />
        </Field>
        <Field
          label="Description"
          hint="What you want to do, and why it matters to you. Your messages are written from these words."
          error={form.errors.description}
        >
          <Textarea
            {...form.input('description')}
            rows={3}
            placeholder="Ten minutes on the cushion, before the house wakes up"
          />
        </Field>
        <ChoiceGroup
          legend="Frequency"
          name="frequency"
          choices={frequencies.map((id) => ({ id, label: id, note: rhythms[id] }))}
          value={form.values.frequency}
          onChange={(id) => form.setValue('frequency', id)}
          error={form.errors.frequency}
        />
        <TimeFields form={form} timeZone={options.user.timezone} />
        <ChoiceGroup
          legend="Message style"
          name="messageStyle"
          choices={messageStyles.map((id) => ({
            id,
            label: <span className={styles.capital}>{id}</span>,
            note: voices[id],
          }))}
          value={form.values.messageStyle}
          onChange={(id) => form.setValue('messageStyle', id)}
          error={form.errors.messageStyle}
        />
        <PlanBlock form={form} />
        <DeliveryFields form={form} user={options.user} notifications={options.notifications} />
        <FormError text={form.error} />
        <div className={styles.end}>
          {campaign && (
            <LinkButton to={paths.campaign(campaign.id)} variant="quiet" onClick={form.forget}>
              Cancel
            </LinkButton>
          )}
          <Button type="submit" variant="primary" busy={form.busy}>
            {campaign ? 'Save Changes' : 'Create Campaign'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

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
