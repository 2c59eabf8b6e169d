import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './text.module.css';

/** Joins the class names that apply. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** 'Two to go today' for 'two to go today'. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

/** An email address, which may break after the @ and before a dot. */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Turns 'in settings' into a link. */
export function withSettingsLink(text: string): ReactNode {
  const [, before, word, after] = /^(.*\bin )(settings)\b(.*)$/is.exec(text) ?? [];
  if (word === undefined) return text;
  return (
    <>
      {before}
      <Link to={paths.settings}>{word}</Link>
      {after}
    </>
  );
}
