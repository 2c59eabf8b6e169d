import type { CSSProperties, Ref } from 'react';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../worker/domain.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { Button } from './button.tsx';
import { Cluster } from './layout.tsx';
import styles from './mark-day.module.css';
import { OwnWords } from './own-words.tsx';
import textStyles from './text.module.css';
import { classNames } from './words.tsx';

/** Twelve copies of the path around the center. */
const rays = (path: string, className: string | undefined) =>
  [...Array(12).keys()].map((at) => (
    <path
      key={at}
      d={path}
      transform={`rotate(${at * 30} 34 34)`}
      style={{ '--ray': at } as CSSProperties}
      className={className}
    />
  ));

/** How long it takes to light all rays, in milliseconds. */
const lightingTime = 220;

type TapProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** "Due" asks to be marked, "later" is a dashed ring, and only "done" has a check. */
  state: 'due' | 'later' | 'done' | 'skipped';
  onTap: (done: boolean) => void;
  /** Puts "Undo" in the place of the label. */
  onUndo?: (() => void) | undefined;
  /** The id of the element that names the habit. */
  describedBy: string;
  /** Without sun or celebration: a plain ring in the habit's color. */
  plain: boolean;
};

/** The button that marks a day done: an empty ring that becomes a sun, ray by ray. */
export function Tap({ ref, state, onTap, onUndo, describedBy, plain }: TapProps) {
  const done = state === 'done';
  return (
    <div className={styles.place}>
      <button
        ref={ref}
        type="button"
        aria-label={done ? 'Completed (Click to Unmark)' : 'Mark Complete'}
        aria-describedby={describedBy}
        onClick={() => {
          if (!done) setTimeout(() => navigator.vibrate?.(12), lightingTime);
          onTap(!done);
        }}
        className={classNames(styles.tap, styles[state], plain && styles.plain)}
      >
        <svg viewBox="0 0 68 68" width="68" height="68" aria-hidden="true" focusable="false">
          {!plain && (
            <>
              {rays('M34 6.5V4', styles.waitingRay)}
              {rays('M34 6V2', styles.ray)}
            </>
          )}
          <circle cx="34" cy="34" r="22.5" className={styles.ring} />
          <circle cx="34" cy="34" r="23.75" className={styles.disc} />
          <path d={state === 'skipped' ? 'M28 34h12' : 'm25 34.5 6.5 6.5 12-13'} className={styles.sign} />
        </svg>
      </button>
      {onUndo && (
        <button type="button" aria-describedby={describedBy} onClick={onUndo} className={styles.undo}>
          Undo
        </button>
      )}
    </div>
  );
}

type DayChoicesProps = {
  campaign: Pick<CampaignView, 'kind' | 'size' | 'planSmallest'>;
  message: MessageView;
  /** The id of the element that names the habit. */
  describedBy: string;
  onSkip: () => void;
  onSnoozed?: () => void;
  ease: (action: 'snooze' | 'smaller' | 'usual', options?: { onSuccess: () => void }) => void;
  isPending: boolean;
  isSnoozing: boolean;
};

/** Named, but not shown where three buttons wouldn't fit on one line. */
const today = <span className={styles.today}> today</span>;

/** The other answers for an open day. "Smaller today" puts what is enough today in their place. */
export function DayChoices({
  campaign,
  message,
  describedBy,
  onSkip,
  onSnoozed,
  ease,
  isPending,
  isSnoozing,
}: DayChoicesProps) {
  const { kind, size, planSmallest } = campaign;
  const { smaller, snoozedUntil } = message;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  const pill = { variant: 'pill', 'aria-describedby': describedBy } as const;
  const isSmall = !isQuiet(kind) && (smaller || size === 'small');
  const mayChange = !isQuiet(kind) && size !== 'small';
  return (
    <Cluster className={styles.choices}>
      {isSmall && (
        <p className={textStyles.soft}>
          {planSmallest ? (
            <OwnWords content={`Smaller today: ${planSmallest}`} ranges={[[15, 15 + planSmallest.length]]} />
          ) : (
            'Smaller today: any part of it counts.'
          )}
        </p>
      )}
      {isSmall && mayChange ? (
        <Button {...pill} busy={isPending} onClick={() => ease('usual')}>
          Undo
        </Button>
      ) : (
        <>
          {message.status === 'sent' && !isSnoozed && message.heldBackAgain === null && (
            <Button
              {...pill}
              busy={isSnoozing}
              onClick={() => ease('snooze', { onSuccess: () => onSnoozed?.() })}
            >
              In an hour
            </Button>
          )}
          {/* A prescribed dose can't be skipped or made smaller here. */}
          {kind !== 'dose' && (
            <Button {...pill} onClick={onSkip}>
              {kind === 'recover' ? 'Not today' : <span>Skip{today}</span>}
            </Button>
          )}
          {mayChange && (
            <Button {...pill} busy={isPending && !isSnoozing} onClick={() => ease('smaller')}>
              <span>Smaller{today}</span>
            </Button>
          )}
        </>
      )}
    </Cluster>
  );
}
