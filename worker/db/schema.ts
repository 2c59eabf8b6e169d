/** Instants are epoch milliseconds in UTC; `…Date` columns are wall-clock dates `YYYY-MM-DD` in the row's time zone. */
export * from './schema/accounts.ts';
export * from './schema/campaigns.ts';
export * from './schema/messages.ts';
