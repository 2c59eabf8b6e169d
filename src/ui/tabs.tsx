import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

type TabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** The tab that each key opens; a negative index counts from the end. */
const steps: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => -1,
};

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const ownId = useId();
  const tabId = (id: Id) => `${ownId}-tab-${id}`;
  const panelId = (id: Id) => `${ownId}-panel-${id}`;

  function moveByKey(event: KeyboardEvent, index: number) {
    const next = steps[event.key]?.(index);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = tabs.at(next % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: text }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === value}
            aria-controls={panelId(id)}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={(event) => moveByKey(event, index)}
            className={styles.tab}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable
          tabIndex={0}
          hidden={id !== value}
          className={styles.panel}
        >
          {id === value && content}
        </div>
      ))}
    </div>
  );
}
