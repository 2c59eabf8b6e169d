import { useQuery } from '@tanstack/react-query';
import CloseIcon from 'lucide-react/icons/x';
import { useNavigate, useSearchParams } from 'react-router';
import type { Template } from '../../worker/domain.ts';
import { useSteps } from '../features/campaign-form/steps.ts';
import { categories } from '../features/templates/categories.ts';
import { templatesQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout.tsx';
import { capitalize } from '../ui/words.tsx';
import styles from './form-pages.module.css';
import { FormSkeleton, LazyCampaignForm } from './lazy-campaign-form.tsx';

function startWith({ id, category, style, habit }: Template) {
  const { reason: description, label, icon, hue } = categories[category];
  const title = capitalize(habit.planAction);
  const look = { label, kind: 'build', icon, hue } as const;
  const starter = { ...look, title, description, ...habit, messageStyle: style };
  return { name: `new-campaign-from-${id}`, starter };
}

/** Returns to where the person came from. Shown on a phone, where the steps hide the tab bar. */
function Close() {
  const navigate = useNavigate();
  const { step } = useSteps();
  const leave = () => {
    // React Router numbers the history entries it adds; 0 is where the user entered the app.
    const { idx = 0 }: { idx?: number } = window.history.state ?? {};
    if (idx > step) navigate(-1 - step);
    else navigate(paths.campaigns);
  };
  return (
    <Button variant="quiet" icon={CloseIcon} aria-label="Close" className={styles.close} onClick={leave} />
  );
}

export default function CreateCampaignPage() {
  const [query] = useSearchParams();
  const templateId = query.get('template');
  const { data: templates, isPending } = useQuery({ ...templatesQuery('all'), enabled: templateId !== null });
  const template = templates?.find(({ id }) => String(id) === templateId);
  return (
    <>
      <div data-own-bar="" className={styles.heading}>
        <PageHeading
          title="Create a New Habit Campaign"
          lead="A personalized 12-week program with AI-generated messages or our own."
          actions={<Close />}
        />
      </div>
      {templateId !== null && isPending ? (
        <FormSkeleton />
      ) : (
        <LazyCampaignForm key={template?.id ?? 'new'} start={template && startWith(template)} />
      )}
    </>
  );
}
