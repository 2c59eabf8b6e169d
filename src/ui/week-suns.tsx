import { Sun } from './sun.tsx';
import styles from './today.module.css';
import { VisuallyHidden } from './words.tsx';

export type WeekSunsDay = {
  /** `YYYY-MM-DD` */
  date: string;
  due: number;
  done: number;
};

const weekday = (date: string, shape: 'narrow' | 'long') =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, { weekday: shape, timeZone: 'UTC' });

/** Rays are the share of what was due; the first one done lights the disc, and only all of them every ray. */
const raysOf = ({ due, done }: WeekSunsDay) =>
  done >= due ? 12 : Math.min(11, Math.max(done > 0 ? 1 : 0, Math.round((12 * done) / due)));

/** The last seven days as small suns, oldest first; the last one is today. */
export function WeekSuns({ days }: { days: readonly WeekSunsDay[] }) {
  return (
    <ol aria-label="The last seven days" className={styles.week}>
      {days.map((day, at) => {
        const isToday = at === days.length - 1;
        const share = day.due === 0 ? 'nothing due' : `${day.done} of ${day.due}`;
        return (
          <li key={day.date} className={styles.weekDay}>
            <span aria-hidden="true" className={isToday ? styles.todayLetter : undefined}>
              {isToday ? 'Today' : weekday(day.date, 'narrow')}
            </span>
            {day.due === 0 ? (
              <span className={styles.nothingDue} />
            ) : (
              <Sun size={32} lit={raysOf(day)} isDark={day.done === 0} />
            )}
            <VisuallyHidden>{`${isToday ? 'Today' : weekday(day.date, 'long')}, ${share}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
