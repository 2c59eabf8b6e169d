import InfoIcon from 'lucide-react/icons/info';
import { type ComponentProps, useId } from 'react';
import { type HabitTopic, isQuiet, messageStyles } from '../../../worker/domain.ts';
import type { FilledText } from '../../../worker/writer/fill.ts';
import { Choices, Group, SentenceField, Suggestions } from '../../ui/choices.tsx';
import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import pageStyles from '../../ui/page.module.css';
import { cueWord } from '../campaigns/plan-parts.ts';
import formStyles from './campaign-form.module.css';
import { type DoseVerb, doseForms, doseVerbOf, previewOf, voiceOf } from './plan-preview.ts';
import { type Starter, starters } from './starters.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import styles from './what-fields.module.css';

type FormProps = { form: CampaignFormState };

type BubbleProps = ComponentProps<'div'> & { label?: string | undefined; text: FilledText };

export const Bubble = ({ label = 'Your message will say:', text, ...props }: BubbleProps) => (
  <div {...props}>
    <p className={formStyles.hint}>{label}</p>
    <p className={pageStyles.message}>
      <OwnWords content={text.content} ranges={text.ownWords} />
    </p>
  </div>
);

/** The plan as one sentence, with a preview of the message. All of it is optional. */
export function PlanSentence({ form }: FormProps) {
  const id = useId();
  const { campaign, kind, values } = form;
  const plan = previewOf(form);
  const style = messageStyles.find((name) => name === values.messageStyle) ?? 'motivational';
  const example = campaign && !isQuiet(kind) ? voiceOf(form, style) : null;
  const text = example && (plan === null || example.ownWords.length > 0) ? example : plan;
  return (
    <Group
      legend={
        <>
          {kind === 'dose' ? 'In your words' : 'When exactly?'}{' '}
          <span className={formStyles.hint}>optional</span>
        </>
      }
    >
      <Stack className={styles.plan}>
        {kind === 'dose' ? <DoseFields form={form} /> : <SentenceFields form={form} previewId={id} />}
        <Stack gap={3} id={id}>
          {plan === null && (
            <p className={formStyles.hint}>
              {values.planAnchor.trim() === ''
                ? 'Your messages will use these words. You can also add them later.'
                : 'Now say what you will do, so that your messages can use both.'}
            </p>
          )}
          {text && <Bubble label={campaign ? 'What you’ll read, for example:' : undefined} text={text} />}
        </Stack>
        <TopicField form={form} />
      </Stack>
    </Group>
  );
}

const MAX_SUGGESTIONS = 3;

const doseVerbs = Object.keys(doseForms) as DoseVerb[];

/** The plan of the starter habit that is most like this one. */
function exampleFor({ kind, topic, look }: CampaignFormState): Partial<Starter> {
  const ofKind = starters.filter((starter) => starter.kind === kind);
  const ofTopic = ofKind.find((starter) => starter.topic === topic && topic !== null);
  return ofTopic ?? ofKind.find(({ icon }) => icon === look.icon) ?? {};
}

function SentenceFields({ form, previewId }: FormProps & { previewId: string }) {
  const { kind, campaign, chosen, proposal, values, errors } = form;
  // Someone who already has words for it needs none, unless they change those of a starter habit.
  const suggestionsFor = (field: 'planAnchor' | 'planAction', words: readonly string[] = []) =>
    campaign?.[field] || chosen?.[field] === values[field] ? [] : words.slice(0, MAX_SUGGESTIONS);
  const example = exampleFor(form);
  const isReduce = kind === 'reduce';
  return (
    <>
      <SentenceField
        {...form.input('planAnchor')}
        before={cueWord(kind)}
        placeholder={example.planAnchor}
        error={errors.planAnchor}
        aria-describedby={previewId}
      />
      <SentenceField
        {...form.input('planAction')}
        before="I will"
        placeholder={example.planAction}
        error={errors.planAction}
        aria-describedby={previewId}
      />
      {isReduce ? (
        <Suggestions
          label="Suggestions for what to do instead"
          suggestions={suggestionsFor('planAction', proposal?.actions)}
          value={values.planAction}
          onPick={(words) => form.setValue('planAction', words === values.planAction ? '' : words)}
        />
      ) : (
        <Suggestions
          label="Suggestions for the moment"
          suggestions={suggestionsFor('planAnchor', proposal?.anchors)}
          value={values.planAnchor}
          onPick={(words) => form.setValue('planAnchor', words === values.planAnchor ? '' : words)}
        />
      )}
      {isReduce && proposal?.notice && (
        <p className={styles.notice}>
          <Icon of={InfoIcon} />
          <span>{proposal.notice}</span>
        </p>
      )}
    </>
  );
}

function DoseFields({ form }: FormProps) {
  return (
    <>
      <Field label="What is it?" error={form.errors.planAction}>
        <Input {...form.input('planAction')} placeholder="one blue pill" autoComplete="off" />
      </Field>
      <Choices
        legend="I check it off"
        name="doseVerb"
        choices={doseVerbs.map((id) => ({ id, label: doseForms[id].first }))}
        value={doseVerbOf(form)}
        onChange={(verb) => form.setValue('doseVerb', verb)}
        error={form.errors.doseVerb}
      />
    </>
  );
}

const topics: Record<HabitTopic, string> = {
  walking: 'walking',
  running: 'running',
  exercise: 'exercise',
  stretching: 'stretching or yoga',
  sleep: 'going to bed',
  meditation: 'meditation',
  journaling: 'keeping a journal',
  reading: 'reading',
  languages: 'learning a language',
  music: 'making music',
  studying: 'studying',
  writing: 'writing',
  hydration: 'drinking water',
  vegetables: 'fruit and vegetables',
  cooking: 'cooking',
  tidying: 'tidying up',
  planning: 'planning the day',
  connecting: 'keeping in touch',
  screens: 'time away from screens',
  teeth: 'brushing or flossing',
  waking: 'getting up',
  drawing: 'drawing and making things',
  gardening: 'gardening',
  smoking: 'not smoking',
  alcohol: 'drinking less',
  sweets: 'fewer sweets and snacks',
  spending: 'spending less',
  nails: 'leaving nails, skin and hair alone',
};

/** Offers ideas about the likely topic; on until the person unchecks it. */
function TopicField({ form }: FormProps) {
  const { topic, values } = form;
  if (!topic) return null;
  return (
    <Checkbox
      label={`Send me ideas about ${topics[topic]}, too.`}
      checked={values.wantsIdeas}
      onChange={({ target }) => form.setValue('wantsIdeas', target.checked)}
    />
  );
}
