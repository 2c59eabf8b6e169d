import { useId } from 'react';
import { customTimeOption, type Proposal } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HabitKind } from '../../lib/habit-kinds.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { habitLook } from '../../ui/habit-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './plan-sentence.module.css';
import { cueWord, doseForms, type Preview, previewPlan } from './preview-sentence.ts';
import { SentenceField } from './sentence-field.tsx';
import { Suggestions } from './suggestions.tsx';
import type { CampaignFormState } from './use-campaign-form.ts';

type PlanSentenceProps = { form: CampaignFormState; kind: HabitKind; proposal: Proposal | undefined };

/** The plan in one sentence of the person's own, and how a message will say it. None of it has to be filled in. */
export function PlanSentence({ form, kind, proposal }: PlanSentenceProps) {
  const id = useId();
  const { values } = form;
  const doseVerb = doseVerbs.find((verb) => verb === values.doseVerb) ?? proposal?.doseVerb ?? 'done';
  const preview = previewPlan({
    ...values,
    kind,
    doseVerb,
    sendTime: values.messageTime === customTimeOption && values.customTime !== '' ? values.customTime : null,
  });
  return (
    <fieldset className={classNames(styles.plan, habitLook(values.title).hue)}>
      <legend className={styles.legend}>
        {kind === 'dose' ? 'In your words' : 'When exactly?'} <span className={styles.optional}>optional</span>
      </legend>
      {kind === 'dose' ? (
        <DoseFields form={form} doseVerb={doseVerb} />
      ) : (
        <SentenceFields form={form} kind={kind} proposal={proposal} previewId={id} />
      )}
      {preview ? (
        <Bubble id={id} title={values.title} preview={preview} />
      ) : (
        <p id={id} className={styles.hint}>
          Your messages use these words. You can add them later, too.
        </p>
      )}
    </fieldset>
  );
}

const doseVerbs = Object.keys(doseForms) as Proposal['doseVerb'][];

const examples = {
  build: { planAnchor: 'I put the kettle on', planAction: 'walk Biscuit around the canal' },
  recover: { planAnchor: 'I sit down in the evening', planAction: 'light a candle' },
  reduce: { planAnchor: 'I sit down on the sofa', planAction: 'put the phone in the drawer' },
} as const;

function SentenceFields({
  form,
  kind,
  proposal,
  previewId,
}: PlanSentenceProps & { kind: Exclude<HabitKind, 'dose'>; previewId: string }) {
  const { values, errors } = form;
  const example = examples[kind === 'danger' ? 'build' : kind];
  const isReduce = kind === 'reduce';
  return (
    <>
      <SentenceField
        {...form.input('planAnchor')}
        before={cueWord(kind)}
        placeholder={example.planAnchor}
        error={errors.planAnchor}
        aria-describedby={previewId}
      >
        <Suggestions
          label="Suggestions for the moment"
          // What comes before a good moment says nothing of where an urge comes up.
          suggestions={isReduce ? [] : (proposal?.anchors ?? [])}
          value={values.planAnchor}
          onChange={(words) => form.setValue('planAnchor', words)}
        />
      </SentenceField>
      <SentenceField
        {...form.input('planAction')}
        before="I will"
        placeholder={example.planAction}
        error={errors.planAction}
        aria-describedby={previewId}
      >
        <Suggestions
          label="Suggestions for what to do instead"
          suggestions={isReduce ? (proposal?.actions ?? []) : []}
          value={values.planAction}
          onChange={(words) => form.setValue('planAction', words)}
        />
      </SentenceField>
      {isReduce && proposal?.notice && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>{proposal.notice}</span>
        </p>
      )}
    </>
  );
}

function DoseFields({ form, doseVerb }: { form: CampaignFormState; doseVerb: Proposal['doseVerb'] }) {
  return (
    <>
      <Field label="What is it?" error={form.errors.planAction}>
        <Input {...form.input('planAction')} placeholder="one blue pill" autoComplete="off" />
      </Field>
      <ChoiceGroup
        legend="I check it off"
        name="doseVerb"
        look="tiles"
        choices={doseVerbs.map((id) => ({ id, label: doseForms[id].first }))}
        value={doseVerb}
        onChange={(verb) => form.setValue('doseVerb', verb)}
        error={form.errors.doseVerb}
      />
    </>
  );
}

function Bubble({ id, title, preview }: { id: string; title: string; preview: Preview }) {
  return (
    <div className={styles.preview}>
      <span className={styles.icon}>
        <Icon name={habitLook(title).icon} />
      </span>
      <div id={id} className={styles.bubble}>
        <p className={styles.says}>Your message will say:</p>
        <p className={styles.text}>
          <OwnWords content={preview.content} ranges={preview.ownWords} />
        </p>
      </div>
    </div>
  );
}
