import { useMutation } from '@tanstack/react-query';
import SparkleIcon from 'lucide-react/icons/sparkles';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { MAX_CONTENT_LENGTH } from '../../../worker/messages/messages.schemas.ts';
import { refusalMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import { toastError } from '../../ui/toast.ts';
import styles from './messages.module.css';
import { generateText } from './queries.ts';

/** A text message holds 160 characters; one that is cut in two holds 306. */
const textLength = 160;
const longestText = 306;
const failure = 'Failed to generate a new message. Please try again.';

type MessageEditorProps = Pick<
  ComponentProps<typeof Textarea>,
  'name' | 'value' | 'onChange' | 'placeholder'
> & {
  onText: (text: string) => void;
  error: string | undefined;
  /** The words on the button that has a text written. */
  generate: string;
  task: Parameters<typeof generateText>[0];
  /** It goes out as a text message, which is short. */
  asText?: boolean;
};

/** Another text than the one in the field, and what the button says that puts it there. */
type Other = { text: string; label: 'Bring back my words' | 'Use the generated text' };

/**
 * The words of a message: written by hand, or on request. What was there before comes back with one click, and what is
 * typed while a text is being written stays.
 */
export function MessageEditor({
  onText,
  error,
  generate,
  task,
  asText = false,
  ...control
}: MessageEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const text = String(control.value ?? '');
  const [other, setOther] = useState<Other | null>(null);
  const write = useMutation({
    mutationFn: (_before: string) => generateText(task),
    onSuccess: (written, before) => {
      if (box.current !== null && box.current.value !== before) {
        setOther({ text: written, label: 'Use the generated text' });
        return;
      }
      setOther(before.trim() === '' ? null : { text: before, label: 'Bring back my words' });
      onText(written);
    },
    onError: (error) => toastError(refusalMessage(error, failure)),
  });

  useEffect(() => {
    const length = box.current?.value.length ?? 0;
    box.current?.focus();
    box.current?.setSelectionRange(length, length);
  }, []);

  return (
    <Stack gap={2}>
      <Field
        label="Message"
        error={error}
        hint={
          <span className={styles.count}>
            <span>
              {text.length.toLocaleString()} of {MAX_CONTENT_LENGTH.toLocaleString()} characters
            </span>
            {asText && text.length > textLength && (
              <span>
                {text.length > longestText
                  ? `A text holds about ${longestText} characters. Anything longer is cut off after a whole word.`
                  : 'This goes out as two texts.'}
              </span>
            )}
          </span>
        }
      >
        <Textarea {...control} ref={box} rows={5} />
      </Field>
      <Cluster>
        <Button icon={SparkleIcon} size="small" busy={write.isPending} onClick={() => write.mutate(text)}>
          {generate}
        </Button>
        {other !== null && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onText(other.text);
              setOther(
                other.label === 'Use the generated text' ? { text, label: 'Bring back my words' } : null,
              );
              box.current?.focus();
            }}
          >
            {other.label}
          </Button>
        )}
      </Cluster>
      <FormError text={write.isError ? refusalMessage(write.error, failure) : null} />
    </Stack>
  );
}
