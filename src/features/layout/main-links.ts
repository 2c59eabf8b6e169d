import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';

/** Where a signed-in person goes every day. */
export const mainLinks: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.home, label: 'Dashboard', icon: 'home' },
  { to: paths.campaigns, label: 'Campaigns', icon: 'flag' },
  { to: paths.templates, label: 'Templates', icon: 'message' },
  { to: paths.analytics, label: 'Analytics', icon: 'chart' },
];
