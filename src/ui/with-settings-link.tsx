import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** A sentence that sends somebody to their settings leads there. */
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
