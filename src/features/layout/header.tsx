import { Link, NavLink } from 'react-router';
import { productName } from '../../lib/product.ts';
import { paths } from '../../paths.ts';
import { menu } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sun } from '../../ui/sun.tsx';
import { useUser } from '../session/session.ts';
import { AccountMenu, Tabs } from './app-menu.tsx';
import styles from './layout.module.css';

/** At the top of wide screens, and of all screens while nobody is signed in. */
export function Header() {
  const user = useUser();
  return (
    <header className={classNames(styles.header, user && styles.wideOnly)}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Sun size={32} />
          {productName}
        </Link>
        {user === null ? (
          <nav aria-label="Account" className={styles.end}>
            <Link to={paths.login} className={styles.link}>
              Log in
            </Link>
            <LinkButton to={paths.register} size="small">
              Sign up
            </LinkButton>
          </nav>
        ) : (
          <>
            <nav aria-label="Main" className={styles.links}>
              {menu('header').map(({ to, label }) => (
                <NavLink key={to} to={to} end={to === paths.home} className={classNames(styles.link)}>
                  {label}
                </NavLink>
              ))}
            </nav>
            <div className={styles.end}>
              <AccountMenu user={user} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** At the foot of small screens. */
export function TabBar() {
  const user = useUser();
  if (user === null) return null;
  return (
    <nav aria-label="Main" data-tab-bar="" className={styles.tabBar}>
      <Tabs user={user} />
    </nav>
  );
}
