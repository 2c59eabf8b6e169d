import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { carrierNames } from '../../../worker/domain.ts';
import { formatClock, formatDate } from '../../lib/dates.ts';
import textStyles from '../../ui/text.module.css';
import { capitalize } from '../../ui/words.tsx';
import { cueWord } from '../campaigns/plan-parts.ts';
import styles from './changes.module.css';
import { iconNames } from './look-choices.tsx';
import type { Values } from './starters.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import { kinds } from './what-fields.tsx';

type Name = keyof Values;

/** The fields in the order of the form; the others are not shown in it. */
const labels: Partial<Record<Name, string>> = {
  title: 'Title',
  description: 'Description',
  kind: 'Kind of habit',
  planAnchor: 'After',
  planAction: 'I will',
  doseVerb: 'I check it off',
  wantsIdeas: 'Ideas',
  hue: 'Color',
  icon: 'Icon',
  lockScreenWords: 'Words on the lock screen',
  frequency: 'Frequency',
  messageTime: 'Message time',
  customTime: 'Time',
  startDate: 'Start date',
  messageStyle: 'Message style',
  deliveryMethod: 'Delivery method',
  phone: 'Phone',
  carrier: 'Carrier',
};

const choiceNames: Record<string, string> = { ...kinds, ...iconNames, ...carrierNames };

function wordsOf(name: Name, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (value === '') return value;
  if (['kind', 'icon', 'carrier'].includes(name)) return choiceNames[value] ?? value;
  if (name === 'messageStyle' || name === 'hue') return capitalize(value);
  if (name === 'customTime') return formatClock(value);
  return name === 'startDate' ? formatDate(value) : value;
}

export default function Changes({ form, campaign }: { form: CampaignFormState; campaign: CampaignView }) {
  const { values, opened, edits, kind } = form;
  // The kind also changes with the words, and is empty until the person chooses.
  const before = { ...opened, kind: campaign.kind };
  const after = { ...values, kind };
  const shown = (Object.keys(labels) as Name[]).filter((name) =>
    name === 'kind' ? kind !== campaign.kind : name in edits,
  );
  return (
    shown.length > 0 && (
      <section aria-label="Your changes" className={styles.changes}>
        <dl>
          {shown.map((name) => (
            <div key={name} className={styles.change}>
              <dt>{name === 'planAnchor' ? cueWord(kind) : labels[name]}</dt>
              <dd>
                <del className={textStyles.clamp}>{wordsOf(name, before[name])}</del>{' '}
                <ins className={textStyles.clamp}>{wordsOf(name, after[name])}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
}
