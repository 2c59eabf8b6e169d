import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import type { PlanField } from '../../../worker/campaign-fields.ts';
import type { CampaignView, QuestionView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { useOpenDialog } from '../../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import textStyles from '../../ui/text.module.css';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { savePlan } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { fieldAskedBy, type PlanPart, planParts } from './plan-parts.ts';

export const WordsDialog = lazyPart(async () => ({
  default: (await import('./plan-changes.tsx')).WordsDialog,
}));
onFirstUse(WordsDialog.load);

type YourWordsProps = { campaign: CampaignView; next: QuestionView['next'] };

/** The parts of a campaign's plan in the person's own words, which messages use. */
export function YourWords({ campaign, next }: YourWordsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [edited, setEdited, close] = useOpenDialog<PlanPart>();
  const remove = useSingleMutation({
    mutationFn: (field: PlanField) => savePlan(campaign.id, { [field]: null }),
    onSuccess: () => {
      heading.current?.focus({ preventScroll: true });
      toastSuccess('Removed');
    },
    onError: () => toastError('Failed to remove it. Please try again.'),
  });
  // A completed campaign gets no more messages.
  const mayChange = !campaign.completed;
  const askedField = next === null ? undefined : fieldAskedBy[next.id];
  const shown = planParts(campaign.kind).filter(
    ({ field, isMain }) => campaign[field] !== null || (mayChange && (isMain || field === askedField)),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.yourWords}>
      <div className={styles.wordsHead}>
        <h2 id={id} ref={heading} tabIndex={-1} className={textStyles.heading}>
          Your words
        </h2>
        {mayChange && (
          <Button
            variant="quiet"
            size="small"
            aria-label={isEditing ? 'Done editing your words' : 'Edit your words'}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
            className={styles.link}
          >
            {isEditing ? 'Done' : 'Edit'}
          </Button>
        )}
      </div>
      <dl className={styles.wordsList}>
        {shown.map((part) => {
          const { field, label } = part;
          const value = campaign[field];
          const isAsked = next !== null && field === askedField;
          return (
            <div key={field} className={styles.part}>
              <dt className={textStyles.soft}>{label}</dt>
              <dd className={styles.ownWords}>
                {value ??
                  (isAsked ? (
                    <span className={styles.none}>We’ll ask in week {next.week}.</span>
                  ) : (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Add: ${label}`}
                      onClick={() => setEdited(part)}
                      className={styles.add}
                    >
                      Add
                    </Button>
                  ))}
              </dd>
              {isEditing && (value !== null || isAsked) && (
                <dd className={styles.partActions}>
                  <Button
                    variant="quiet"
                    icon={value === null ? PlusIcon : PencilIcon}
                    aria-label={`${value === null ? 'Add' : 'Edit'}: ${label}`}
                    onClick={() => setEdited(part)}
                  />
                  {value !== null && (
                    <Button
                      variant="quiet"
                      icon={CloseIcon}
                      aria-label={`Remove: ${label}`}
                      busy={remove.isPending && remove.variables === field}
                      onClick={() => remove.mutate(field)}
                    />
                  )}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {edited && <WordsDialog campaign={campaign} part={edited} onClose={close} />}
    </section>
  );
}
