import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import StopIcon from 'lucide-react/icons/circle-stop';
import PauseIcon from 'lucide-react/icons/pause';
import PencilIcon from 'lucide-react/icons/pencil';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import SendIcon from 'lucide-react/icons/send';
import SparkleIcon from 'lucide-react/icons/sparkles';
import TrashIcon from 'lucide-react/icons/trash';
import UndoIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import { CAMPAIGN_WEEKS, type HeldBack, isQuiet } from '../../../worker/domain.ts';
import { weeklyFocus } from '../../../worker/planning/campaign-days.ts';
import { formatClock, formatDate, todayIn } from '../../lib/dates.ts';
import { useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figures } from '../../ui/figures.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dotted, Stack } from '../../ui/layout.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { Horizon } from '../../ui/today.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import { useDeliveryMethod } from '../session/session.ts';
import type { CampaignDialogName } from './campaign-dialogs.tsx';
import { CampaignState } from './campaign-state.tsx';
import styles from './campaigns.module.css';
import { daysQuery } from './queries.ts';

const CampaignDialog = lazyPart(() => import('./campaign-dialogs.tsx'));
onFirstUse(CampaignDialog.load);

type CampaignHeadProps = {
  id: number;
  /** Undefined while it loads. */
  campaign: CampaignView | undefined;
  heldBack: HeldBack | null;
  /** Leaves out the description and the plan, which are below the days. */
  isBrief: boolean;
  /** Open the dialogs that add a message. */
  onSend: () => void;
  onGenerate: () => void;
};

export function CampaignHead(props: CampaignHeadProps) {
  const { campaign, heldBack, isBrief } = props;
  return (
    <Horizon
      share={campaign && !isQuiet(campaign.kind) ? campaign.currentWeek / CAMPAIGN_WEEKS : null}
      hue={campaign?.hue}
      className={styles.scene}
    >
      <header className={styles.head}>
        <Link to={paths.campaigns} className={styles.back}>
          <Icon of={ChevronLeftIcon} size={18} />
          Campaigns
        </Link>
        <div className={styles.headMenu}>
          <CampaignMenu {...props} />
        </div>
        {campaign ? (
          <HabitIcon icon={campaign.icon} tile="large" />
        ) : (
          <Skeleton className={styles.tileSkeleton} />
        )}
        {/* Rendered from the start, so that it can take the focus. */}
        <h1 tabIndex={-1} className={styles.headTitle}>
          {campaign?.title ?? (
            <>
              <VisuallyHidden>Loading the campaign</VisuallyHidden>
              <Skeleton width="14rem" />
            </>
          )}
        </h1>
        <div key={campaign ? 'facts' : 'waiting'} className={classNames(textStyles.soft, styles.headFacts)}>
          {!isBrief &&
            (campaign ? (
              <Facts campaign={campaign} heldBack={heldBack} />
            ) : (
              <Skeleton width="min(24rem, 100%)" height="1.75rem" />
            ))}
          {campaign && campaign.kind !== 'danger' && (
            <CampaignState campaign={campaign} heldBack={heldBack} />
          )}
        </div>
      </header>
    </Horizon>
  );
}

/** Actions on the whole campaign; only those that make sense in its current state. */
function CampaignMenu({ id, campaign, onSend, onGenerate }: Omit<CampaignHeadProps, 'heldBack' | 'isBrief'>) {
  const [dialog, setDialog, close] = useOpenDialog<CampaignDialogName>();
  const hasProgram = campaign !== undefined && campaign.kind !== 'danger' && !campaign.onHold;
  const isRunning = hasProgram && campaign.active;
  return (
    <>
      {/* Before the campaign loads, it isn't known which items there are. */}
      <Menu label="Campaign actions" disabled={campaign === undefined}>
        <MenuLink icon={PencilIcon} to={paths.editCampaign(id)}>
          Edit Campaign
        </MenuLink>
        {isRunning && (
          <>
            <MenuItem
              icon={campaign.kind === 'dose' ? StopIcon : PauseIcon}
              onSelect={() => setDialog('change')}
            >
              {campaign.kind === 'dose' ? 'Stop' : 'Ease up or pause'}
            </MenuItem>
            <MenuItem icon={SendIcon} hint="Write one that goes out now" onSelect={onSend}>
              Send Manual Message
            </MenuItem>
            {/* It would arrive during the pause. */}
            {campaign.pausedUntil === null && (
              <MenuItem icon={SparkleIcon} hint="One more, for tomorrow" onSelect={onGenerate}>
                Generate New Message
              </MenuItem>
            )}
            <MenuItem
              icon={RefreshIcon}
              hint="New texts for all still to come"
              onSelect={() => setDialog('regenerate')}
            >
              Regenerate Messages
            </MenuItem>
            {campaign.mayUndo && (
              <MenuItem icon={UndoIcon} onSelect={() => setDialog('undo')}>
                Undo Regenerate
              </MenuItem>
            )}
          </>
        )}
        <MenuSeparator />
        <MenuItem icon={TrashIcon} isDanger onSelect={() => setDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {dialog && <CampaignDialog id={id} campaign={campaign} dialog={dialog} onClose={close} />}
    </>
  );
}

type FactsProps = { campaign: CampaignView; heldBack: HeldBack | null };

/** On a phone, below the days, so that these are on the first screen. */
export function CampaignFacts(props: FactsProps) {
  return (
    <Stack gap={2} className={textStyles.soft}>
      <Facts {...props} />
    </Stack>
  );
}

function Facts({ campaign, heldBack }: FactsProps) {
  const { id, kind, messageStyle, startDate, timeZone, description, messagesSent } = campaign;
  const { frequency, sendTime, deliveryMethod } = campaign;
  const currentMethod = useDeliveryMethod(deliveryMethod);
  const isSending = campaign.active && heldBack === null;
  const { data } = useQuery(daysQuery(id));
  // The start date may have no message, for example if its time was already over.
  const firstDay = data?.days.find(({ date }) => date >= startDate)?.date ?? startDate;
  const today = todayIn(timeZone);
  const shownDay = firstDay <= today ? startDate : firstDay;
  if (kind === 'danger') return <Description text={description} />;
  return (
    <>
      <Description text={description} />
      <span>
        {frequency}{' '}
        <span className={styles.fact}>
          at {formatClock(sendTime)}, {infoOf(isSending ? currentMethod : deliveryMethod).by},
        </span>{' '}
        <span className={styles.fact}>
          {firstDay <= today ? 'since' : messagesSent > 0 ? 'starts again' : 'starts'}{' '}
          <time dateTime={shownDay}>{formatDate(shownDay, today)}</time>
          {!isQuiet(kind) && ','}
        </span>{' '}
        {!isQuiet(kind) && <span className={styles.fact}>{messageStyle} style</span>}
      </span>
    </>
  );
}

const MAX_DESCRIPTION_LENGTH = 160;

/** The person's own words. A long text is cut off until it is expanded. */
function Description({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  if (text.length <= MAX_DESCRIPTION_LENGTH) return <span className={styles.about}>{text}</span>;
  return (
    <span className={styles.about}>
      {isExpanded ? text : `${text.slice(0, MAX_DESCRIPTION_LENGTH).trimEnd()}…`}{' '}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
        className={styles.moreWords}
      >
        {isExpanded ? 'Show less' : 'Show more'}
      </Button>
    </span>
  );
}

/** The current week and its focus. */
export function WeekProgress({ campaign }: { campaign: CampaignView | undefined }) {
  if (campaign === undefined) return <Skeleton className={styles.progressSkeleton} />;
  const { kind, currentWeek } = campaign;
  return (
    <div className={styles.progress}>
      <p className={styles.progressWeek}>
        <Dotted>
          <strong>Week {currentWeek} of 12</strong>
          {!isQuiet(kind) && <span>Current Focus</span>}
        </Dotted>
      </p>
      {!isQuiet(kind) && <p className={textStyles.soft}>{weeklyFocus(currentWeek)}</p>}
    </div>
  );
}

export function CampaignStatistics({ campaign }: { campaign: CampaignView | undefined }) {
  const rate = campaign && (campaign.dueCount > 0 ? `${campaign.completionRate}%` : 'Nothing due yet');
  return (
    <Figures
      figures={[
        { label: 'Messages Sent', value: campaign?.messagesSent.toLocaleString() },
        ...(campaign && isQuiet(campaign.kind) ? [] : [{ label: 'Completion Rate', value: rate }]),
        { label: 'Weeks Completed', value: campaign && `${campaign.weeksCompleted} / 12` },
      ]}
    />
  );
}
