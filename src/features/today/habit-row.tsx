import PauseIcon from 'lucide-react/icons/pause';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import type { ActiveCampaignView, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { formatWeekday } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card, Dotted } from '../../ui/layout.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Tap } from '../../ui/tap.tsx';
import textStyles from '../../ui/text.module.css';
import { type CampaignChange, campaignCalls, useCampaignChange } from '../campaigns/campaign-calls.ts';
import { useEaseDay, useMarkDay } from '../messages/message-calls.ts';
import styles from './habit-row.module.css';
import { StateLine } from './state-line.tsx';
import { TodayQuestion } from './today-question.tsx';
import { doneSentence, type RowPlace } from './today-words.ts';

type HabitRowProps = {
  campaign: ActiveCampaignView;
  message: MessageView;
  place: RowPlace;
  /** Where it is listed: for a moment after a mark, still at its old place and with its old height. */
  shownPlace: RowPlace;
  /** Whether the week's question appears in this row, and whether it starts open. */
  question: 'open' | 'folded' | 'later';
  /** Called before a mark is shown. */
  onMark: (done: boolean) => void;
  /** Called with what to announce once "In an hour", "Smaller today" or "Usual size" is saved. */
  onEase: (announcement: string) => void;
};

const easedTexts = { snooze: 'back in an hour', smaller: 'smaller today', usual: 'usual size' };

/** One habit today: its message, the tap, and the other choices for the day. */
export function HabitRow({ campaign, message, place, shownPlace, question, onMark, onEase }: HabitRowProps) {
  const id = useId();
  const tap = useRef<HTMLButtonElement>(null);
  const { mark: markDay } = useMarkDay(message);
  const { ease: easeDay, isPending: isEasing, isSnoozing } = useEaseDay(message.id);
  const { kind, title, icon, hue, today } = campaign;
  const isSmall = message.smaller || campaign.size === 'small';
  const isOpen = place === 'now' || place === 'later';
  const hasMessage = place === 'now' || shownPlace === 'now';
  const hasPills = hasMessage && kind !== 'dose' && (kind !== 'recover' || today.isAfterLapse);
  const doneText = place === 'done' ? doneSentence(campaign) : null;
  const sentence = doneText && (
    <p className={classNames(styles.sentence, place !== shownPlace && styles.fresh)}>{doneText}</p>
  );

  const mark = (change: Parameters<typeof markDay>[0]) => {
    const isDone = 'completed' in change && change.completed;
    onMark(isDone);
    markDay(change);
    // The button that was pressed may be gone.
    if (!isDone) tap.current?.focus({ preventScroll: true });
  };
  const ease = (action: keyof typeof easedTexts) =>
    easeDay(action, {
      onSuccess: () => {
        onEase(`${title}: ${easedTexts[action]}`);
        // The button that was pressed is gone.
        tap.current?.focus({ preventScroll: true });
      },
    });
  // Quieter than the tap beside them.
  const pill = { variant: 'pill', 'aria-describedby': id } as const;
  const skip = () => mark({ skipped: true });
  const unmark = () => mark(message.skippedByPerson ? { skipped: false } : { completed: false });
  const undo = (
    <button type="button" className={styles.undo} onClick={unmark}>
      Undo
    </button>
  );
  return (
    <Card
      as="article"
      aria-labelledby={id}
      data-hue={hue}
      className={classNames(styles.row, place !== 'now' && styles.flat)}
    >
      <HabitIcon icon={icon} tile="medium" />
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          <span className={classNames(textStyles.phoneOnly, styles.phoneIcon)}>
            <HabitIcon icon={icon} size={18} />
          </span>
          <Link to={paths.campaign(campaign.id)} className={textStyles.link}>
            {title}
          </Link>
        </h3>
        <p className={classNames(textStyles.soft, styles.state)}>
          <StateLine campaign={campaign} message={message} place={place} undo={undo} />
        </p>
        {!hasPills && sentence}
      </div>
      {hasMessage && (
        <p className={classNames(textStyles.message, styles.text)}>
          <OwnWords content={message.content} ranges={message.ownWords} />
        </p>
      )}
      {place === 'paused' ? (
        <span className={styles.pausedSign}>
          <Icon of={PauseIcon} size={24} />
        </span>
      ) : kind === 'recover' && isOpen ? null : (
        <div className={classNames(styles.tap, hasMessage && styles.asking)}>
          <Tap
            ref={tap}
            done={place === 'done'}
            onTap={(done) => (done ? mark({ completed: true }) : unmark())}
            describedBy={id}
            plain={isQuiet(kind)}
            faint={place === 'later'}
            asks={hasMessage}
          />
        </div>
      )}
      {hasMessage && isSmall && kind !== 'dose' && (
        <p className={textStyles.soft}>
          <Dotted>
            {campaign.planSmallest ? (
              <OwnWords
                content={`Smaller today: ${campaign.planSmallest}`}
                ranges={[[15, 15 + campaign.planSmallest.length]]}
              />
            ) : (
              'Smaller today: any part of it counts.'
            )}
            {message.smaller && place === 'now' && (
              <button type="button" className={styles.undo} onClick={() => isEasing || ease('usual')}>
                Usual size
              </button>
            )}
          </Dotted>
        </p>
      )}
      {kind === 'recover' && isOpen && (
        <div className={styles.pills}>
          <Button className={styles.equal} aria-describedby={id} onClick={() => mark({ completed: true })}>
            Mark Complete
          </Button>
          <Button className={styles.equal} aria-describedby={id} onClick={skip}>
            Not today
          </Button>
        </div>
      )}
      {hasPills && (
        <div className={classNames(styles.pills, place !== 'now' && styles.over)}>
          {today.isAfterLapse ? (
            <LapseChoices campaign={campaign} describedBy={id} />
          ) : (
            <>
              {message.status === 'sent' && message.heldBackAgain === null && (
                <Button {...pill} onClick={() => ease('snooze')} busy={isSnoozing}>
                  In an hour
                </Button>
              )}
              <Button {...pill} onClick={skip}>
                Skip today
              </Button>
              {!isSmall && (
                <Button {...pill} onClick={() => ease('smaller')} busy={isEasing && !isSnoozing}>
                  Smaller today
                </Button>
              )}
            </>
          )}
          {sentence}
        </div>
      )}
      {question !== 'later' && (
        <TodayQuestion campaign={campaign} question={today.question} isOpen={question === 'open'} />
      )}
    </Card>
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
