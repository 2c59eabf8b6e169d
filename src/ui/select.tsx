import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';

/** The browser's own list, in the clothes of the kit: phones show their native picker. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={styles.selectBox}>
      <select
        {...useFieldWiring()}
        {...props}
        className={classNames(styles.control, styles.select, className)}
      />
      <Icon name="chevron-down" />
    </div>
  );
}
