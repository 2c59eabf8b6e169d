import { useId } from 'react';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OwnWords } from '../../ui/words.tsx';
import { CampaignLook } from './campaign-look.tsx';
import choiceStyles from './choice-group.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import { doseVerbOf, previewOf } from './form-preview.ts';
import { habitLook } from './habit-look.ts';
import { cueWord } from './plan-parts.ts';
import styles from './plan-sentence.module.css';
import { type DoseVerb, doseForms } from './preview-sentence.ts';
import { SentenceField } from './sentence-field.tsx';
import { Suggestions } from './suggestions.tsx';
import type { CampaignFormState } from './use-campaign-form.ts';

/** The plan in one sentence of the person's own, and how a message will say it. None of it has to be filled in. */
export function PlanSentence({ form }: { form: CampaignFormState }) {
  const id = useId();
  const { kind, values } = form;
  const preview = previewOf(form);
  return (
    <fieldset data-hue={habitLook(values.title).hue} className={styles.plan}>
      <legend className={choiceStyles.legend}>
        {kind === 'dose' ? 'In your words' : 'When exactly?'} <span className={styles.hint}>optional</span>
      </legend>
      {kind === 'dose' ? <DoseFields form={form} /> : <SentenceFields form={form} previewId={id} />}
      {preview ? (
        <Bubble id={id} title={values.title} preview={preview} />
      ) : (
        <p id={id} className={styles.hint}>
          Your messages use these words. You can add them later, too.
        </p>
      )}
      {!preview && <TopicField form={form} />}
    </fieldset>
  );
}

const mostSuggestions = 3;

const doseVerbs = Object.keys(doseForms) as DoseVerb[];

const examples = {
  build: { planAnchor: 'I put the kettle on', planAction: 'walk Biscuit' },
  recover: { planAnchor: 'I sit down in the evening', planAction: 'light a candle' },
  reduce: { planAnchor: 'I sit down on the sofa', planAction: 'put the phone in the drawer' },
} as const;

function SentenceFields({ form, previewId }: { form: CampaignFormState; previewId: string }) {
  const { kind, proposal, values, errors } = form;
  const example = kind === 'reduce' || kind === 'recover' ? examples[kind] : examples.build;
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
          suggestions={isReduce ? [] : (proposal?.anchors.slice(0, mostSuggestions) ?? [])}
          value={values.planAnchor}
          onPick={(words) => form.setValue('planAnchor', words === values.planAnchor ? '' : words)}
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
          suggestions={isReduce ? (proposal?.actions.slice(0, mostSuggestions) ?? []) : []}
          value={values.planAction}
          onPick={(words) => form.setValue('planAction', words === values.planAction ? '' : words)}
        />
      </SentenceField>
      {isReduce && proposal?.notice && (
        <p className={styles.preview}>
          <Icon name="info" />
          <span>{proposal.notice}</span>
        </p>
      )}
    </>
  );
}

function DoseFields({ form }: { form: CampaignFormState }) {
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
        value={doseVerbOf(form)}
        onChange={(verb) => form.setValue('doseVerb', verb)}
        error={form.errors.doseVerb}
      />
    </>
  );
}

type BubbleProps = { id: string; title: string; preview: NonNullable<ReturnType<typeof previewOf>> };

function Bubble({ id, title, preview }: BubbleProps) {
  return (
    <div className={styles.preview}>
      <CampaignLook title={title} />
      <div id={id} className={styles.bubble}>
        <p className={styles.hint}>Your message will say:</p>
        <p className={styles.text}>
          <OwnWords content={preview.content} ranges={preview.ownWords} />
        </p>
      </div>
    </div>
  );
}

const topics = {
  movement: 'moving',
  mind: 'a calmer mind',
  sleep: 'sleep',
  nutrition: 'eating well',
  hydration: 'drinking water',
  learning: 'learning something',
  productivity: 'getting things done',
} as const;

/** What it seems to be about. Without words of the person's own, messages speak of it where they say so. */
function TopicField({ form }: { form: CampaignFormState }) {
  const { kind, proposal, values } = form;
  const topic = kind === 'build' ? proposal?.topic : null;
  if (!topic) return null;
  return (
    <Checkbox
      label={`This is about ${topics[topic]}. My messages may be, too.`}
      checked={values.topic === topic}
      onChange={({ target }) => form.setValue('topic', target.checked ? topic : '')}
    />
  );
}
