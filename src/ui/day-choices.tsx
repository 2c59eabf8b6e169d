import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../worker/domain.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './day-choices.module.css';
import { OwnWords } from './own-words.tsx';
import textStyles from './text.module.css';

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

/** The other answers for an open day. "Smaller today" can be pressed again, and adds a line below that moves no button. */
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
  return (
    <>
      <div className={styles.choices}>
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
            {kind === 'recover' ? 'Not today' : 'Skip today'}
          </Button>
        )}
        {!isQuiet(kind) && size !== 'small' && (
          <Button
            {...pill}
            aria-pressed={smaller}
            busy={isPending && !isSnoozing}
            onClick={() => ease(smaller ? 'usual' : 'smaller')}
            className={classNames(smaller && styles.chosen)}
          >
            Smaller today
          </Button>
        )}
      </div>
      {!isQuiet(kind) && (smaller || size === 'small') && (
        <p className={textStyles.soft}>
          {planSmallest ? (
            <OwnWords content={`Smaller today: ${planSmallest}`} ranges={[[15, 15 + planSmallest.length]]} />
          ) : (
            'Smaller today: any part of it counts.'
          )}
        </p>
      )}
    </>
  );
}
