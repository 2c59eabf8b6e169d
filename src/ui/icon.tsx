import type { ComponentProps } from 'react';

/** Strokes on a 24 × 24 grid. */
const strokes = {
  'arrow-right': 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21.2h4',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zm0 0v13',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4',
  chart: 'M4.5 19.5h15M7.5 16v-4m4.5 4V6m4.5 10V9.5',
  check: 'm5.5 12.5 4.5 4.5 8.5-10',
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  'chevron-right': 'm9.5 6.5 5.5 5.5-5.5 5.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  drop: 'M12 3.5c4 4.5 6 7.7 6 10.5a6 6 0 0 1-12 0c0-2.8 2-6 6-10.5z',
  dumbbell: 'M8 12h8M5.5 8v8M8 6.5v11m8-11v11M18.5 8v8M3.2 10.5v3m17.6-3v3',
  external: 'M13.5 4.5h6v6m0-6-8.5 8.5M18 14.5v5H4.5V6h5',
  eye: 'M3 12c2.3-4 5.3-6 9-6s6.7 2 9 6c-2.3 4-5.3 6-9 6s-6.7-2-9-6zm9 2.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
  'eye-off':
    'm4.5 4.5 15 15M9.5 6.4c.8-.3 1.6-.4 2.5-.4 3.7 0 6.7 2 9 6a15 15 0 0 1-2.7 3.4m-3 1.9A8.5 8.5 0 0 1 12 18c-3.7 0-6.7-2-9-6a15 15 0 0 1 3.1-3.8m3.9 2a2.7 2.7 0 0 0 3.7 3.7',
  flame:
    'M12 3.5c.5 3 4.7 5.2 4.7 10a4.7 4.7 0 0 1-9.4 0c0-1.8.7-3 1.7-4 .3 1.5 1 2.2 1.7 2.5C10.5 9 10.5 6 12 3.5z',
  flag: 'M6 20.5V4.5m0 1c4-2 7 2 12 0v8.5c-5 2-8-2-12 0',
  home: 'M4.5 11 12 4.5l7.5 6.5v8.5h-5V14h-5v5.5h-5z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.5V16m0-8.2v.1',
  leaf: 'M5 19c0-9 5-13.5 14.5-14 .5 9.5-4 14-10.5 13-2-.3-3-1.5-3-3 0-3 3.5-5 7.5-6.5',
  lotus:
    'M12 19c-2.5-2-3.7-4.3-3.7-7S9.5 7 12 5c2.5 2 3.7 4.3 3.7 7S14.5 17 12 19zm0 0c-4.5 0-7.5-2-8.5-6.5 1.7-.4 3.3-.3 4.8.4M12 19c4.5 0 7.5-2 8.5-6.5-1.7-.4-3.3-.3-4.8.4',
  mail: 'M3.5 6h17v12.5h-17zm0 1 8.5 6.5L20.5 7',
  menu: 'M4.5 7.5h15m-15 4.5h15m-15 4.5h15',
  message: 'M4 5.5h16v11h-8.5L7 20v-3.5H4z',
  pause: 'M9 6v12m6-12v12',
  pencil: 'm4.5 19.5 1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3',
  phone: 'M7 3.5h10v17H7zM11 17.5h2',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.5 12a7.5 7.5 0 0 1-13.3 4.8M4.5 12a7.5 7.5 0 0 1 13.3-4.8M18 3.5v4h-4M6 20.5v-4h4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8 4.8 4.8',
  send: 'M20 4 3.5 10.5l6.5 3.5 3.5 6.5zM10 14l4-4',
  settings:
    'M4.5 8h7m5 0h3m-15 8h3m5 0h7M14 10.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM10 18.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  'sign-out': 'M14 4.5H5v15h9M10 12h10m-4-4 4 4-4 4',
  sparkle:
    'M11 4.5c.7 4.3 2.7 6.3 7 7-4.3.7-6.3 2.7-7 7-.7-4.3-2.7-6.3-7-7 4.3-.7 6.3-2.7 7-7zM18.5 3.5v4m2-2h-4',
  stop: 'M7 7h10v10H7z',
  'thumb-down':
    'M8 13V4.5H4.5V13zm0 0 3.5 7c1.5 0 2.5-1 2.3-2.6L13.5 14h5c1 0 1.8-1 1.5-2l-1.7-6c-.2-.9-1-1.5-1.9-1.5H8',
  'thumb-up':
    'M8 11v8.5H4.5V11zm0 0 3.5-7c1.5 0 2.5 1 2.3 2.6L13.5 10h5c1 0 1.8 1 1.5 2l-1.7 6c-.2.9-1 1.5-1.9 1.5H8',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 10.5v5.5m3-5.5v5.5',
  warning: 'M12 4.5 3.5 19h17zM12 10.5V14m0 2.5v.1',
} as const;

export type IconName = keyof typeof strokes;

/** An ornament beside words; it says nothing to a screen reader. */
export function Icon({
  name,
  size = 20,
  ...props
}: ComponentProps<'svg'> & { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
