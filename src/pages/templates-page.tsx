import { useQuery } from '@tanstack/react-query';
import BookIcon from 'lucide-react/icons/book-open';
import CopyIcon from 'lucide-react/icons/copy';
import DropIcon from 'lucide-react/icons/droplet';
import DumbbellIcon from 'lucide-react/icons/dumbbell';
import LeafIcon from 'lucide-react/icons/leaf';
import MessageIcon from 'lucide-react/icons/message-square';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Hue, Template, TemplateCategory, TemplateChoice } from '../../worker/domain.ts';
import { activeCampaignsQuery, templatesQuery } from '../features/campaigns/queries.ts';
import { useSignedInUser } from '../features/session/session.ts';
import styles from '../features/templates/templates.module.css';
import { useOpenDialog } from '../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../lib/lazy-part.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { LotusIcon } from '../ui/habit-icon.tsx';
import { Icon, type LucideIcon } from '../ui/icon.tsx';
import { Card, Dotted, PageHeading } from '../ui/layout.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/status.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.ts';
import { VisuallyHidden } from '../ui/words.tsx';

const UseTemplateDialog = lazyPart(() => import('../features/templates/use-template.tsx'));

export default function TemplatesPage() {
  const user = useSignedInUser();
  const [chosen, setChosen, close] = useOpenDialog<Template>();
  const campaigns = useQuery({ ...activeCampaignsQuery(user.id), enabled: chosen !== null });
  useEffect(() => onFirstUse(UseTemplateDialog.load), []);
  return (
    <>
      <PageHeading
        title="Message Templates"
        lead="Short messages that ask for one small step. Start a habit with one, copy it or send it to yourself."
      />
      <TemplateBrowser onUse={setChosen} />
      {chosen && <UseTemplateDialog template={chosen} campaigns={campaigns} onClose={close} />}
    </>
  );
}

/** The categories in display order. */
const categories: Record<TemplateCategory, { label: string; icon: LucideIcon; hue: Hue }> = {
  exercise: { label: 'Exercise', icon: DumbbellIcon, hue: 'clay' },
  meditation: { label: 'Meditation', icon: LotusIcon, hue: 'violet' },
  hydration: { label: 'Hydration', icon: DropIcon, hue: 'blue' },
  nutrition: { label: 'Nutrition', icon: LeafIcon, hue: 'olive' },
  reading: { label: 'Reading', icon: BookIcon, hue: 'teal' },
};

const categoryNames = Object.keys(categories) as TemplateCategory[];
const choices: readonly TemplateChoice[] = ['all', ...categoryNames];

type UseProps = { onUse: (template: Template) => void };

/** Templates by category. The URL names the open one, whose tab is scrolled into view. */
function TemplateBrowser({ onUse }: UseProps) {
  const [query, setQuery] = useSearchParams();
  const open = choices.find((choice) => choice === query.get('category')) ?? 'all';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = box.current?.querySelector(`[role="tab"][data-id="${open}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <div ref={box}>
      <Tabs
        label="Category"
        value={open}
        onChange={(choice) => setQuery(choice === 'all' ? {} : { category: choice }, { replace: true })}
        tabs={choices.map((choice) => ({
          id: choice,
          label: choice === 'all' ? 'All' : categories[choice].label,
          content: <TemplateList choice={choice} onUse={onUse} />,
        }))}
      />
    </div>
  );
}

/** The templates of one category, or all in groups. */
function TemplateList({ choice, onUse }: UseProps & { choice: TemplateChoice }) {
  const { data: templates, isError, refetch } = useQuery(templatesQuery(choice));
  if (templates === undefined && isError) {
    return <ErrorState text="The templates could not be loaded." onRetry={() => refetch()} />;
  }
  if (templates === undefined) return <TemplateSkeletons count={6} />;
  if (templates.length === 0) return <EmptyState icon={MessageIcon} text="No templates found" />;
  return (
    <div className={styles.groups}>
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
    </div>
  );
}

/** How many templates of a category are shown at first if there are other categories. */
const MAX_FOLDED = 3;

/** The first few, each in a different style. */
const varietyOf = (templates: readonly Template[]) =>
  templates
    .filter(({ style }, at) => templates.findIndex((each) => each.style === style) === at)
    .slice(0, MAX_FOLDED);

type TemplateGroupProps = UseProps & {
  category: TemplateCategory;
  /** The tab already names it: the heading is for screen readers only, and all templates are shown. */
  isOnly: boolean;
  templates: readonly Template[];
};

function TemplateGroup({ category, isOnly, templates, onUse }: TemplateGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { label, icon, hue } = categories[category];
  const shown = isOnly || isOpen ? templates : varietyOf(templates);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-hue={hue} className={isOnly ? undefined : styles.heading}>
        {isOnly ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <>
            <Icon of={icon} size={22} />
            {label}
          </>
        )}
      </h2>
      <ul className={styles.grid}>
        {shown.map((template) => (
          <li key={template.id} className={styles.place}>
            <TemplateCard template={template} namesCategory={isOnly} onUse={() => onUse(template)} />
          </li>
        ))}
      </ul>
      {!isOnly && templates.length > MAX_FOLDED && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${templates.length}`}
          <VisuallyHidden> of {label}</VisuallyHidden>
        </Button>
      )}
    </section>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied to clipboard', kind: 'success' });
  } catch {
    toast({ title: 'Copy failed', description: 'Failed to copy template message.', kind: 'error' });
  }
}

type TemplateCardProps = {
  template: Template;
  /** Whether to show the category. Otherwise, the heading above shows it, and only screen readers announce it here. */
  namesCategory: boolean;
  onUse: () => void;
};

function TemplateCard({ template, namesCategory, onUse }: TemplateCardProps) {
  const { id, category, style, content } = template;
  const { label } = categories[category];
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.kind}>
          {namesCategory ? (
            <Dotted>
              {label}
              <span>{style}</span>
            </Dotted>
          ) : (
            <>
              <VisuallyHidden>{label}</VisuallyHidden> <span>{style}</span>
            </>
          )}
        </div>
        <Button
          variant="quiet"
          icon={CopyIcon}
          title="Copy"
          aria-label={`Copy: ${content}`}
          className={styles.copy}
          onClick={() => copy(content)}
        />
      </div>
      <p className={styles.content}>{content}</p>
      <div className={styles.actions}>
        <LinkButton
          to={`${paths.createCampaign}?template=${id}`}
          variant="quiet"
          size="small"
          className={styles.start}
          aria-label={`Start a habit with this: ${content}`}
        >
          Start a habit with this
        </LinkButton>
        <Button variant="quiet" size="small" aria-label={`Use this template: ${content}`} onClick={onUse}>
          Use this template
        </Button>
      </div>
    </Card>
  );
}

function TemplateSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={styles.grid}>
      <VisuallyHidden>Loading templates</VisuallyHidden>
      {[...Array(count).keys()].map((at) => (
        <Card key={at} className={styles.card}>
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton height="6rem" />
          <Skeleton height="var(--touch)" />
        </Card>
      ))}
    </div>
  );
}
