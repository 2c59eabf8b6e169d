import { useQuery } from '@tanstack/react-query';
import CloseIcon from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { dayStateNames, MAX_NOTE_LENGTH } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { weekName } from '../../../worker/progress/calendar.rules.ts';
import { failureMessage } from '../../lib/api.ts';
import { formatInstant, todayIn } from '../../lib/dates.ts';
import { formatWeekday, formatZonedTime } from '../../lib/days.ts';
import { useDoubleTapGuard } from '../../lib/double-taps.ts';
import { campaignMessagesQuery } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import { Textarea } from '../../ui/field.tsx';
import { Cluster, Dotted, Stack } from '../../ui/layout.tsx';
import { FormError } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { classNames } from '../../ui/words.tsx';
import styles from './campaign-days.module.css';
import { noteDraft, useMarkDay, useSaveNote, useWaiting } from './message-calls.ts';
import messageStyles from './messages.module.css';
import type { Day } from './weeks.ts';

type DayPanelProps = {
  id: number;
  day: Day;
  isToday: boolean;
  /** Whether the habit has counts and streaks. */
  isCounted: boolean;
  onClose: () => void;
};

const explanations: Partial<Record<Day['state'], string>> = {
  bridged: 'A day without a mark that doesn’t break your streak.',
  missed: 'You haven’t marked this day. If you did it, you still can.',
  skipped: 'You skipped this day. It counts like a day without a mark.',
  paused: 'This day was part of a pause, so it doesn’t count against you.',
  unsent: 'No message went out on this day, so it doesn’t count against you.',
};

/** Shorter notes need no counter. */
const SHOW_LENGTH_FROM = 200;

/** A day's state, a button to mark or unmark it, and its note, below the calendar. */
export function DayPanel({ id, day, isToday, isCounted, onClose }: DayPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { data: messages } = useQuery(campaignMessagesQuery(id));
  const { date, week, state, mayMark, note, messageId } = day;
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const message = messages?.find((each) => each.id === messageId);
  const isExplained = isCounted || (state !== 'bridged' && state !== 'skipped');
  const { isMarkWaiting } = useWaiting(message?.id);
  const markedAt = message?.completed ? message.markedAt : null;
  const time = message && markedAt ? `, ${markTime(date, markedAt, message.timeZone)}` : '';
  const close = () => {
    document.querySelector<HTMLElement>('[data-at][aria-pressed="true"]')?.focus();
    onClose();
  };
  return (
    <Stack
      as="section"
      gap={3}
      ref={panel}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className={styles.panel}
    >
      <div className={dialogStyles.withCorner}>
        <div>
          <h3 id={titleId}>{formatWeekday(date, 'short')}</h3>
          <p role="status" className={textStyles.soft}>
            <Dotted>
              {weekName(week)}
              {(isToday && state === 'open' ? 'Today' : dayStateNames[state]) + time}
              {message?.smaller && 'A small day'}
              {isMarkWaiting && 'Saved on this device'}
            </Dotted>
          </p>
        </div>
        <Button variant="quiet" icon={CloseIcon} aria-label="Close" onClick={close} />
      </div>
      {isExplained && explanations[state] && <p className={textStyles.soft}>{explanations[state]}</p>}
      {mayMark && message && (
        <NoteForm
          key={date}
          message={message}
          note={note}
          isDue={state !== 'paused' && state !== 'unsent'}
          describedBy={titleId}
        />
      )}
    </Stack>
  );
}

/** The day may have been marked on a later one. */
const markTime = (date: string, markedAt: string, timeZone: string) =>
  todayIn(timeZone, markedAt) === date
    ? formatZonedTime(markedAt, timeZone)
    : `marked ${formatInstant(markedAt, timeZone)}`;

function MarkDay({ message, isDue }: { message: MessageView; isDue: boolean }) {
  const { mark, isPending } = useMarkDay(message);
  const { completed } = message;
  const guard = useDoubleTapGuard();
  return (
    <Button
      {...guard}
      variant={completed || !isDue ? 'secondary' : 'primary'}
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
  /** Whether the day counts without a mark. */
  isDue: boolean;
  describedBy: string;
};

function NoteForm({ message, note, isDue, describedBy }: NoteFormProps) {
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
    <Stack as="form" gap={2} onSubmit={submit} noValidate className={styles.noteForm}>
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
      <p id={id} className={classNames(textStyles.small, isTooLong && messageStyles.failed)}>
        {length >= SHOW_LENGTH_FROM && `${length} of ${MAX_NOTE_LENGTH}`}
      </p>
      <Cluster className={styles.noteFoot}>
        <MarkDay message={message} isDue={isDue} />
        <span role="status" className={textStyles.soft}>
          {draft === null && (isNoteWaiting ? 'Saved on this device' : save.isSuccess && 'Saved')}
        </span>
        <Button
          type="submit"
          variant="link"
          size="small"
          busy={save.isPending}
          // Unlike with `disabled`, the button keeps the focus once the note is saved.
          aria-disabled={save.isPending || draft === null || draft.trim() === (note ?? '')}
          className={styles.saveNote}
        >
          Save note
        </Button>
      </Cluster>
      <FormError text={error} />
    </Stack>
  );
}
