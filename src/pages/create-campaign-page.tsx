import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { HabitIcon, Hue, Template, TemplateCategory } from '../../worker/domain.ts';
import { templatesQuery } from '../features/campaigns/queries.ts';
import { PageHeading } from '../ui/layout.tsx';
import styles from './create-campaign-page.module.css';
import { CampaignFormSkeleton, LazyCampaignForm } from './lazy-campaign-form.tsx';

/** What a template's category fills in. The description is a reason in the first person, which messages may quote. */
const looks: Record<TemplateCategory, { description: string; icon: HabitIcon; hue: Hue }> = {
  exercise: { description: 'I want to move a little every day.', icon: 'workout', hue: 'clay' },
  meditation: { description: 'I want a quiet minute every day.', icon: 'meditate', hue: 'violet' },
  hydration: { description: 'I want to drink something before I’m thirsty.', icon: 'water', hue: 'blue' },
  nutrition: { description: 'I want to eat a little better every day.', icon: 'vegetables', hue: 'olive' },
  reading: { description: 'I miss getting lost in a good book.', icon: 'book', hue: 'violet' },
};

function startWith({ id, category, style, habit }: Template) {
  const { planAction } = habit;
  const title = planAction.charAt(0).toUpperCase() + planAction.slice(1);
  const starter = { title, kind: 'build', ...looks[category], ...habit, messageStyle: style } as const;
  return { name: `new-campaign-from-${id}`, starter };
}

export default function CreateCampaignPage() {
  const [query] = useSearchParams();
  const wanted = query.get('template');
  const { data: templates, isPending } = useQuery({ ...templatesQuery('all'), enabled: wanted !== null });
  const template = templates?.find(({ id }) => String(id) === wanted);
  return (
    <>
      <div className={styles.heading}>
        <PageHeading
          title="Create a New Habit Campaign"
          lead="A personalised 12-week programme with AI-generated messages that come at the same time of day."
        />
      </div>
      {wanted !== null && isPending ? (
        <CampaignFormSkeleton />
      ) : (
        <LazyCampaignForm key={template?.id ?? 'new'} start={template && startWith(template)} />
      )}
    </>
  );
}
