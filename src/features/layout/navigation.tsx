import { useQuery } from '@tanstack/react-query';
import ChartIcon from 'lucide-react/icons/chart-no-axes-column';
import HelpIcon from 'lucide-react/icons/circle-question-mark';
import ExternalIcon from 'lucide-react/icons/external-link';
import FlagIcon from 'lucide-react/icons/flag';
import SignOutIcon from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import MessageIcon from 'lucide-react/icons/message-square';
import SettingsIcon from 'lucide-react/icons/settings-2';
import SunIcon from 'lucide-react/icons/sun';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { menuItems, moveInMenu, openMenuByKey, usePopover } from '../../lib/focus.ts';
import { useHydrated } from '../../lib/hooks.ts';
import { partnerDisclosure, productName, usePartnerSearch } from '../../lib/product.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { type MenuPath, menu } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon, type LucideIcon, Sun } from '../../ui/icon.tsx';
import menuStyles from '../../ui/menu.module.css';
import textStyles from '../../ui/text.module.css';
import { toastSuccess } from '../../ui/toast.ts';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import { signOut, useUser } from '../session/session.ts';
import layout from './layout.module.css';
import styles from './navigation.module.css';

const mainMenu = menu('header');
const accountMenu = menu('account');

type ItemPath = MenuPath | typeof paths.help;

const icons: Record<ItemPath, LucideIcon> = {
  '/': SunIcon,
  '/campaigns': FlagIcon,
  '/templates': MessageIcon,
  '/analytics': ChartIcon,
  '/outbox': ExternalIcon,
  '/settings': SettingsIcon,
  '/help': HelpIcon,
};

type FooterLink = { to: string; label: string };

const help = { to: paths.help, label: 'Help Center' };
const privacy: FooterLink = { to: paths.privacy, label: 'Privacy' };
const pageLinks: FooterLink[] = [help, privacy, { to: paths.settings, label: 'Settings' }];

/** Whether a page belongs to a menu item: a campaign and the form for a new one belong to the campaigns. */
const isUnder = (to: string, pathname: string) =>
  pathname === to ||
  (to !== paths.home && pathname.startsWith(`${to}/`)) ||
  (to === paths.campaigns && pathname === paths.createCampaign);

/** On narrow screens, shown only to signed-out people. */
export function Header() {
  const user = useUser();
  const { pathname } = useLocation();
  const isRegistering = pathname === paths.register;
  return (
    <header className={classNames(layout.header, user && textStyles.wideOnly)}>
      <div className={layout.bar}>
        <Link to={paths.home} className={layout.brand}>
          <Sun size={32} />
          {productName}
        </Link>
        {user === null ? (
          <nav aria-label="Account" className={layout.end}>
            {/* The one that stands out leads to another page. */}
            <LinkButton to={paths.login} size="small" variant={isRegistering ? 'secondary' : 'quiet'}>
              Log in
            </LinkButton>
            <LinkButton to={paths.register} size="small" variant={isRegistering ? 'quiet' : 'secondary'}>
              Sign up
            </LinkButton>
          </nav>
        ) : (
          <>
            <nav aria-label="Main" className={layout.links}>
              {mainMenu.map(({ to, label }) => (
                <Link
                  key={to}
                  to={to}
                  aria-current={isUnder(to, pathname) ? 'page' : undefined}
                  className={layout.link}
                >
                  {label}
                </Link>
              ))}
            </nav>
            <div className={layout.end}>
              <AppMenu
                user={user}
                label={`Account of ${user.username}`}
                content={<Initial user={user} />}
                buttonClass={styles.avatar}
              />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** At the bottom of narrow screens: the pages used every day, and a "More" menu with the others. */
export function TabBar() {
  const user = useUser();
  if (user === null) return null;
  return (
    <nav aria-label="Main" data-tab-bar="" className={styles.tabBar}>
      {mainMenu.map(
        ({ to, tab }) =>
          tab && (
            <NavLink key={to} to={to} end={to === paths.home} className={classNames(styles.tab)}>
              <Icon of={icons[to]} size={24} />
              <span>{tab}</span>
            </NavLink>
          ),
      )}
      <AppMenu
        user={user}
        label="More"
        hasPages
        content={
          <>
            <Icon of={MenuIcon} size={24} />
            <span>More</span>
          </>
        }
        buttonClass={styles.tab}
      />
    </nav>
  );
}

type AppMenuProps = {
  user: UserView;
  label: string;
  content: ReactNode;
  buttonClass: string | undefined;
  /** Whether the menu lists the pages of the header too. */
  hasPages?: boolean;
};

/** A button that opens links and Logout: on a phone a sheet with navigation, otherwise a menu with arrow keys. */
function AppMenu({ user, label, content, buttonClass, hasPages = false }: AppMenuProps) {
  const { panel, isOpen, openedAt, buttonProps, panelProps } = usePopover();
  useEffect(() => {
    if (openedAt !== null && !hasPages) menuItems(panel.current)[0]?.focus();
  }, [openedAt, hasPages, panel]);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-label={label}
        aria-haspopup={hasPages ? undefined : 'menu'}
        onKeyDown={(event) => hasPages || openMenuByKey(event, panel.current)}
        className={buttonClass}
      >
        {content}
      </button>
      <div {...panelProps} className={classNames(menuStyles.panel, styles.panel, hasPages && styles.sheet)}>
        {isOpen && (
          <MenuContent
            user={user}
            hasPages={hasPages}
            onKeyDown={(event) => moveInMenu(event, panel.current)}
            onChoose={() => panel.current?.hidePopover()}
          />
        )}
      </div>
    </>
  );
}

type MenuContentProps = {
  user: UserView;
  hasPages: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
};

function MenuContent({ user, hasPages, onKeyDown, onChoose }: MenuContentProps) {
  const navigate = useNavigate();
  const { data } = useQuery(capabilitiesQuery);
  const links: { to: ItemPath; label: string; needs?: 'outbox' }[] = hasPages
    ? [...mainMenu.filter(({ tab }) => !tab), ...accountMenu, help]
    : accountMenu;
  const leave = () => {
    onChoose();
    signOut();
    navigate(paths.login);
    toastSuccess('Logged out');
  };
  const item = {
    className: classNames(menuStyles.item, styles.item),
    ...(!hasPages && { role: 'menuitem', tabIndex: -1 }),
  };
  const shownLinks = links.map(
    ({ to, label, needs }) =>
      (needs === undefined || data?.[needs]) && (
        <NavLink key={to} {...item} to={to} onClick={onChoose}>
          <Icon of={icons[to]} />
          {label}
        </NavLink>
      ),
  );
  const logout = (
    <button {...item} type="button" onClick={leave}>
      <Icon of={SignOutIcon} />
      Logout
    </button>
  );
  const who = (
    <div className={styles.who}>
      {hasPages && <Initial user={user} />}
      <div>
        <p className={textStyles.strong}>{user.username}</p>
        <p className={textStyles.small}>{user.email}</p>
      </div>
    </div>
  );
  return hasPages ? (
    <>
      {who}
      <nav aria-label="More pages">{shownLinks}</nav>
      {logout}
      <FooterContent links={[...mainMenu.filter(({ tab }) => tab), privacy]} onChoose={onChoose} />
    </>
  ) : (
    <>
      {who}
      <div role="menu" aria-label="Account" tabIndex={-1} onKeyDown={onKeyDown}>
        {shownLinks}
        {logout}
      </div>
    </>
  );
}

const Initial = ({ user }: { user: UserView }) => (
  <span className={styles.initial}>{user.username.slice(0, 1).toUpperCase()}</span>
);

type FooterContentProps = { links?: FooterLink[]; onChoose?: () => void };

/** At the end of pages; for signed-in people on a phone, at the end of the "More" menu, with what the tabs have. */
export function FooterContent({ links = pageLinks, onChoose }: FooterContentProps) {
  const search = usePartnerSearch();
  // The prerendered sign-in page may be from last year.
  const year = useHydrated() && new Date().getFullYear();
  return (
    <div className={layout.inner}>
      <nav aria-label="Footer" className={layout.footerLinks}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} onClick={onChoose}>
            {label}
          </Link>
        ))}
        <p>
          © {year} {productName}
        </p>
      </nav>
      <div className={layout.resources}>
        <p>Looking for habit-building resources?</p>{' '}
        <a href={search('habit building books')} target="_blank" rel="sponsored noopener">
          Browse Resources
          <Icon of={ExternalIcon} size={14} />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>{' '}
        <p className={layout.disclosure}>{partnerDisclosure}</p>
      </div>
    </div>
  );
}
