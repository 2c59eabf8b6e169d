import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Template, TemplateChoice } from '../../../worker/campaigns/templates.schemas.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { categories, categoryNames } from './categories.ts';
import { TemplateList } from './template-list.tsx';

const choices: readonly TemplateChoice[] = ['all', ...categoryNames];

/** Templates by category; the address names the one that is open, whose tab is in view on small screens too. */
export function TemplateBrowser({ onUse }: { onUse: (template: Template) => void }) {
  const [query, setQuery] = useSearchParams();
  const open = choices.find((choice) => choice === query.get('category')) ?? 'all';
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another tab that is selected then
  useEffect(() => {
    const tab = box.current?.querySelector('[role="tab"][aria-selected="true"]');
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
