/** At most `uses` within `seconds` of the first use. */
export type Limit = { uses: number; seconds: number };

const quarterOfAnHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

const failedSignIns = { seconds: quarterOfAnHour, tooOften: 'Too many failed sign-ins' };

/**
 * In production. `sign-in-here` counts one name from one address, so an attacker only locks out themselves.
 * `sign-in-name` counts one name from all addresses; it is high, because it locks out the owner too. Only
 * `sign-in-known` affects browsers that the owner has used before.
 */
const limits = {
  'sign-in-here': { uses: 5, ...failedSignIns },
  'sign-in-address': { uses: 20, ...failedSignIns },
  'sign-in-name': { uses: 50, ...failedSignIns },
  'sign-in-known': { uses: 10, ...failedSignIns },
  register: { uses: 10, seconds: hour, tooOften: 'Too many new accounts from your network' },
  send: { uses: 30, seconds: hour, tooOften: 'You have sent a lot of messages in a short time' },
  'test-notification': {
    uses: 5,
    seconds: quarterOfAnHour,
    tooOften: 'You have already sent several test notifications',
  },
  write: { uses: 60, seconds: hour, tooOften: 'You have generated a lot of messages in a short time' },
  start: { uses: 20, seconds: hour, tooOften: 'You have started a lot of campaigns in a short time' },
  'opt-in-link': { uses: 1, seconds: day, tooOften: 'We already sent you a link today' },
  // Any change to a campaign or message. Expensive changes have another limit of their own.
  change: { uses: 300, seconds: hour, tooOften: 'You have made a lot of changes in a short time' },
  regenerate: { uses: 15, seconds: hour, tooOften: 'You have regenerated a lot of messages in a short time' },
  settings: { uses: 30, seconds: hour, tooOften: 'You have changed your settings a lot in a short time' },
  'challenge-pass': { uses: 5, seconds: hour, tooOften: 'This check has been used too many times' },
  reply: { uses: 120, seconds: hour, tooOften: 'You have sent a lot of replies in a short time' },
  // The form requests a preview while the user types.
  preview: { uses: 300, seconds: hour, tooOften: 'You have looked at a lot of previews in a short time' },
  'confirmation-network': {
    uses: 10,
    seconds: day,
    tooOften: 'Your network has requested too many confirmations today',
  },
  'confirmation-address': {
    uses: 3,
    seconds: day,
    tooOften: 'We have sent several confirmations to this address today',
  },
  'reset-network': {
    uses: 10,
    seconds: day,
    tooOften: 'Your network has requested too many password resets today',
  },
  'reset-address': { uses: 5, seconds: day, tooOften: 'We have had several requests for this address today' },
  'reset-link-network': {
    uses: 60,
    seconds: quarterOfAnHour,
    tooOften: 'Your network has opened too many of these links',
  },
  'code-network': { uses: 10, seconds: day, tooOften: 'Your network has requested too many codes today' },
  'code-account': { uses: 10, seconds: day, tooOften: 'You have requested too many codes today' },
  'code-phone': { uses: 3, seconds: day, tooOften: 'We have sent several codes to this phone today' },
  'passkey-network': { uses: 60, seconds: quarterOfAnHour, tooOften: 'Too many passkey sign-ins' },
  // Each instance of the Worker looks up the genuine key once.
  'mail-key': { uses: 60, seconds: 60, tooOften: 'Too many keys were requested' },
  'mail-key-network': { uses: 20, seconds: 60, tooOften: 'Too many keys were requested' },
  import: { uses: 10, seconds: hour, tooOften: 'You have imported several times in a short time' },
} as const satisfies Record<string, Limit & { tooOften: string }>;

export type LimitedAction = keyof typeof limits;

/** High enough for tests and the demo. */
const development: Limit = { uses: 600, seconds: 60 };

export const limitOf = (action: LimitedAction, environment: 'development' | 'production'): Limit =>
  environment === 'production' ? limits[action] : development;

export function tooOftenMessage(action: LimitedAction, retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
  return `${limits[action].tooOften}. Please try again in ${wait}`;
}

/**
 * One household or server owns a whole /64 of IPv6 addresses, so a /64 counts as one. Undefined without Cloudflare in
 * front.
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
