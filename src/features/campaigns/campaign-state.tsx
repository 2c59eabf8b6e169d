import CheckIcon from 'lucide-react/icons/check';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import StopIcon from 'lucide-react/icons/circle-stop';
import FlagIcon from 'lucide-react/icons/flag';
import InfoIcon from 'lucide-react/icons/info';
import PauseIcon from 'lucide-react/icons/pause';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HeldBack } from '../../../worker/domain.ts';
import { formatWeekday } from '../../lib/days.ts';
import { useOnline } from '../../lib/hooks.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card, PageHeading } from '../../ui/layout.tsx';
import { heldBackLabels } from '../../ui/own-words.tsx';
import pageStyles from '../../ui/page.module.css';
import { Badge, EmptyState, ErrorState } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';

/** A badge for a campaign that is not simply running. */
export function CampaignState({ campaign, heldBack }: { campaign: CampaignView; heldBack: HeldBack | null }) {
  const { completed, active, pausedUntil, onHold } = campaign;
  if (completed) {
    return (
      <Badge inHue icon={CheckIcon}>
        Completed
      </Badge>
    );
  }
  if (!active) return <Badge icon={StopIcon}>Stopped</Badge>;
  if (pausedUntil) return <Badge icon={PauseIcon}>Paused until {formatWeekday(pausedUntil)}</Badge>;
  if (onHold) return <Badge icon={InfoIcon}>Waiting for you</Badge>;
  return heldBack === 'opted_out' || heldBack === 'unconfirmed' || heldBack === 'no_phone' ? (
    <Badge icon={InfoIcon}>Messages {heldBackLabels[heldBack].toLowerCase()}</Badge>
  ) : null;
}

/** Shown in place of a campaign that could not be fetched (with `onRetry`) or doesn't exist. */
export function CampaignNotFound({ onRetry }: { onRetry?: () => void }) {
  const isOnline = useOnline();
  const back = (
    <LinkButton to={paths.campaigns} variant={onRetry ? 'secondary' : 'primary'}>
      Go back to campaigns
    </LinkButton>
  );
  return (
    <>
      <PageHeading
        title={!onRetry ? 'Campaign not found' : isOnline ? 'Something went wrong' : 'Not loaded yet'}
      />
      {onRetry ? (
        <ErrorState text="Failed to fetch campaign" onRetry={onRetry}>
          {back}
        </ErrorState>
      ) : (
        <EmptyState icon={FlagIcon} text="There is no campaign at this address.">
          {back}
        </EmptyState>
      )}
    </>
  );
}

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={pageStyles.back}>
    <Icon of={ChevronLeftIcon} size={18} />
    {children}
  </Link>
);

type NoteCardProps = {
  label: string;
  title?: string;
  text?: ReactNode;
  children?: ReactNode;
};

export const NoteCard = ({ label, title, text, children }: NoteCardProps) => (
  <Card as="section" aria-label={label} gap={3}>
    {title && <h2 className={textStyles.heading}>{title}</h2>}
    {text && <p className={textStyles.soft}>{text}</p>}
    {children}
  </Card>
);
