import { generateIcsCalendar, type IcsDateObject, type IcsTimezone } from 'ts-ics';
import { clockChanges, offsetAt, type Zone } from '../planning/local-time.ts';

const minute = 60_000;
/** How long an entry takes up in a calendar. */
const ENTRY_LENGTH = 10 * minute;

export type CalendarEntry = { id: number; at: number; title: string; body: string | null };

/** `+0530`, or `-0500` west of Greenwich. */
function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minute));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

/** The zone's offset at `from` and every change up to `until`, so that a calendar needs no rules of its own for it. */
function zoneRules(id: Zone, from: number, until: number): IcsTimezone {
  const changes = clockChanges(from, until, id).map((at) => ({
    ...{ at, before: offsetAt(at - 1, id), after: offsetAt(at, id) },
  }));
  const first = offsetAt(from, id);
  const isSummer = changes[0] !== undefined && changes[0].after < first;
  return {
    id,
    props: [
      {
        type: isSummer ? 'DAYLIGHT' : 'STANDARD',
        start: new Date(-first),
        ...{ offsetFrom: offsetText(first), offsetTo: offsetText(first) },
      },
      ...changes.map(({ at, before, after }) => ({
        type: after > before ? ('DAYLIGHT' as const) : ('STANDARD' as const),
        // A change is written in the time before it (RFC 5545); the library writes it in the time after.
        start: new Date(at + before - after),
        ...{ offsetFrom: offsetText(before), offsetTo: offsetText(after) },
      })),
    ],
  };
}

/** A calendar of the entries, soonest first, in the local time of a zone. */
export function calendarText(
  entries: readonly CalendarEntry[],
  { host, timeZone, now }: { host: string; timeZone: Zone; now: number },
): string {
  const local = (at: number): IcsDateObject => {
    const offset = offsetAt(at, timeZone);
    return {
      date: new Date(at),
      local: { date: new Date(at + offset), timezone: timeZone, tzoffset: offsetText(offset) },
    };
  };
  const [first, last] = [entries[0]?.at ?? now, (entries.at(-1)?.at ?? now) + ENTRY_LENGTH];
  const feed = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Better Habits//EN',
    name: 'Better Habits',
    method: 'PUBLISH',
    timezones: [zoneRules(timeZone, first, last)],
    events: entries.map(({ id, at, title, body }) => ({
      uid: `message-${id}@${host}`,
      stamp: { date: new Date(now) },
      start: local(at),
      end: local(at + ENTRY_LENGTH),
      summary: title,
      ...(body === null ? {} : { description: body }),
      timeTransparent: 'TRANSPARENT',
    })),
  });
  return feed.replace('VERSION:2.0', 'VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H');
}
