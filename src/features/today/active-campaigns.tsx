import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { HabitFigure } from '../../ui/figures.tsx';
import { Card, Cluster, Fold } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './today.module.css';
import { inOrder, isHeld, keptFigure } from './today-words.ts';

const shownCount = 3;

type ActiveCampaignsProps = {
  campaigns: readonly ActiveCampaignView[];
  /** Below them, on a phone. */
  action: ReactNode;
  isOpen?: boolean;
};

/** The active campaigns, with their streaks and days as far as they count days. */
export function ActiveCampaigns({ campaigns, action, isOpen = true }: ActiveCampaignsProps) {
  // Nothing is counted while someone may be in danger.
  const counts = !campaigns.some(isHeld);
  // Today never names a campaign that is about danger.
  const shown = inOrder(campaigns.filter(({ kind }) => kind !== 'danger')).slice(0, shownCount);
  return (
    <section aria-labelledby="active-campaigns">
      <Fold
        open={isOpen}
        summary={
          <h2 id="active-campaigns" className={textStyles.heading}>
            Active Campaigns
          </h2>
        }
      >
        <Card className={styles.card}>
          {shown.length > 0 && (
            <ul className={styles.list}>
              {shown.map((campaign) => (
                <Campaign key={campaign.id} campaign={campaign} counts={counts && !isQuiet(campaign.kind)} />
              ))}
            </ul>
          )}
          <Cluster isSpread className={styles.more}>
            <LinkButton to={paths.campaigns} variant="link" size="small">
              View all
            </LinkButton>
            {action}
          </Cluster>
        </Card>
      </Fold>
    </section>
  );
}

function Campaign({ campaign, counts }: { campaign: ActiveCampaignView; counts: boolean }) {
  const { id, title, hue, currentWeek, today } = campaign;
  const figure = counts && keptFigure(campaign);
  return (
    <Cluster as="li" isSpread data-hue={hue} className={styles.habit}>
      <div className={styles.words}>
        <p className={classNames(pageStyles.clamp, styles.name)}>
          <Link to={paths.campaign(id)} className={classNames(textStyles.link, pageStyles.cover)}>
            {title}
          </Link>
        </p>
        {figure && <HabitFigure {...figure} />}
        <p className={textStyles.small}>Week {currentWeek} of 12</p>
      </div>
      {counts && (
        <SmallCalendar size="small" label={title} days={today.days} today={today.date} plan={campaign} />
      )}
    </Cluster>
  );
}
