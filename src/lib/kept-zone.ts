import type { UserView } from '../../worker/accounts/accounts.schemas.ts';
import { ownZone } from './dates.ts';
import { readStorage, writeStorage } from './storage.ts';

const storageKey = 'better-habits.kept-zone';

/** The person's time zone and the device's. */
export const zonesOf = ({ id, timezone }: UserView): string => `${id} ${timezone} ${ownZone()}`;

/** Remembers that the person chose their time zone on this device, so that nobody is asked about the same place. */
export const keepZone = (user: UserView): void => writeStorage('localStorage', storageKey, zonesOf(user));

export const keptZone = (): string | null => readStorage('localStorage', storageKey);
