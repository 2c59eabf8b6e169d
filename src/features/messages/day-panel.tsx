import CloseIcon from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { dayStateNames, MAX_NOTE_LENGTH } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { weekName } from '../../../worker/progress/calendar.rules.ts';
import { failureMessage } from '../../lib/api.ts';
import { formatInstant, formatTime, formatWeekday, todayIn } from '../../lib/dates.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { useDraft } from '../../lib/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Textarea } from '../../ui/field.tsx';
import { Dotted, Stack } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './campaign-days.module.css';
import { noteDraft, useMarkDay, useSaveNote, useWaiting } from './message-calls.ts';
import type { Day } from './weeks.ts';

type DayPanelProps = {
  day: Day;
  isToday: boolean;
  /** Undefined while it loads, and if there is none. */
  message: MessageView | undefined;
  onClose: () => void;
};

const explanations: Partial<Record<Day['state'], string>> = {
  bridged: 'A day without a mark that doesn’t break your streak.',
  missed: 'You haven’t marked this day. If you did it, you still can.',
  unsent: 'No message went out on this day, so it doesn’t count.',
};

/** One day: its state, a button to mark or unmark it, and its note. */
export function DayPanel({ day, isToday, message, onClose }: DayPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // On a phone, it may be below the edge of the screen.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { date, state, mayMark } = day;
  const { isMarkWaiting } = useWaiting(message?.id);
  const markedAt = message?.completed ? message.markedAt : null;
  const time = message && markedAt ? `, ${markTime(date, markedAt, message.timeZone)}` : '';
  return (
    <Stack as="section" gap={3} ref={panel} aria-labelledby={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <div>
          <h3 id={id}>{formatWeekday(date)}</h3>
          <p role="status" className={textStyles.soft}>
            <Dotted>
              {weekName(day.week)}
              {(isToday && state === 'open' ? 'today' : dayStateNames[state].toLowerCase()) + time}
              {message?.smaller && 'a small day'}
              {isMarkWaiting && 'sends when you’re online'}
            </Dotted>
          </p>
        </div>
        {mayMark && message && <MarkDay message={message} />}
        {!mayMark && <Button variant="quiet" icon={CloseIcon} aria-label="Close" onClick={onClose} />}
      </div>
      {explanations[state] && <p className={textStyles.soft}>{explanations[state]}</p>}
      {mayMark && message && <NoteForm message={message} note={day.note} describedBy={id} />}
    </Stack>
  );
}

/** The day may have been marked on a later one. */
const markTime = (date: string, markedAt: string, timeZone: string) =>
  todayIn(timeZone, markedAt) === date
    ? formatTime(markedAt, timeZone)
    : `marked ${formatInstant(markedAt, timeZone)}`;

function MarkDay({ message }: { message: MessageView }) {
  const { mark, isPending } = useMarkDay(message);
  const { completed } = message;
  const guard = useDoubleTapGuard();
  return (
    <Button
      {...guard}
      variant={completed ? 'secondary' : 'primary'}
      size="small"
      busy={isPending}
      onClick={() => mark({ completed: !completed })}
    >
      {completed ? 'Unmark' : 'Mark Complete'}
    </Button>
  );
}

type NoteFormProps = {
  message: MessageView;
  note: string | null;
  describedBy: string;
};

function NoteForm({ message, note, describedBy }: NoteFormProps) {
  const id = useId();
  /** Null if nothing was typed. A draft, so that choosing another day loses nothing. */
  const [draft, setDraft] = useDraft<string | null>(noteDraft(message.id), null);
  const [error, setError] = useState<string | null>(null);
  const save = useSaveNote();
  const { isNoteWaiting } = useWaiting(message.id);
  const text = draft ?? note ?? '';
  const length = text.trim().length;
  const isTooLong = length > MAX_NOTE_LENGTH;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (isTooLong) {
      setError(`A note can have at most ${MAX_NOTE_LENGTH} characters`);
      return;
    }
    setError(null);
    save.mutate(
      { message, note: text.trim() || null },
      {
        // What was typed in the meantime stays.
        onSuccess: () => setDraft((current) => (current === text ? null : current)),
        onError: (failure) =>
          setError(failureMessage(failure, 'Your note could not be saved. Please try again.')),
      },
    );
  }
  return (
    <form onSubmit={submit} noValidate className={styles.noteForm}>
      <Textarea
        aria-label="Note"
        aria-describedby={`${describedBy} ${id}`}
        aria-invalid={isTooLong || undefined}
        rows={2}
        placeholder="A note on this day"
        value={text}
        onChange={({ target }) => {
          setError(null);
          setDraft(target.value);
        }}
        className={styles.note}
      />
      <div className={styles.noteFoot}>
        <span id={id} className={classNames(textStyles.small, isTooLong && styles.tooLong)}>
          {length} of {MAX_NOTE_LENGTH}
        </span>
        <span role="status" className={textStyles.soft}>
          {draft === null && (isNoteWaiting ? 'Sends when you’re online' : save.isSuccess && 'Saved')}
        </span>
        <Button
          type="submit"
          variant="quiet"
          size="small"
          busy={save.isPending}
          // Unlike with `disabled`, the button keeps the focus once the note is saved.
          aria-disabled={save.isPending || draft === null || draft.trim() === (note ?? '')}
          className={styles.saveNote}
        >
          Save note
        </Button>
      </div>
      <FormError text={error} />
    </form>
  );
}
