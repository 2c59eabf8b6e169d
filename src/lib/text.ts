import type { HeldBack } from '../../worker/domain.ts';

/** 'Two to go today' for 'two to go today'. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Takes the place of 'Scheduled' for a message that won't be sent as things stand. */
export const heldBackLabels: Record<HeldBack, string> = {
  paused: 'Paused',
  stopped: 'Stopped',
  unconfirmed: 'Held back',
  opted_out: 'Turned off',
  ended: 'Campaign ended',
};
