import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './popover-menu.module.css';

type PopoverMenuProps = {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A button that shows a panel beneath the header. The browser itself closes it on Escape, on a click elsewhere, and
 * gives the focus back; choosing something in it closes it too.
 */
export function PopoverMenu({ label, face, className, children }: PopoverMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) panel.current?.hidePopover();
  };
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        className={styles.button}
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
        className={styles.panel}
      >
        {open && children}
      </div>
    </div>
  );
}
