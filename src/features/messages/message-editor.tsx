import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { MAX_CONTENT_LENGTH } from '../../../worker/messages/messages.schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './message-editor.module.css';
import { generateText } from './queries.ts';

/** A text message holds 160 characters; one that is cut in two holds 306. */
const textLength = 160;
const longestText = 306;

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

/** The words of a message: written by hand, or on request; what was there before comes back with one click. */
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
  const [replaced, setReplaced] = useState<string | null>(null);
  const write = useMutation({
    mutationFn: () => generateText(task),
    onSuccess: (written) => {
      setReplaced(text.trim() === '' ? null : text);
      onText(written);
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to generate a new message. Please try again.',
        kind: 'error',
      }),
  });

  useEffect(() => {
    const length = box.current?.value.length ?? 0;
    box.current?.focus();
    box.current?.setSelectionRange(length, length);
  }, []);

  return (
    <div className={styles.editor}>
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
                  ? `A text holds about ${longestText}; the rest is cut off at a word's end.`
                  : 'This goes out as two texts.'}
              </span>
            )}
          </span>
        }
      >
        <Textarea {...control} ref={box} rows={5} />
      </Field>
      <div className={styles.help}>
        <Button icon="sparkle" size="small" busy={write.isPending} onClick={() => write.mutate()}>
          {generate}
        </Button>
        {replaced !== null && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onText(replaced);
              setReplaced(null);
              box.current?.focus();
            }}
          >
            Bring back my words
          </Button>
        )}
      </div>
    </div>
  );
}
