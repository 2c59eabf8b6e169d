import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { CampaignPreview } from '../../../worker/campaigns/campaigns.schemas.ts';
import { firstMessageText, formatDate } from '../../lib/days.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import settingsStyles from '../../ui/settings.module.css';
import { FormError } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { shownToast } from '../../ui/toast.ts';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import styles from './campaign-form.module.css';
import { PlanSentence } from './plan-fields.tsx';
import { usePreview, useSavedProposal } from './proposals.ts';
import { hasSteps, useSteps } from './steps.ts';
import { type CampaignFormOptions, useCampaignForm } from './use-campaign-form.ts';
import { DescriptionField, LookFields, Starters, TitleField } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';

const steps = ['What will you do?', 'When and how?', 'Your first three messages'] as const;

/** '84 messages, until February 15.' */
function planSummary({ count, lastDate, mayChange }: CampaignPreview): string {
  const until = lastDate === null ? '' : `, until ${formatDate(lastDate)}`;
  const ai = mayChange ? ' AI writes your first week, so these words may still change.' : '';
  return `${count} messages${until}.${ai}`;
}

/** The fields of the first step; the others are in the second. */
const whatFields: readonly string[] = [
  'title',
  'description',
  'kind',
  'doseVerb',
  'topic',
  'planAnchor',
  'planAction',
  'hue',
  'icon',
  'lockScreenWords',
  'checkIns',
];

const FirstMessages = lazyPart(() => import('./first-messages.tsx'));

/** Waits for what it suggests for the campaign's words, so that nothing moves. */
export default function CampaignForm(options: CampaignFormOptions) {
  return useSavedProposal(options.campaign).isLoading ? options.skeleton : <Form {...options} />;
}

/**
 * The form of a new campaign (three steps on a phone, three sections on a wider screen) or of an existing one (without
 * steps). What is typed is kept as a draft until it is saved.
 */
function Form(options: CampaignFormOptions) {
  const id = useId();
  const { step, show, leave } = useSteps();
  const shownStep = useRef(step);
  const guard = useDoubleTapGuard();
  const title = useRef<HTMLInputElement>(null);
  const stepBar = useRef<HTMLElement>(null);
  const form = useCampaignForm(options, leave, (names) =>
    show(names.some((name) => whatFields.includes(name)) ? 0 : 1),
  );
  const { campaign, help } = options;
  const isNew = campaign === undefined;
  const isDanger = form.kind === 'danger';
  const hasEdits = Object.keys(form.edits).length > 0;
  const isReady = form.values.title.trim() !== '';
  const preview = usePreview(isNew && !isDanger ? form.previewInput : null);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    document.getElementById(`${id}-${step}`)?.focus({ preventScroll: true });
    stepBar.current?.scrollIntoView();
    // An error may have led to this step.
    stepBar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [id, step]);

  /** Validates the fields of the steps before this one, and shows the step of the first invalid field. */
  async function checkBefore(to: number): Promise<boolean> {
    if (!(await form.check(to === 1 ? whatFields : undefined))) return false;
    if (to === 1 || form.deliveryMethod !== 'SMS') return true;
    // Without a network, the server checks the number when the form is submitted.
    const rules = await import('../../../worker/delivery/channels/phone.rules.ts').catch(() => null);
    const fault = rules?.typedPhoneProblem(form.values.phone, { onlyAmerican: form.byGateway }) ?? null;
    if (fault !== null) form.showFieldError('phone', fault);
    return fault === null;
  }
  async function goTo(to: number) {
    if (to > step && !(await checkBefore(to))) return;
    // It is about what came before, and would cover the next step's heading.
    shownToast.set(null);
    show(to);
  }
  /** Enter continues to the next step, if there are steps. */
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!isNew || isDanger || step === 2 || !hasSteps()) return form.form.onSubmit(event);
    event.preventDefault();
    return goTo(step + 1);
  }
  const discard = () => {
    form.discard();
    show(0);
  };
  const discardButton = !isNew && hasEdits && (
    <Button variant="quiet" size="small" onClick={discard}>
      Discard changes
    </Button>
  );
  const headingOf = (at: 0 | 1 | 2) => (
    <h2 id={`${id}-${at}`} tabIndex={-1}>
      {steps[at]}
    </h2>
  );
  const sentence = !isDanger && (!isNew || isReady) && <PlanSentence form={form} />;
  const words = (
    <>
      {!form.chosen && <TitleField form={form} title={title} />}
      <DescriptionField form={form} />
    </>
  );

  return (
    <Stack
      as="form"
      gap={12}
      {...form.form}
      onSubmit={submit}
      data-hue={isNew && !isReady ? undefined : form.look.hue}
      data-step={isNew && !isDanger ? step : undefined}
      className={styles.form}
    >
      {isNew && !isDanger && (
        <nav aria-label="Steps" ref={stepBar} className={styles.steps}>
          {steps.map((name, at) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-current={at === step ? 'step' : undefined}
              data-done={at <= step || undefined}
              onClick={() => goTo(at)}
            />
          ))}
        </nav>
      )}
      <Stack as="section" gap={6} aria-label={steps[0]} data-section="0" className={styles.section}>
        {isNew && headingOf(0)}
        {form.isRestored && (
          <p className={textStyles.soft}>
            Your {isNew ? 'draft is' : 'unsaved changes are'} still here.{' '}
            {isNew && (
              <button type="button" className={textStyles.inlineButton} onClick={discard}>
                Discard
              </button>
            )}
          </p>
        )}
        {isNew && !isDanger && <Starters form={form} />}
        {/* Filled in by a starter habit, it is the first thing to see. */}
        {form.chosen && sentence}
        {isNew ? (
          words
        ) : (
          <div className={classNames(settingsStyles.group, settingsStyles.fields, styles.fields)}>
            {words}
          </div>
        )}
        {!form.chosen && sentence}
        {(form.chosen || sentence) && <LookFields form={form} title={title} />}
        <VisuallyHidden role="status">{isDanger && 'There is help below.'}</VisuallyHidden>
        {isDanger && (
          <Stack gap={5} className={styles.danger}>
            {help(form.proposal?.helpSection ?? null)}
            <Checkbox label="Check in with me once a week" {...form.checkbox('checkIns')} />
            <FormError text={form.error} />
            <Cluster>
              <Button onClick={() => title.current?.select()}>Give it another name</Button>
              <Button type="submit" busy={form.busy}>
                {form.values.checkIns ? 'Keep it, with a weekly check-in' : 'Keep it, without messages'}
              </Button>
              {discardButton}
            </Cluster>
          </Stack>
        )}
      </Stack>
      {!isDanger && (
        <>
          <Stack as="section" gap={6} aria-labelledby={`${id}-1`} data-section="1" className={styles.section}>
            {headingOf(1)}
            <WhenFields form={form} options={options} preview={preview.data} />
          </Stack>
          {isNew && (
            <Stack
              as="section"
              gap={6}
              aria-labelledby={`${id}-2`}
              data-section="2"
              className={classNames(styles.section, styles.messages)}
            >
              {headingOf(2)}
              <FirstMessages form={form} preview={preview} />
            </Stack>
          )}
          <Cluster {...guard} className={classNames(styles.bar, (isNew || hasEdits) && settingsStyles.bar)}>
            {isNew && form.previewInput !== null && preview.data?.first && (
              <p data-section="2" className={styles.summary}>
                <strong>{firstMessageText(preview.data.first.day, preview.data.sendTime)}</strong>
                <span className={styles.hint}>{planSummary(preview.data)}</span>
              </p>
            )}
            <FormError text={form.error} />
            {discardButton}
            {isNew && step > 0 && (
              <Button className={styles.stepping} onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            {isNew && step < 2 && (
              <Button
                variant="primary"
                busy={form.busy}
                className={classNames(styles.stepping, styles.main)}
                onClick={() => goTo(step + 1)}
              >
                Next
              </Button>
            )}
            <Button
              type="submit"
              variant={isNew || hasEdits ? 'primary' : 'secondary'}
              busy={form.busy}
              className={styles.main}
            >
              {isNew ? 'Create Campaign' : 'Save Changes'}
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
