import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError, failureMessage } from './api.ts';
import { onFirstUse } from './lazy-part.ts';
import { readDraft, writeDraft } from './storage.ts';

type FormValues = Record<string, string | boolean>;
type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;
type FieldErrors<Values> = Partial<Record<keyof Values, string>>;
type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

type FormOptions<Values, Input> = {
  /** The schema, or loads it: `async () => (await import('…schemas.ts')).signInSchema`. */
  schema: z.ZodType<Input> | (() => Promise<z.ZodType<Input>>);
  /** The values that the person hasn't changed. They may change too, for example on another device. */
  initial: Values;
  /** Turns the values into the input of the schema; by default, they are the input. */
  toInput?: (values: Values) => unknown;
  /** Submits valid input. If it throws, the form keeps its values and shows the error. */
  submit: (input: Input) => Promise<unknown>;
  /** Called after a failed submit, for example to show a notice. */
  onError?: (error: unknown) => void;
  /** Called with the invalid fields before the first one gets the focus, for example to show its step. */
  onInvalid?: (names: readonly string[]) => void;
  /** Stores a draft under this name until the form is submitted. Never for passwords. */
  draftKey?: string;
  /** The stored values, if the form changes some. The draft leaves them out, so that it doesn't undo changes made elsewhere. */
  saved?: Values | undefined;
};

/** Shown if the server gave no reason. */
export const defaultError = 'Something went wrong. Please try again.';

function errorsOf<Values>(schema: z.ZodType | null, input: unknown): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const issue of schema?.safeParse(input).error?.issues ?? []) {
    const name = String(issue.path[0] ?? '');
    errors[name] ??= issue.message;
  }
  return errors as FieldErrors<Values>;
}

const filterEntries = <Item extends object>(item: Item, isKept: (name: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(item).filter(([name, value]) => isKept(name, value))) as Partial<Item>;

/** What was typed into a prerendered form before hydration. React sets the default value of a field to its value. */
function typedIn(form: HTMLFormElement | null): Record<string, string> {
  const fields = form?.querySelectorAll<HTMLInputElement>(
    'input[name]:not([type="checkbox"], [type="radio"])',
  );
  const typed = [...(fields ?? [])].filter((field) => field.value !== field.defaultValue);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/**
 * Holds the values of a form and validates them with a zod schema: on submit, and after a failed submit with every
 * change. The first invalid field gets the focus.
 */
export function useZodForm<Values extends FormValues, Input>({
  schema: source,
  initial,
  toInput = (values) => values,
  submit,
  onError,
  onInvalid,
  draftKey,
  saved,
}: FormOptions<Values, Input>) {
  const [edits, setEdits] = useState<Partial<Values>>(() => (draftKey ? readDraft<Values>(draftKey) : {}));
  const [isRestored, setRestored] = useState(Object.keys(edits).length > 0);
  const values: Values = { ...initial, ...edits };
  const [schema, setSchema] = useState<z.ZodType<Input> | null>(null);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Values>>({});
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const loadSchema = async () => (typeof source === 'function' ? source() : source);
  useEffect(() => {
    if (typeof source === 'function') onFirstUse(source);
  }, [source]);
  useEffect(() => setEdits((before) => ({ ...before, ...typedIn(form.current) })), []);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const errors: FieldErrors<Values> = { ...serverErrors, ...errorsOf<Values>(schema, toInput(values)) };

  function setSome(change: Partial<Values>) {
    const next = filterEntries({ ...values, ...change }, (name, value) => value !== saved?.[name]);
    setEdits(next);
    setServerErrors((before) => filterEntries(before, (name) => !(name in change)));
    if (draftKey) writeDraft(draftKey, Object.keys(next).length > 0 ? next : null);
  }
  function setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    const change: Partial<Values> = {};
    change[name] = value;
    setSome(change);
  }

  function discard() {
    setEdits({});
    setRestored(false);
    setSchema(null);
    setServerErrors({});
    setError(null);
    if (draftKey) writeDraft(draftKey, null);
  }

  /** Shows an error that the schema doesn't find, until the field changes. */
  function showFieldError(name: string, message: string) {
    setServerErrors({ [name]: message } as FieldErrors<Values>);
    onInvalid?.([name]);
    setAttempts((count) => count + 1);
  }

  function showFailure(failure: unknown) {
    const message = failureMessage(failure, defaultError);
    const field = failure instanceof ApiError ? failure.field : undefined;
    if (field !== undefined && field in values) showFieldError(field, message);
    else {
      setError(message);
      setAttempts((count) => count + 1);
    }
    onError?.(failure);
  }

  function showErrors(contract: z.ZodType<Input>, names: readonly string[]) {
    setSchema(() => contract);
    onInvalid?.(names);
    setAttempts((count) => count + 1);
  }

  /** Validates all fields, or some, such as those of a step, and shows their errors. */
  async function check(names?: readonly string[]): Promise<boolean> {
    setBusy(true);
    const contract = await loadSchema().finally(() => setBusy(false));
    const invalid = Object.keys(errorsOf<Values>(contract, toInput(values))).filter(
      (name) => names?.includes(name) ?? true,
    );
    if (invalid.length > 0) showErrors(contract, invalid);
    return invalid.length === 0;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = typedIn(form.current);
    const sent: Values = { ...values, ...typed };
    setEdits((before) => ({ ...before, ...typed }));
    setBusy(true);
    setError(null);
    setServerErrors({});
    try {
      const contract = await loadSchema();
      const checked = contract.safeParse(toInput(sent));
      if (checked.success) {
        await submit(checked.data);
        if (draftKey) writeDraft(draftKey, null);
        // What was typed in the meantime stays.
        if (saved) setEdits((current) => filterEntries(current, (name, value) => value !== sent[name]));
      } else showErrors(contract, Object.keys(errorsOf<Values>(contract, toInput(sent))));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    /** What the person has entered; with `saved`, only what differs. */
    edits,
    /** Whether these come from a draft. */
    isRestored: isRestored && Object.keys(edits).length > 0,
    discard,
    setValue,
    setSome,
    check,
    showFieldError,
    errors,
    /** The error of the whole form: show it above the submit button. */
    error,
    busy,
    /** Props of the <form>. */
    form: { ref: form, onSubmit, noValidate: true },
    input: (name: NamesOf<Values, string>) => ({
      name,
      value: values[name] as string,
      onChange: (event: Changed) => setValue(name, event.target.value as Values[typeof name]),
    }),
    checkbox: (name: NamesOf<Values, boolean>) => ({
      name,
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setValue(name, event.target.checked as Values[typeof name]),
    }),
  };
}
