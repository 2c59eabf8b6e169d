import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field-context.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...props} className={classNames(styles.control, className)} />;
}
