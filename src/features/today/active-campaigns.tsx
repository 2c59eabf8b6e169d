import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { useIsWide } from '../../lib/hooks.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { HabitFigure } from '../../ui/figures.tsx';
import { Card, Dotted } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './active-campaigns.module.css';
import { keptFigure } from './today-words.ts';

const shownCount = 3;

/** Campaigns that count days come first, and those that haven't started yet after them. */
const rankOf = ({ kind, startDate, today }: ActiveCampaignView) =>
  isQuiet(kind) ? 2 : startDate > today.date ? 1 : 0;

type ActiveCampaignsProps = {
  campaigns: readonly ActiveCampaignView[];
  /** Next to the heading, on a phone. */
  action: ReactNode;
  /** Whether days and streaks are shown. */
  counts: boolean;
};

/** The active campaigns, with their streaks and days as far as they count days. */
export function ActiveCampaigns({ campaigns, action, counts }: ActiveCampaignsProps) {
  const isWide = useIsWide();
  const shown = campaigns
    // Today never names a campaign that is about danger.
    .filter(({ kind }) => kind !== 'danger')
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, shownCount);
  const all = (
    <LinkButton to={paths.campaigns} variant="quiet" size="small" className={styles.all}>
      View all
    </LinkButton>
  );
  return (
    <section aria-labelledby="active-campaigns" className={styles.section}>
      <div className={styles.head}>
        <h2 id="active-campaigns" className={textStyles.heading}>
          Active Campaigns
        </h2>
        {isWide ? all : action}
      </div>
      <Card className={styles.card}>
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((campaign) => (
              <Campaign key={campaign.id} campaign={campaign} counts={counts && !isQuiet(campaign.kind)} />
            ))}
          </ul>
        )}
        {!isWide && all}
      </Card>
    </section>
  );
}

function Campaign({ campaign, counts }: { campaign: ActiveCampaignView; counts: boolean }) {
  const { id, title, hue, currentWeek, dueCount, completionRate, today } = campaign;
  const { figure, unit } = keptFigure(campaign);
  return (
    <li data-hue={hue} className={styles.habit}>
      <div className={styles.words}>
        <p className={classNames(textStyles.clamp, styles.name)}>
          <Link to={paths.campaign(id)} className={classNames(textStyles.link, textStyles.cover)}>
            {title}
          </Link>
        </p>
        {counts && (
          <div className={styles.count}>
            <HabitFigure figure={figure} unit={unit} />
          </div>
        )}
        <p className={classNames(textStyles.small, styles.week)}>
          <Dotted>
            {`Week ${currentWeek} of 12`}
            {counts && dueCount > 0 && (
              <span>
                {completionRate}% <VisuallyHidden>completion rate</VisuallyHidden>
              </span>
            )}
          </Dotted>
        </p>
      </div>
      {counts && (
        <SmallCalendar size="small" label={title} days={today.days} today={today.date} plan={campaign} />
      )}
    </li>
  );
}
