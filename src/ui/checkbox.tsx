import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

/** Carries its own label and needs no Field around it. */
export function Checkbox({ label, ...props }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={styles.checkbox}>
      <input {...props} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
