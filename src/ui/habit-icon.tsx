import {
  Bike,
  BookOpen,
  Carrot,
  Coffee,
  createLucideIcon,
  Droplet,
  Dumbbell,
  Footprints,
  GlassWater,
  Heart,
  House,
  type LucideIcon,
  MessagesSquare,
  Moon,
  Music,
  NotebookPen,
  PawPrint,
  Pencil,
  PersonStanding,
  Phone,
  Pill,
  Sun,
  Timer,
  Wallet,
} from 'lucide-react';
import type { HabitIcon as HabitIconName, Hue } from '../../worker/domain.ts';
import { classNames } from './class-names.ts';
import { Lotus } from './icon.tsx';
import styles from './today.module.css';

/** Lucide has no phone that is off. */
const PhoneOff = createLucideIcon('phone-screen-off', [
  ['path', { d: 'M7 7v13a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-3', key: 'left' }],
  ['path', { d: 'M9 2h6a2 2 0 0 1 2 2v8', key: 'right' }],
  ['path', { d: 'm3 2 18 20', key: 'slash' }],
]);

const icons: Record<HabitIconName, LucideIcon> = {
  water: Droplet,
  walk: Footprints,
  book: BookOpen,
  meditate: Lotus,
  sleep: Moon,
  stretch: PersonStanding,
  journal: NotebookPen,
  language: MessagesSquare,
  vegetables: Carrot,
  'screen-off': PhoneOff,
  call: Phone,
  pill: Pill,
  workout: Dumbbell,
  run: Timer,
  bike: Bike,
  paw: PawPrint,
  music: Music,
  home: House,
  heart: Heart,
  coffee: Coffee,
  glass: GlassWater,
  money: Wallet,
  sun: Sun,
  pencil: Pencil,
};

type HabitIconProps = {
  icon: HabitIconName;
  /** Without it, the hue that is set around it. */
  hue?: Hue | undefined;
  size?: number | undefined;
  /** On a tile in the habit's tint. */
  tile?: 'small' | 'medium' | 'large' | undefined;
};

const tileIconSize = { small: 16, medium: 20, large: 28 } as const;

/** The picture of a habit in its color: an ornament beside its name. */
export function HabitIcon({ icon, hue, size, tile }: HabitIconProps) {
  const Drawing = icons[icon];
  return (
    <span
      data-hue={hue}
      className={classNames(styles.habitIcon, tile && styles.tile, tile && styles[`${tile}Tile`])}
    >
      <Drawing
        size={size ?? (tile ? tileIconSize[tile] : 20)}
        strokeWidth={2}
        aria-hidden="true"
        focusable="false"
      />
    </span>
  );
}
