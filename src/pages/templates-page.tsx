import { useQuery } from '@tanstack/react-query';
import ArrowIcon from 'lucide-react/icons/arrow-right';
import CopyIcon from 'lucide-react/icons/copy';
import MessageIcon from 'lucide-react/icons/message-square';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Template, TemplateCategory, TemplateChoice } from '../../worker/domain.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { categories } from '../features/templates/categories.ts';
import styles from '../features/templates/templates.module.css';
import { useOpenDialog } from '../lib/hooks.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { activeCampaignsQuery, templatesQuery } from '../lib/query-client.ts';
import { Button } from '../ui/button.tsx';
import { HabitIcon } from '../ui/habit-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { Card, Cluster, PageHeading, Stack } from '../ui/layout.tsx';
import pageStyles from '../ui/page.module.css';
import { EmptyState, ErrorState, Loading } from '../ui/status.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toastError, toastSuccess } from '../ui/toast.ts';
import { capitalize, classNames, VisuallyHidden } from '../ui/words.tsx';

const UseTemplateDialog = lazyPart(() => import('../features/templates/use-template.tsx'));

const categoryNames = Object.keys(categories) as TemplateCategory[];
const choices: readonly TemplateChoice[] = ['all', ...categoryNames];

export default function TemplatesPage() {
  const user = useSignedInUser();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen, close] = useOpenDialog<Template>();
  const campaigns = useQuery({ ...activeCampaignsQuery(user.id), enabled: chosen !== null });
  return (
    <>
      <PageHeading
        title="Message Templates"
        lead="Short messages that ask for one small step. Start a habit with one, or send it to yourself."
      />
      {/* The URL names the open category. */}
      <Tabs
        label="Category"
        value={choices.find((choice) => choice === query.get('category')) ?? 'all'}
        onChange={(choice) => setQuery(choice === 'all' ? {} : { category: choice }, { replace: true })}
        tabs={choices.map((choice) => ({
          id: choice,
          label: choice === 'all' ? 'All' : categories[choice].label,
          content: <TemplateList choice={choice} onUse={setChosen} />,
        }))}
      />
      {chosen && <UseTemplateDialog template={chosen} campaigns={campaigns} onClose={close} />}
    </>
  );
}

type UseProps = { onUse: (template: Template) => void };

function TemplateList({ choice, onUse }: UseProps & { choice: TemplateChoice }) {
  const { data: templates, isError, refetch } = useQuery(templatesQuery(choice));
  if (templates === undefined && isError) {
    return <ErrorState text="The templates could not be loaded." onRetry={() => refetch()} />;
  }
  if (templates === undefined)
    return <Loading what="templates" count={6} height="12rem" className={styles.gallery} />;
  if (templates.length === 0) return <EmptyState icon={MessageIcon} text="No templates found" />;
  return (
    <Stack gap={10}>
      {categoryNames
        .map((category) => ({ category, group: templates.filter((each) => each.category === category) }))
        .filter(({ group }) => group.length > 0)
        .map(({ category, group }) => (
          <TemplateGroup
            key={category}
            category={category}
            isOnly={choice !== 'all'}
            templates={group}
            onUse={onUse}
          />
        ))}
    </Stack>
  );
}

const MAX_FOLDED = 3;

/** The first few, each in a different style. */
const varietyOf = (templates: readonly Template[]) =>
  templates
    .filter(({ style }, at) => templates.findIndex((each) => each.style === style) === at)
    .slice(0, MAX_FOLDED);

type TemplateGroupProps = UseProps & {
  category: TemplateCategory;
  /** Whether it is the only category, so that all its templates are shown. */
  isOnly: boolean;
  templates: readonly Template[];
};

function TemplateGroup({ category, isOnly, templates, onUse }: TemplateGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { label, icon, hue } = categories[category];
  const isFolded = !isOnly && !isOpen;
  const shown = isFolded ? varietyOf(templates) : templates;
  return (
    <section aria-labelledby={id} data-hue={hue}>
      <Cluster as="header" className={styles.head}>
        <HabitIcon icon={icon} tile="medium" />
        <h2 id={id}>{label}</h2>
        {!isOnly && templates.length > MAX_FOLDED && (
          <Button
            variant="link"
            size="small"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show all ${templates.length}`}
            <VisuallyHidden> of {label}</VisuallyHidden>
          </Button>
        )}
      </Cluster>
      <Stack as="ul" className={classNames(styles.gallery, isFolded && styles.shelf)}>
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} onUse={() => onUse(template)} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess('Copied to clipboard');
  } catch {
    toastError('Failed to copy template message.', 'Copy failed');
  }
}

type TemplateCardProps = { template: Template; onUse: () => void };

function TemplateCard({ template, onUse }: TemplateCardProps) {
  const { category, style, content } = template;
  return (
    <Card as="article" gap={2} className={styles.card}>
      <p className={styles.style}>
        <VisuallyHidden>{categories[category].label}</VisuallyHidden> <span>{capitalize(style)}</span>
      </p>
      <p className={styles.content}>
        <button
          type="button"
          aria-label={`Use this template: ${content}`}
          className={pageStyles.cover}
          onClick={onUse}
        >
          {content}
        </button>
      </p>
      <Cluster isSpread className={styles.foot}>
        <span aria-hidden="true" className={styles.use}>
          Use <Icon of={ArrowIcon} size={18} />
        </span>
        <Button
          variant="quiet"
          icon={CopyIcon}
          title="Copy"
          aria-label={`Copy: ${content}`}
          className={styles.copy}
          onClick={() => copy(content)}
        />
      </Cluster>
    </Card>
  );
}
