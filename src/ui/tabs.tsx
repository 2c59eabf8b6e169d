import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

type TabsProps<Id extends string> = {
  /** Says what the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** Which tab is open at first; with `onChange`, which one is open now. */
  value: Id;
  onChange?: ((id: Id) => void) | undefined;
};

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const control = onChange
    ? { value, onValueChange: (id: string) => onChange(id as Id) }
    : { defaultValue: value };
  return (
    <Root {...control}>
      <List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            value={tab.id}
            data-id={tab.id}
            onMouseDown={({ currentTarget }) => currentTarget.toggleAttribute('data-by-hand', true)}
            onKeyDown={({ currentTarget }) => currentTarget.toggleAttribute('data-by-hand', false)}
            onBlur={({ currentTarget }) => currentTarget.toggleAttribute('data-by-hand', false)}
            className={styles.tab}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
