import { useState } from 'react';
import { formatDays } from '../../lib/dates.ts';
import { type HabitKind, isQuiet } from '../../lib/habit-kinds.ts';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/status.tsx';
import styles from './campaign-messages.module.css';
import { MessageCard } from './message-card.tsx';
import type { Week } from './weeks.ts';

type WeekSectionProps = {
  week: Week;
  /** What sort of habit it is for. */
  habit: HabitKind;
  /** The week that the campaign is in, or the last or first one after or before it. */
  isPresent: boolean;
  /** Whether today lies in it. */
  isNow: boolean;
  nextId: number | undefined;
};

/** One week; what is in it is drawn once it is opened. */
export function WeekSection({ week, habit, isPresent, isNow, nextId }: WeekSectionProps) {
  const [isOpen, setOpen] = useState(isPresent);
  const holdsNext = week.messages.some(({ id }) => id === nextId);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className={styles.week}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.chevron} />
        <div className={styles.name}>
          <div className={styles.title}>
            <h3 className={styles.number}>Week {week.number}</h3>
            {isNow && <Badge tone="accent">This week</Badge>}
            {holdsNext && !isOpen && <Badge tone="accent">Next</Badge>}
          </div>
          <span className={styles.about}>
            {!isQuiet(habit) && `${week.focus} · `}
            {formatDays(week.from, week.to)}
          </span>
        </div>
        <span className={styles.done}>
          {week.done} of {week.planned} done
        </span>
      </summary>
      {isOpen && (
        <div className={styles.messages}>
          {week.messages.map((message) => (
            <MessageCard key={message.id} message={message} habit={habit} isNext={message.id === nextId} />
          ))}
        </div>
      )}
    </details>
  );
}
