import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SmallCalendar } from '../../ui/day-calendar.tsx';
import { Cluster } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames } from '../../ui/words.tsx';
import styles from './today.module.css';
import { inOrder, isHeld } from './today-words.ts';

const shownCount = 3;

type ActiveCampaignsProps = {
  campaigns: readonly ActiveCampaignView[];
  /** Below them, on a phone. */
  action: ReactNode;
};

/** The active campaigns, with their days as far as they count days. */
export function ActiveCampaigns({ campaigns, action }: ActiveCampaignsProps) {
  // Nothing is counted while someone may be in danger.
  const counts = !campaigns.some(isHeld);
  // Today never names a campaign that is about danger.
  const shown = inOrder(campaigns.filter(({ kind }) => kind !== 'danger')).slice(0, shownCount);
  return (
    <section aria-labelledby="active-campaigns" className={styles.active}>
      <h2 id="active-campaigns" className={textStyles.heading}>
        Active Campaigns
      </h2>
      <ul className={styles.list}>
        {shown.map(({ id, title, kind, hue, currentWeek, today, ...plan }) => (
          <Cluster as="li" key={id} data-hue={hue} className={styles.habit}>
            <div className={styles.words}>
              <p className={classNames(pageStyles.clamp, textStyles.label)}>
                <Link to={paths.campaign(id)} className={classNames(textStyles.link, pageStyles.cover)}>
                  {title}
                </Link>
              </p>
              <p className={textStyles.small}>Week {currentWeek} of 12</p>
            </div>
            {counts && !isQuiet(kind) && (
              <SmallCalendar size="small" label={title} days={today.days} today={today.date} plan={plan} />
            )}
          </Cluster>
        ))}
      </ul>
      <Cluster isSpread>
        <LinkButton to={paths.campaigns} variant="link" size="small">
          View all
        </LinkButton>
        {action}
      </Cluster>
    </section>
  );
}
