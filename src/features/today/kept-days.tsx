import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { paths } from '../../paths.ts';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import styles from './today.module.css';
import { calendarDays, keptFigure, todayIndex } from './today-words.ts';

const shownCount = 4;

/** Each habit's streak and calendar; habits that are not scored are not here. */
export function KeptDays({
  campaigns,
  action,
}: {
  campaigns: readonly ActiveCampaignView[];
  /** Stands beside the heading, on a phone. */
  action: ReactNode;
}) {
  const scored = campaigns.filter(({ kind }) => !isQuiet(kind)).slice(0, shownCount);
  if (scored.length === 0) return action;
  return (
    <section aria-labelledby="kept-days" className={styles.kept}>
      <div className={styles.keptHead}>
        <h2 id="kept-days" className={styles.groupLabel}>
          Kept days
        </h2>
        {action}
      </div>
      <ul className={styles.keptList}>
        {scored.map((campaign) => {
          const { figure, words, detail } = keptFigure(campaign);
          return (
            <li key={campaign.id} data-hue={campaign.hue} className={styles.keptHabit}>
              <div className={styles.keptWords}>
                <p key={figure} className={styles.figure}>
                  {figure}
                </p>
                <Link to={paths.campaign(campaign.id)} className={styles.keptName}>
                  {campaign.title}
                </Link>
                <p className={styles.keptState}>
                  {words}
                  {detail && <span className={styles.keptDetail}>, {detail}</span>}
                </p>
              </div>
              <SmallCalendar
                size="small"
                label={campaign.title}
                days={calendarDays(campaign.today.days)}
                today={todayIndex(campaign.today)}
                frequency={campaign.frequency}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
