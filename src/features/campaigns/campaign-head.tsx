import StopIcon from 'lucide-react/icons/circle-stop';
import PauseIcon from 'lucide-react/icons/pause';
import PencilIcon from 'lucide-react/icons/pencil';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import SendIcon from 'lucide-react/icons/send';
import SparkleIcon from 'lucide-react/icons/sparkles';
import TrashIcon from 'lucide-react/icons/trash';
import UndoIcon from 'lucide-react/icons/undo-2';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { CAMPAIGN_WEEKS, type HeldBack, isQuiet } from '../../../worker/domain.ts';
import { weeklyFocus } from '../../../worker/planning/calendar-date.ts';
import { noneCounted } from '../../../worker/progress/calendar.rules.ts';
import { useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { Figures } from '../../ui/figures.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { Horizon } from '../../ui/today.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import type { CampaignDialogName } from './campaign-dialogs.tsx';
import { BackLink, CampaignState } from './campaign-state.tsx';
import styles from './campaigns.module.css';

const CampaignDialog = lazyPart(() => import('./campaign-dialogs.tsx'));

type CampaignHeadProps = {
  id: number;
  /** Undefined while it loads. */
  campaign: CampaignView | undefined;
  heldBack: HeldBack | null;
  onSend: () => void;
  onGenerate: () => void;
};

export function CampaignHead(props: CampaignHeadProps) {
  const { campaign, heldBack } = props;
  return (
    <Horizon
      share={campaign && !isQuiet(campaign.kind) ? campaign.currentWeek / CAMPAIGN_WEEKS : null}
      hue={campaign?.hue}
      className={styles.scene}
    >
      <header className={styles.head}>
        <BackLink to={paths.campaigns}>Campaigns</BackLink>
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
        {campaign && campaign.kind !== 'danger' && (
          <div className={styles.headState}>
            <CampaignState campaign={campaign} heldBack={heldBack} />
          </div>
        )}
      </header>
    </Horizon>
  );
}

/** Actions on the whole campaign; only those that make sense in its current state. */
function CampaignMenu({ id, campaign, onSend, onGenerate }: Omit<CampaignHeadProps, 'heldBack'>) {
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
            <MenuSeparator />
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

/** The current week and its focus; a completed campaign has none. */
export function WeekProgress({ campaign }: { campaign: CampaignView | undefined }) {
  if (campaign === undefined) return <Skeleton width="min(20rem, 100%)" height="1.5rem" />;
  const { kind, currentWeek, completed } = campaign;
  return (
    <p className={textStyles.small}>
      <span>Week {currentWeek} of 12</span>
      {!completed && !isQuiet(kind) && (
        <>
          {' '}
          · <span>Current Focus</span>: <span>{weeklyFocus(currentWeek)}</span>
        </>
      )}
    </p>
  );
}

export function CampaignStatistics({ campaign }: { campaign: CampaignView | undefined }) {
  const rate = campaign && (campaign.dueCount > 0 ? `${campaign.completionRate}%` : noneCounted);
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
