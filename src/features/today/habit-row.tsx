import PauseIcon from 'lucide-react/icons/pause';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import { isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatWeekday } from '../../lib/days.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card, Cluster, Stack } from '../../ui/layout.tsx';
import { DayChoices, Tap } from '../../ui/mark-day.tsx';
import { MessageText } from '../../ui/own-words.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames } from '../../ui/words.tsx';
import {
  type CampaignChange,
  campaignCalls,
  useCampaignChange,
  useTestNotification,
} from '../campaigns/campaign-calls.ts';
import { cueWord } from '../campaigns/plan-parts.ts';
import { useEaseDay, useMarkDay } from '../messages/message-calls.ts';
import { useDeliveryMethod, useSignedInUser } from '../session/session.ts';
import { comesText, StateLine } from './state-line.tsx';
import styles from './today.module.css';
import { isNew, type RowPlace } from './today-words.ts';

type HabitRowProps = {
  campaign: ActiveCampaignView;
  message: MessageView;
  place: RowPlace;
  /** On its campaign's page, its message is always shown. */
  isOnItsPage?: boolean;
  /** Called before a mark is shown. */
  onMark?: (done: boolean) => void;
  onSnoozed?: () => void;
  /** Below the message. */
  children?: ReactNode;
};

const tapStates = { now: 'due', later: 'later', done: 'done', skipped: 'skipped' } as const;

/** One habit today: its tap and, while it is due, its message and the other choices for the day. */
export function HabitRow({
  campaign,
  message,
  place,
  isOnItsPage = false,
  onMark,
  onSnoozed,
  children,
}: HabitRowProps) {
  const id = useId();
  const tap = useRef<HTMLButtonElement>(null);
  const { mark: markDay } = useMarkDay(message);
  const easing = useEaseDay(message.id);
  const { kind, title, icon, hue, today } = campaign;
  const isDue = place === 'now';
  const isOpen = isDue || place === 'later';
  const mayChoose = isDue || (isOpen && message.snoozedUntil === null);
  const hasChoices = mayChoose && kind !== 'dose' && kind !== 'recover';
  const isFirstMessage = place === 'first' || (place === 'later' && isNew(campaign));
  // A day that is marked before its message comes gets none.
  const isShown = isDue || (isOnItsPage && (isOpen || message.status !== 'scheduled'));
  const opensWith =
    isFirstMessage && !isOnItsPage ? 'plan' : isShown ? (hasChoices ? 'choices' : 'text') : null;
  const [{ opened, last }, setShape] = useState({ opened: opensWith, last: place });
  // So that nothing below moves, it stays as high when it is marked, at midnight, and when its message arrives while it is
  // looked at.
  if (place !== last) {
    const keepsShape = isDue ? last === 'later' && !document.hidden : opened === 'choices';
    setShape({ opened: keepsShape ? opened : (opensWith ?? opened), last: place });
  }
  const open = () => {
    setShape({ opened: opensWith, last });
    focusTap();
  };

  // The button that was pressed may be gone.
  const focusTap = () => tap.current?.focus({ preventScroll: true });
  const mark = (change: Parameters<typeof markDay>[0]) => {
    const isDone = 'completed' in change && change.completed;
    onMark?.(isDone);
    markDay(change);
    if (!isDone) focusTap();
  };
  const skip = () => mark({ skipped: true });
  const unmark = () => mark(message.skippedByPerson ? { skipped: false } : { completed: false });
  return (
    <Card
      as={isOnItsPage ? 'section' : 'article'}
      aria-labelledby={id}
      data-hue={hue}
      className={classNames(styles.row, !isDue && styles.flat)}
    >
      <HabitIcon icon={icon} tile="medium" />
      <div className={styles.head}>
        {isOnItsPage ? (
          <h2 id={id} className={textStyles.heading}>
            Today
          </h2>
        ) : (
          <h3 id={id} className={styles.name}>
            <span className={styles.inlineIcon}>
              <HabitIcon icon={icon} size={18} />
            </span>
            <Link to={paths.campaign(campaign.id)} className={textStyles.link}>
              {title}
            </Link>
          </h3>
        )}
        <p role={isOnItsPage ? 'status' : undefined} className={classNames(textStyles.soft, styles.state)}>
          <StateLine
            campaign={campaign}
            message={message}
            place={place}
            isOnItsPage={isOnItsPage}
            describedBy={id}
            onUndo={unmark}
            onOpen={opened ? undefined : open}
          />
        </p>
      </div>
      {place === 'paused' ? (
        <span className={styles.pausedSign}>
          <Icon of={PauseIcon} size={24} />
        </span>
      ) : place === 'first' || (kind === 'recover' && isOpen) ? null : (
        <div className={styles.tap}>
          <Tap
            ref={tap}
            state={tapStates[place]}
            onTap={(done) => (done ? mark({ completed: true }) : unmark())}
            onUndo={place === 'done' || place === 'skipped' ? unmark : undefined}
            describedBy={id}
            plain={isQuiet(kind)}
          />
        </div>
      )}
      {place === 'first' && message.heldBack === null && <SendTest campaign={campaign} />}
      {opened && (
        <Stack gap={3} className={styles.body}>
          <MessageText message={message} isBubble={opened === 'plan'} maxLines={isOnItsPage ? 5 : 4} />
          {(opened === 'choices' || (opened === 'plan' && !isQuiet(kind))) && (
            <Cluster className={styles.foot}>
              {opened === 'plan' && (!hasChoices || message.status === 'scheduled') ? (
                <Plan campaign={campaign} message={message} />
              ) : !hasChoices ? (
                <p className={textStyles.soft}>{comesText(message)}</p>
              ) : today.isAfterLapse ? (
                <LapseChoices campaign={campaign} describedBy={id} />
              ) : (
                <DayChoices
                  {...easing}
                  campaign={campaign}
                  message={message}
                  describedBy={id}
                  onSkip={skip}
                  onSnoozed={() => {
                    onSnoozed?.();
                    focusTap();
                  }}
                />
              )}
            </Cluster>
          )}
          {children}
        </Stack>
      )}
      {kind === 'recover' && isOpen && (
        <Cluster className={styles.pills}>
          <Button aria-describedby={id} onClick={() => mark({ completed: true })}>
            Mark Complete
          </Button>
          <Button aria-describedby={id} onClick={skip}>
            Not today
          </Button>
        </Cluster>
      )}
    </Card>
  );
}

/** What the message doesn't say itself: 'After I put the kettle on, I will walk Biscuit', the description or 'Daily, by email'. */
function Plan({ campaign, message }: { campaign: CampaignView; message: MessageView }) {
  const { kind, planAnchor, planAction, description, frequency } = campaign;
  const { by } = infoOf(useDeliveryMethod(campaign.deliveryMethod));
  const isSaid = (words: string) => message.content.toLowerCase().includes(words.toLowerCase());
  const plan = planAction && !isSaid(planAction);
  const text = plan
    ? `${planAnchor ? `${cueWord(kind)} ${planAnchor}, ` : ''}I will ${planAction}`
    : isSaid(description)
      ? `${frequency}, ${by}`
      : description;
  return <p className={classNames(textStyles.soft, pageStyles.clamp)}>{text}</p>;
}

/** Lets the person check, before the first message, that messages arrive. */
function SendTest({ campaign }: { campaign: CampaignView }) {
  const user = useSignedInUser();
  const deliveryMethod = useDeliveryMethod(campaign.deliveryMethod);
  const test = useTestNotification();
  const { id: userId, phone, carrier } = user;
  return (
    <Button
      size="small"
      busy={test.isPending}
      onClick={() => test.mutate({ userId, deliveryMethod, phone: phone ?? '', carrier: carrier ?? '' })}
      className={styles.test}
    >
      Send a test {infoOf(deliveryMethod).as}
    </Button>
  );
}

/** The four ways to continue after days without a mark, as in the message. */
function LapseChoices({ campaign, describedBy }: { campaign: CampaignView; describedBy: string }) {
  const { id, size, mayPause, pausedUntil } = campaign;
  const { mutate, isBusy } = useCampaignChange();
  const look = { variant: 'pill', 'aria-describedby': describedBy } as const;
  const pill = (choice: CampaignChange) => (
    <Button {...look} busy={isBusy(choice.label)} onClick={() => mutate(choice)}>
      {choice.label}
    </Button>
  );
  return (
    <>
      {size !== 'small' &&
        pill({
          label: 'Smaller',
          change: () => campaignCalls.resize(id, 'small'),
          done: 'Smaller from now on',
        })}
      <LinkButton {...look} to={paths.editCampaign(id)}>
        Later
      </LinkButton>
      {mayPause &&
        pausedUntil === null &&
        pill({
          label: 'Pause',
          change: () => campaignCalls.pause(id, true),
          done: (changed) => ({
            title: 'Paused',
            description: changed.pausedUntil ? `Until ${formatWeekday(changed.pausedUntil)}.` : undefined,
          }),
        })}
      {pill({
        label: 'Stop',
        change: () => campaignCalls.activate(id, false),
        done: () => ({ title: 'Stopped', description: 'You can resume it on its page.' }),
      })}
    </>
  );
}
