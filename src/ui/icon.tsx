import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export type { LucideIcon } from 'lucide-react';

/** A decorative icon. Import each one from its own file, so that only that one is loaded. */
export function Icon({
  of: Drawing,
  size = 20,
  ...props
}: Omit<ComponentProps<'svg'>, 'ref'> & { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" {...props} />;
}
