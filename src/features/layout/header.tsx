import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { menu } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useUser } from '../session/session.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import itemStyles from './menu-items.module.css';
import { PopoverMenu } from './popover-menu.tsx';

const mainMenu = menu('header');

export function Header() {
  const user = useUser();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        {user === null ? (
          <nav aria-label="Account" className={styles.end}>
            <NavLink to={paths.login} className={classNames(styles.link)}>
              Log in
            </NavLink>
            <LinkButton to={paths.register} size="small">
              Sign up
            </LinkButton>
          </nav>
        ) : (
          <>
            <nav aria-label="Main" className={styles.links}>
              {mainMenu.map(({ to, label }) => (
                <NavLink key={to} to={to} end={to === paths.home} className={classNames(styles.link)}>
                  {label}
                </NavLink>
              ))}
            </nav>
            <div className={styles.end}>
              <PopoverMenu label="Menu" face={<Icon name="menu" size={24} />} className={styles.small}>
                <nav aria-label="Main">
                  {mainMenu.map(({ to, label, icon }) => (
                    <NavLink key={to} to={to} end={to === paths.home} className={classNames(itemStyles.item)}>
                      <Icon name={icon} />
                      {label}
                    </NavLink>
                  ))}
                </nav>
              </PopoverMenu>
              <AvatarMenu user={user} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}
