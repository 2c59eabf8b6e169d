/** At most `uses` within `seconds` of the first use. */
export type Limit = { uses: number; seconds: number };

const limitedActions = [
  'send',
  'test-notification',
  'write',
  'start',
  'preview',
  'opt-in-link',
  'change',
  'regenerate',
  'settings',
  'import',
] as const;
export type LimitedAction = (typeof limitedActions)[number];

/**
 * Failed sign-ins have four counters. `sign-in-here`: one name from one address, so an attacker only locks out themselves.
 * `sign-in-address`: all names from one address. `sign-in-name`: one name from all addresses; this limit is high, because
 * it locks out the owner too. `sign-in-known`: browsers that the owner has used before, which only this counter affects.
 */
export type Counted =
  | LimitedAction
  | ('register' | 'sign-in-here' | 'sign-in-address' | 'sign-in-name' | 'sign-in-known')
  | ('confirmation-network' | 'confirmation-address' | 'reset-network' | 'reset-address')
  | ('reply' | 'challenge-pass')
  | ('code-network' | 'code-account' | 'code-phone' | 'passkey-network');

const quarterOfAnHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

const production: Record<Counted, Limit> = {
  'sign-in-here': { uses: 5, seconds: quarterOfAnHour },
  'sign-in-address': { uses: 20, seconds: quarterOfAnHour },
  'sign-in-name': { uses: 50, seconds: quarterOfAnHour },
  'sign-in-known': { uses: 10, seconds: quarterOfAnHour },
  register: { uses: 10, seconds: hour },
  send: { uses: 30, seconds: hour },
  'test-notification': { uses: 5, seconds: quarterOfAnHour },
  write: { uses: 60, seconds: hour },
  start: { uses: 20, seconds: hour },
  'opt-in-link': { uses: 1, seconds: 24 * hour },
  // Any change to a campaign or message. Expensive changes have another limit of their own.
  change: { uses: 300, seconds: hour },
  regenerate: { uses: 15, seconds: hour },
  settings: { uses: 30, seconds: hour },
  'challenge-pass': { uses: 5, seconds: hour },
  reply: { uses: 120, seconds: hour },
  // The form requests a preview while the user types.
  preview: { uses: 300, seconds: hour },
  'confirmation-network': { uses: 10, seconds: day },
  'confirmation-address': { uses: 3, seconds: day },
  'reset-network': { uses: 10, seconds: day },
  'reset-address': { uses: 5, seconds: day },
  'code-network': { uses: 10, seconds: day },
  'code-account': { uses: 10, seconds: day },
  'code-phone': { uses: 3, seconds: day },
  'passkey-network': { uses: 60, seconds: quarterOfAnHour },
  import: { uses: 10, seconds: hour },
};

/** High enough for tests and the demo. */
const development: Limit = { uses: 600, seconds: 60 };

export function limitOf(counted: Counted, environment: 'development' | 'production'): Limit {
  return environment === 'production' ? production[counted] : development;
}

const tooOften: Record<Counted, string> = {
  'sign-in-here': 'Too many failed sign-ins',
  'sign-in-address': 'Too many failed sign-ins',
  'sign-in-name': 'Too many failed sign-ins',
  'sign-in-known': 'Too many failed sign-ins',
  register: 'Too many new accounts from your network',
  send: 'You have sent a lot of messages in a short time',
  'test-notification': 'You have already sent several test notifications',
  write: 'You have generated a lot of messages in a short time',
  'opt-in-link': 'We already sent you a link today',
  start: 'You have started a lot of campaigns in a short time',
  change: 'You have made a lot of changes in a short time',
  regenerate: 'You have regenerated a lot of messages in a short time',
  settings: 'You have changed your settings a lot in a short time',
  'challenge-pass': 'This check has already been used several times',
  reply: 'There were a lot of replies in a short time',
  preview: 'You have looked at a lot of previews in a short time',
  'confirmation-network': 'Your network has asked for many confirmations today',
  'confirmation-address': 'We have sent several confirmations to this address today',
  'reset-network': 'Your network has asked for many password resets today',
  'reset-address': 'We have had several requests for this address today',
  'code-network': 'Your network has asked for many codes today',
  'code-account': 'You have asked for many codes today',
  'code-phone': 'We have sent several codes to this phone today',
  'passkey-network': 'Too many passkey sign-ins',
  import: 'You have imported several times in a short time',
};

export function tooOftenMessage(counted: Counted, retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
  return `${tooOften[counted]}. Please try again in ${wait}`;
}

/**
 * The caller's address for rate limits. One household or server owns a whole /64 of IPv6 addresses, so a /64 counts as one.
 * @param connectingIp undefined without Cloudflare in front
 */
export function callerAddress(connectingIp: string | undefined): string {
  if (connectingIp === undefined || connectingIp.trim() === '') return 'local';
  const address = connectingIp.trim().toLowerCase();
  return address.includes(':') ? networkOf(address) : address;
}

/** The /64 of an IPv6 address: its first four groups, expanded. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
