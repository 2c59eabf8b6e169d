/** 'Thursday, March 13', of a calendar date `YYYY-MM-DD`; with a short month 'Thursday, Mar 13'. */
export const dayInWords = (date: string, month: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month, day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
