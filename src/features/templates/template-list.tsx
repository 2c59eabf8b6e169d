import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type {
  Template,
  TemplateCategory,
  TemplateChoice,
} from '../../../worker/campaigns/templates.schemas.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/status.tsx';
import hiddenStyles from '../../ui/words.module.css';
import { categories, categoryNames } from './categories.ts';
import { templatesQuery } from './queries.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './template-list.module.css';
import { TemplateSkeletons } from './template-skeletons.tsx';

type TemplateListProps = { choice: TemplateChoice; onUse: (template: Template) => void };

/** The templates of a category; all of them stand in groups. */
export function TemplateList({ choice, onUse }: TemplateListProps) {
  const { data: templates, isError, refetch } = useQuery(templatesQuery(choice));
  if (templates === undefined && isError) {
    return <ErrorState text="The templates could not be loaded." onRetry={() => refetch()} />;
  }
  if (templates === undefined) return <TemplateSkeletons count={6} />;
  if (templates.length === 0) return <EmptyState icon="message" text="No templates found" />;
  return (
    <div className={styles.groups}>
      {categoryNames
        .map((category) => ({ category, group: templates.filter((each) => each.category === category) }))
        .filter(({ group }) => group.length > 0)
        .map(({ category, group }) => (
          <TemplateGroup
            key={category}
            category={category}
            isAlone={choice !== 'all'}
            templates={group}
            onUse={onUse}
          />
        ))}
    </div>
  );
}

type TemplateGroupProps = {
  category: TemplateCategory;
  /** Its tab names it already: the heading is then for screen readers. */
  isAlone: boolean;
  templates: readonly Template[];
  onUse: (template: Template) => void;
};

function TemplateGroup({ category, isAlone, templates, onUse }: TemplateGroupProps) {
  const id = useId();
  const { label, icon } = categories[category];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isAlone ? hiddenStyles.hidden : styles.heading}>
        <Icon name={icon} size={22} />
        {label}
      </h2>
      <ul className={styles.grid}>
        {templates.map((template) => (
          <li key={template.id} className={styles.place}>
            <TemplateCard template={template} onUse={() => onUse(template)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
