import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { Card, Dotted } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './kept-days.module.css';
import { keptFigure } from './today-words.ts';

const shownCount = 4;

/** Whether the campaign hasn't started yet. Those are shown only if there is room. */
const isAhead = ({ startDate, today }: ActiveCampaignView) => startDate > today.date;

/** The streak and calendar of each habit that counts days. */
export function KeptDays({
  campaigns,
  action,
}: {
  campaigns: readonly ActiveCampaignView[];
  /** Next to the heading, on a phone. */
  action: ReactNode;
}) {
  const scored = campaigns
    .filter(({ kind }) => !isQuiet(kind))
    .sort((a, b) => Number(isAhead(a)) - Number(isAhead(b)))
    .slice(0, shownCount);
  if (scored.length === 0) return action;
  return (
    <section aria-labelledby="kept-days" className={styles.kept}>
      <div className={styles.head}>
        <h2 id="kept-days" className={textStyles.soft}>
          Kept days
        </h2>
        {action}
      </div>
      <Card as="ul" className={styles.list}>
        {scored.map((campaign) => {
          const { figure, unit, detail } = keptFigure(campaign);
          return (
            <li key={campaign.id} data-hue={campaign.hue} className={styles.habit}>
              <div className={styles.words}>
                <Link to={paths.campaign(campaign.id)} className={classNames(textStyles.link, styles.name)}>
                  {campaign.title}
                </Link>
                <p className={classNames(textStyles.soft, styles.count)}>
                  <Dotted>
                    <span>
                      <span key={figure} className={styles.figure}>
                        {figure}
                      </span>{' '}
                      <span>{unit}</span>
                    </span>
                    {detail && <span className={styles.detail}>{detail}</span>}
                  </Dotted>
                </p>
              </div>
              <SmallCalendar
                size="small"
                label={campaign.title}
                days={campaign.today.days}
                today={campaign.today.date}
                plan={campaign}
              />
            </li>
          );
        })}
      </Card>
    </section>
  );
}
