import type { HabitKind, Hue, MessageKind } from '../domain.ts';
import type { CampaignProgress } from '../progress/campaign-progress.rules.ts';

/** What an email shows around its words. */
export type EmailFrame = {
  hue: Hue;
  week: number;
  /** "Week 12, day 79" */
  when: string | null;
  /** No answer stands out: "Done" looks like the others. */
  isMainQuiet: boolean;
  /** The days and what they come to; null for kinds of habits without suns and streaks. */
  progress: CampaignProgress | null;
};

/** Around what is no message of a campaign, such as a test. */
export const plainFrame: EmailFrame = {
  ...{ hue: 'teal', week: 1, when: null, isMainQuiet: false, progress: null },
};

type Framed = { kind: MessageKind; week: number; localDate: string };

export function emailFrame(
  { hue, kind }: { hue: Hue; kind: HabitKind },
  message: Framed,
  progress: CampaignProgress | null,
): EmailFrame {
  return {
    hue,
    week: message.week,
    when: message.kind === 'planned' ? dayOf(message, progress) : null,
    isMainQuiet: kind === 'recover' && message.kind !== 'closing',
    progress,
  };
}

/** With the day, where every day has its message. */
function dayOf({ week, localDate }: Framed, progress: CampaignProgress | null): string {
  const place = progress?.daily ? progress.days.findIndex(({ date }) => date === localDate) : -1;
  return place < 0 ? `Week ${week}` : `Week ${week}, day ${place + 1}`;
}
