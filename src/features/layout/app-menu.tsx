import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { paths } from '../../paths.ts';
import { menu } from '../../routes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { signOut } from '../session/session.ts';
import styles from './layout.module.css';

const mainMenu = menu('header');
const accountMenu = menu('account');

type AppMenuProps = {
  user: UserView;
  label: string;
  /** What the button shows. */
  face: ReactNode;
  buttonClass: string | undefined;
  /** Lists the pages of the header too: where there is no header. */
  hasPages?: boolean;
};

/**
 * A button that shows who is signed in, with links and Logout. The browser itself closes the panel on Escape and on a
 * click elsewhere, and gives the focus back; choosing something in it closes it too.
 */
export function AppMenu({ user, label, face, buttonClass, hasPages = false }: AppMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) panel.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        className={buttonClass}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys work the links and buttons in it, whose clicks arrive here */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the clicks of what is in it */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeAfterChoice}
        className={classNames(styles.panel, hasPages && styles.sheet)}
      >
        {open && <MenuContent user={user} hasPages={hasPages} />}
      </div>
    </>
  );
}

function MenuContent({ user, hasPages }: { user: UserView; hasPages: boolean }) {
  const navigate = useNavigate();
  const { data } = useQuery(capabilitiesQuery);
  const links = [...(hasPages ? mainMenu : []), ...accountMenu];
  const leave = async () => {
    await signOut().catch(() => undefined);
    navigate(paths.login);
    toast({ title: 'Logged out', kind: 'success' });
  };
  return (
    <>
      <div className={styles.who}>
        {hasPages && <Face user={user} />}
        <div>
          <p className={styles.name}>{user.username}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <nav aria-label={hasPages ? 'All pages' : 'Account'}>
        {links.map(
          ({ to, label, icon, needs }) =>
            (needs === undefined || data?.[needs]) && (
              <NavLink key={to} to={to} end={to === paths.home} className={classNames(styles.item)}>
                <Icon name={icon} />
                {label}
              </NavLink>
            ),
        )}
      </nav>
      <button type="button" className={styles.item} onClick={leave}>
        <Icon name="sign-out" />
        Logout
      </button>
    </>
  );
}

/** The first letter of the name. */
export const Face = ({ user }: { user: UserView }) => (
  <span className={styles.face}>{user.username.slice(0, 1).toUpperCase()}</span>
);
