import { useMutation } from '@tanstack/react-query';
import SparkleIcon from 'lucide-react/icons/sparkles';
import { useEffect, useRef, useState } from 'react';
import { MAX_CONTENT_LENGTH } from '../../../worker/messages/messages.schemas.ts';
import { refusalMessage } from '../../lib/api.ts';
import type { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/dialog.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import type { LucideIcon } from '../../ui/icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import { toastError } from '../../ui/toast.ts';
import { generateText } from './message-calls.ts';

/** A text message in two parts holds this many characters, with the link that may be added. */
const MAX_TEXT = 306;
const failure = 'Failed to generate a new message. Please try again.';

type ContentForm = ReturnType<typeof useZodForm<{ content: string }, unknown>>;

type MessageFormProps = {
  form: ContentForm;
  placeholder?: string;
  /** The label of the button that generates a text. */
  generate: string;
  task: Parameters<typeof generateText>[0];
  /** Whether it is sent as a text message, which must be short. */
  asText: boolean;
  submit: string;
  icon?: LucideIcon;
  onClose: () => void;
};

/** The length: of a text message from the start, otherwise once it matters. */
function hintFor({ length }: string, asText: boolean): string {
  if (asText && length <= MAX_TEXT) return `${length} of about ${MAX_TEXT} characters.`;
  const isLong = length >= 0.8 * MAX_CONTENT_LENGTH;
  const max = isLong ? ` of ${MAX_CONTENT_LENGTH.toLocaleString()}` : '';
  const count = asText || isLong ? `${length.toLocaleString()}${max} characters. ` : '';
  return asText
    ? `${count}A text holds about ${MAX_TEXT}. Anything longer is cut off after a whole word.`
    : count;
}

type AlternativeText = { text: string; label: 'Bring back my words' | 'Use the generated text' };

/**
 * A message's text, written by hand or generated, with the buttons of its dialog. Generating loses nothing: one click
 * brings the earlier text back, and text typed in the meantime stays.
 */
export function MessageForm({
  form,
  placeholder,
  generate,
  task,
  asText,
  submit,
  icon,
  onClose,
}: MessageFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const text = form.values.content;
  const setText = (content: string) => form.setValue('content', content);
  const [alternative, setAlternative] = useState<AlternativeText | null>(null);
  const write = useMutation({
    mutationFn: (_before: string) => generateText(task),
    onSuccess: (generated, before) => {
      if (box.current !== null && box.current.value !== before) {
        setAlternative({ text: generated, label: 'Use the generated text' });
        return;
      }
      setAlternative(before.trim() === '' ? null : { text: before, label: 'Bring back my words' });
      setText(generated);
    },
    onError: (error) => toastError(refusalMessage(error, failure)),
  });

  useEffect(() => {
    const length = box.current?.value.length ?? 0;
    box.current?.focus();
    box.current?.setSelectionRange(length, length);
  }, []);

  return (
    <Stack as="form" {...form.form}>
      <Stack gap={2}>
        <Field label="Message" error={form.errors.content} hint={hintFor(text, asText)}>
          <Textarea {...form.input('content')} placeholder={placeholder} ref={box} rows={5} />
        </Field>
        <Cluster>
          <Button icon={SparkleIcon} size="small" busy={write.isPending} onClick={() => write.mutate(text)}>
            {generate}
          </Button>
          {alternative !== null && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setText(alternative.text);
                setAlternative(
                  alternative.label === 'Use the generated text'
                    ? { text, label: 'Bring back my words' }
                    : null,
                );
                box.current?.focus();
              }}
            >
              {alternative.label}
            </Button>
          )}
        </Cluster>
        <FormError text={write.isError ? refusalMessage(write.error, failure) : null} />
      </Stack>
      <FormActions form={form} submit={submit} icon={icon} onClose={onClose} />
    </Stack>
  );
}
