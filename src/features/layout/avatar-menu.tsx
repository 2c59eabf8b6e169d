import { useQuery } from '@tanstack/react-query';
import { NavLink, useNavigate } from 'react-router';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { paths } from '../../paths.ts';
import { menu } from '../../routes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { signOut } from '../session/session.ts';
import styles from './menu-items.module.css';
import { PopoverMenu } from './popover-menu.tsx';

const accountMenu = menu('account');

function AccountLinks() {
  const { data } = useQuery(capabilitiesQuery);
  return accountMenu.map(
    ({ to, label, icon, needs }) =>
      (needs === undefined || data?.[needs]) && (
        <NavLink key={to} to={to} className={classNames(styles.item)}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ),
  );
}

export function AvatarMenu({ user }: { user: UserView }) {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut().catch(() => undefined);
    navigate(paths.login);
    toast({ title: 'Logged out', kind: 'success' });
  };
  const initial = user.username.slice(0, 1).toUpperCase();
  return (
    <PopoverMenu label={`Account of ${user.username}`} face={<span className={styles.face}>{initial}</span>}>
      <div className={styles.who}>
        <p className={styles.name}>{user.username}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      <AccountLinks />
      <button type="button" className={styles.item} onClick={leave}>
        <Icon name="sign-out" />
        Logout
      </button>
    </PopoverMenu>
  );
}
