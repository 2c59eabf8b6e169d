import '../styles/hues.css';
import { createLucideIcon, type LucideIcon, type LucideProps } from 'lucide-react';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Carrot from 'lucide-react/icons/carrot';
import Coffee from 'lucide-react/icons/coffee';
import Droplet from 'lucide-react/icons/droplet';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Music from 'lucide-react/icons/eighth-notes';
import Footprints from 'lucide-react/icons/footprints';
import GlassWater from 'lucide-react/icons/glass-water';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Moon from 'lucide-react/icons/moon';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PawPrint from 'lucide-react/icons/paw-print';
import Pencil from 'lucide-react/icons/pencil';
import PersonStanding from 'lucide-react/icons/person-standing';
import Phone from 'lucide-react/icons/phone';
import Pill from 'lucide-react/icons/pill';
import Sun from 'lucide-react/icons/sun';
import Timer from 'lucide-react/icons/timer';
import Wallet from 'lucide-react/icons/wallet';
import type { HabitIcon as HabitIconName } from '../../worker/domain.ts';
import styles from './page.module.css';
import { classNames } from './words.tsx';

/** Lucide has no lotus. */
const LotusIcon = createLucideIcon('lotus', [
  ['path', { d: 'M12 19c-2.5-2-3.7-4.3-3.7-7S9.5 7 12 5c2.5 2 3.7 4.3 3.7 7s-1.2 5-3.7 7z', key: 'petal' }],
  ['path', { d: 'M12 19c-4.5 0-7.5-2-8.5-6.5 1.7-.4 3.3-.3 4.8.4', key: 'left' }],
  ['path', { d: 'M12 19c4.5 0 7.5-2 8.5-6.5-1.7-.4-3.3-.3-4.8.4', key: 'right' }],
]);

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
  meditate: LotusIcon,
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
  size?: number | undefined;
  /** The size of the tinted square behind it; by default, there is none. */
  tile?: 'small' | 'medium' | 'large' | undefined;
};

const tileIconSize = { small: 16, medium: 20, large: 28 } as const;

/** The drawing alone, which also fits inside another SVG. Decorative. */
export function HabitDrawing({ icon, ...props }: LucideProps & { icon: HabitIconName }) {
  const Drawing = icons[icon];
  return <Drawing strokeWidth={2} aria-hidden="true" focusable="false" {...props} />;
}

/** The icon of a habit in the color of the surrounding element. Decorative. */
export function HabitIcon({ icon, size, tile }: HabitIconProps) {
  return (
    <span className={classNames(styles.habitIcon, tile && styles.tile, tile && styles[`${tile}Tile`])}>
      <HabitDrawing icon={icon} size={size ?? (tile ? tileIconSize[tile] : 20)} />
    </span>
  );
}
