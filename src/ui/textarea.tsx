import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useFieldWiring } from './field-context.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      {...props}
      className={classNames(styles.control, styles.textarea, className)}
    />
  );
}
