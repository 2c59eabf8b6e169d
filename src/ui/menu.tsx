import MoreIcon from 'lucide-react/icons/ellipsis';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { menuItems, moveInMenu, openMenuByKey, usePopover } from '../lib/focus.ts';
import { Button } from './button.tsx';
import { Icon, type LucideIcon } from './icon.tsx';
import styles from './menu.module.css';
import { classNames } from './words.tsx';

const CloseMenu = createContext<() => void>(() => undefined);

type MenuProps = {
  /** The accessible name of the button, which shows three dots. */
  label: string;
  disabled?: boolean;
  className?: string | undefined;
  /** MenuItems, MenuLinks and MenuSeparators. */
  children: ReactNode;
};

/** A button with three dots that opens a menu. The arrow keys move through it. */
export function Menu({ label, disabled, className, children }: MenuProps) {
  const { panel, isOpen, openedAt, buttonProps, panelProps } = usePopover();
  const button = useRef<HTMLButtonElement>(null);

  // Below the button, or above it if there is no room below.
  useLayoutEffect(() => {
    if (openedAt === null || button.current === null || panel.current === null) return;
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const { offsetHeight: height, style } = panel.current;
    const { clientWidth, clientHeight } = document.documentElement;
    const isAbove = bottom + height > clientHeight && top > height;
    style.top = `${window.scrollY + (isAbove ? top - height - 4 : bottom + 4)}px`;
    style.right = `${Math.max(8, clientWidth - right)}px`;
    menuItems(panel.current)[0]?.focus({ preventScroll: true });
  }, [openedAt, panel]);

  const close = () => {
    panel.current?.hidePopover();
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classNames(styles.menu, className)}>
      <Button
        {...buttonProps}
        ref={button}
        variant="quiet"
        icon={MoreIcon}
        aria-label={label}
        aria-haspopup="menu"
        disabled={disabled}
        onKeyDown={(event) => openMenuByKey(event, panel.current)}
      />
      <div
        {...panelProps}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => moveInMenu(event, panel.current)}
        className={styles.panel}
      >
        <CloseMenu value={close}>{isOpen && children}</CloseMenu>
      </div>
    </div>
  );
}

type ItemProps = { icon: LucideIcon; children: ReactNode };

export function MenuItem({
  icon,
  isDanger = false,
  hint,
  onSelect,
  children,
}: ItemProps & { isDanger?: boolean; hint?: string; onSelect: () => void }) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-description={hint}
      onClick={() => {
        close();
        onSelect();
      }}
      className={classNames(styles.item, isDanger && styles.danger)}
    >
      <Icon of={icon} size={18} />
      {hint ? (
        <span>
          {children}
          <span aria-hidden="true" className={styles.hint}>
            {hint}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export function MenuLink({ icon, to, children }: ItemProps & { to: string }) {
  const close = useContext(CloseMenu);
  return (
    <Link to={to} role="menuitem" tabIndex={-1} onClick={close} className={styles.item}>
      <Icon of={icon} size={18} />
      {children}
    </Link>
  );
}

/** Separates groups, and what can't be undone. */
export const MenuSeparator = () => <hr className={styles.separator} />;
