import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export type { LucideIcon } from 'lucide-react';

/** An ornament beside words; it says nothing to a screen reader. Import each drawing from its own file: only it is loaded. */
export function Icon({
  of: Drawing,
  size = 20,
  ...props
}: Omit<ComponentProps<'svg'>, 'ref'> & { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" {...props} />;
}
