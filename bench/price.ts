/**
 * Cloudflare's list prices in dollars, Workers Paid, beyond what the plan includes:
 * https://developers.cloudflare.com/d1/platform/pricing/ and
 * https://developers.cloudflare.com/durable-objects/platform/pricing/
 */
const perMillion = {
  d1RowsRead: 0.001,
  d1RowsWritten: 1,
  objectRowsRead: 0.001,
  objectRowsWritten: 1,
  objectRequests: 0.15,
  objectGigabyteSeconds: 12.5,
};
const objectGigabytes = 0.128;

/** What one delivered message costs in operations. */
export type MessageCost = {
  d1RowsRead: number;
  d1RowsWritten: number;
  objectRowsRead: number;
  objectRowsWritten: number;
  /** Calls of objects, of which an alarm that goes off is one. */
  objectRequests: number;
  /** How long the object is awake for it. */
  seconds: number;
};

/** The price of a million messages, part by part. */
export function priceOfMillion(cost: MessageCost): Record<string, number> {
  return {
    'D1 rows written': cost.d1RowsWritten * perMillion.d1RowsWritten,
    'D1 rows read': cost.d1RowsRead * perMillion.d1RowsRead,
    'object rows written': cost.objectRowsWritten * perMillion.objectRowsWritten,
    'object rows read': cost.objectRowsRead * perMillion.objectRowsRead,
    'object requests': cost.objectRequests * perMillion.objectRequests,
    'object time': cost.seconds * objectGigabytes * perMillion.objectGigabyteSeconds,
  };
}
