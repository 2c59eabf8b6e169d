import { campaignBody } from '../../support/worker/campaigns.ts';
import { newEmail, newName, type Person, password } from '../../support/worker/people.ts';

/** What calls use. All of it belongs to `person`. */
export type Things = { person: Person; campaignId: number; messageId: number };
type Body = Record<string, unknown>;

/** What a route promises. By default it requires sign-in and answers a valid call with 200, and again with the same. */
type RouteCase = {
  /** Needs no sign-in. */
  open?: true;
  /** A page behind a signed link: answers in HTML and accepts any origin. */
  page?: true;
  /** Called and signed by a provider, from any origin. */
  hook?: true;
  /** A valid body. Routes without one take none. */
  body?: Body | ((things: Things) => Body);
  /** Where a `userId` may be sent. */
  userIdIn?: 'query' | 'body';
  /** Whether the body names a campaign. */
  campaignInBody?: true;
  /** The statuses of a valid call and of the same call again, if they may differ. */
  statuses?: number | readonly [number, number];
  /** The size of a body that is too large, if not 64 KB. */
  largest?: number;
};

const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'e30',
    attestationObject: 'AAAA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
};
const newPassword = 'another good password';
const archive = {
  format: 'better-habits',
  version: 1,
  campaigns: [],
  account: { timezone: 'Europe/London', emailFallback: true, aiWriting: true },
};
const plan = { planAnchor: 'I eat breakfast', planAction: 'sit for three breaths', planWhy: 'a calm day' };
const endpoint = 'https://fcm.googleapis.com/fcm/send/of-nobody';
const subscription = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
const scheduledFor = '2031-03-04T09:00:00Z';

/** Called in this order. */
export const routeTable: Record<string, RouteCase> = {
  'GET /api/health': { open: true },
  'GET /api/capabilities': { open: true },
  // The tests have no push keys.
  'GET /api/vapid-public-key': { open: true, statuses: 503 },
  'GET /auth/:provider': { open: true, statuses: 302 },
  'GET /auth/:provider/callback': { open: true, statuses: 302 },

  'POST /api/register': {
    open: true,
    statuses: [201, 409],
    body: () => ({ username: newName(), email: newEmail(), password }),
  },
  'POST /api/login': { open: true, body: ({ person }) => ({ username: person.user.username, password }) },
  'POST /api/logout': { open: true, statuses: 204 },
  'GET /api/session': {},
  'PUT /api/users/:id': { body: { timezone: 'Asia/Tokyo' } },
  // Deletes the session too.
  'DELETE /api/users/:id': { body: { password }, statuses: [200, 401] },
  'PUT /api/account/password': {
    body: { password: newPassword, currentPassword: password },
    statuses: [200, 403],
  },
  'PUT /api/account/email': { body: () => ({ email: newEmail(), password }), statuses: [200, 400] },
  'DELETE /api/account/pending-email': {},
  // Addresses count as confirmed here. Links have their own tests.
  'POST /api/email-confirmations': { statuses: 409 },
  'POST /api/email-confirmations/address': { open: true, body: { token: 'of-nobody' }, statuses: 410 },
  'POST /api/email-confirmations/finish': { open: true, body: { token: 'of-nobody' }, statuses: 410 },
  'POST /api/email-confirmations/decline': { open: true, body: { token: 'of-nobody' }, statuses: 410 },
  'GET /api/account/export': { statuses: 200 },
  'POST /api/account/import': { body: archive, largest: 12 * 1024 * 1024 },
  'GET /api/account/calendar': {},
  'POST /api/account/calendar': { statuses: 200 },
  'DELETE /api/account/calendar': { statuses: 204 },
  'GET /api/calendar/:key': { open: true, statuses: 404 },
  'GET /api/passkeys': {},
  'POST /api/passkeys/options': { body: { password }, statuses: 200 },
  // Valid answers are tested with a browser.
  'POST /api/passkeys': { body: { name: 'Phone', response: passkey }, statuses: 400 },
  'DELETE /api/passkeys/:passkey': { statuses: 404 },
  'POST /api/passkey-sign-ins/options': { open: true, statuses: 200 },
  'POST /api/passkey-sign-ins': { open: true, body: { response: passkey }, statuses: 400 },
  'POST /api/phone-confirmations/finish': { body: { code: '123456' }, statuses: 410 },
  'POST /api/phone-confirmations': { body: { phone: '+13125550123' } },
  'POST /api/password-resets': { open: true, body: { email: 'nobody@example.com' }, statuses: 202 },
  'POST /api/password-resets/check': { open: true, body: { token: 'of-nobody' }, statuses: 410 },
  'POST /api/password-resets/finish': {
    open: true,
    statuses: 410,
    body: { token: 'of-nobody', password: newPassword },
  },
  'GET /api/sessions': {},
  'DELETE /api/sessions': { statuses: 204 },
  // Tested with sessions.
  'DELETE /api/sessions/:session': { statuses: 404 },
  'DELETE /api/users/:id/:provider': {},

  'GET /api/campaigns': { userIdIn: 'query' },
  'GET /api/campaigns/active': { userIdIn: 'query' },
  'GET /api/campaigns/:id': {},
  'GET /api/campaigns/:id/days': {},
  'POST /api/campaigns': { userIdIn: 'body', body: campaignBody, statuses: 201 },
  'POST /api/campaigns/preview': {
    userIdIn: 'body',
    body: { ...campaignBody, draftId: 'one-form-of-a-person' },
  },
  'PUT /api/campaigns/:id': { userIdIn: 'body', body: campaignBody },
  // Nothing was regenerated yet. Undo is tested with regenerating.
  'POST /api/campaigns/:id/regenerate-messages/undo': { statuses: 409 },
  'POST /api/campaigns/:id/regenerate-messages': {},
  'GET /api/campaigns/:id/question': {},
  // It can be answered once.
  'PUT /api/campaigns/:id/question': { body: { question: 'a', answer: 'sit down' }, statuses: [200, 409] },
  'PUT /api/campaigns/:id/plan': { body: plan },
  'PUT /api/campaigns/:id/pause': { body: { paused: true } },
  'PUT /api/campaigns/:id/size': { body: { size: 'small' } },
  // These campaigns are in their first week. Later weeks are tested with campaigns.
  'PUT /api/campaigns/:id/every-other-day': { body: { everyOtherDay: true }, statuses: 400 },
  'DELETE /api/campaigns/:id/every-other-day/offer': {},
  'PUT /api/campaigns/:id/finish': { body: { finished: true }, statuses: 400 },
  'POST /api/campaigns/:id/repeat': { body: { levelUp: false, start: 'today' }, statuses: 400 },
  'DELETE /api/campaigns/:id/hold': {},
  'PUT /api/campaigns/:id/active': { body: { active: false } },
  'DELETE /api/campaigns/:id': { statuses: [204, 404] },
  'POST /api/proposals': { body: { title: 'Morning meditation', description: 'Ten quiet minutes' } },

  'GET /api/messages/recent': { userIdIn: 'query' },
  'GET /api/messages/campaign/:id': {},
  'POST /api/messages': {
    campaignInBody: true,
    statuses: 201,
    body: ({ campaignId }) => ({ campaignId, content: 'Breathe in, breathe out', scheduledFor }),
  },
  'PUT /api/messages/:id': { body: { completed: true, content: 'Breathe' } },
  // The first message hasn't been sent, so it can't be snoozed or rated.
  'POST /api/messages/:id/snooze': { body: {}, statuses: 409 },
  'POST /api/messages/:id/smaller': { body: {} },
  'PUT /api/messages/:id/rating': { body: { rating: null } },
  'GET /api/messages/:id/deliveries': {},
  'DELETE /api/messages/:id': { statuses: [204, 404] },
  'POST /api/generate-message': { body: { habit: 'Morning meditation' }, statuses: 200 },
  'POST /api/send-message': {
    userIdIn: 'body',
    campaignInBody: true,
    statuses: 201,
    body: ({ campaignId }) => ({ campaignId, content: 'Breathe in' }),
  },

  'POST /api/test-notification': { userIdIn: 'body', body: { deliveryMethod: 'Email' } },
  'GET /api/push-subscription': {},
  'POST /api/push-subscription': { userIdIn: 'body', body: { subscription }, statuses: 503 },

  'GET /api/outbox': {},
  'GET /api/outbox/:id/email': { statuses: 404 },
  'GET /api/stats/:id': {},
  'GET /api/analytics/:id': {},
  'GET /api/opt-outs': {},
  'POST /api/opt-outs/link': { statuses: 404 },
  'DELETE /api/opt-outs/returned-texts': { statuses: 404 },
  'GET /api/templates': {},

  // Called with unsigned tokens. Valid ones are tested with replies.
  'GET /m/:token': { open: true, page: true, statuses: 404 },
  'POST /m/:token': { open: true, page: true, statuses: 400 },
  'GET /m/:token/:choice': { open: true, page: true, statuses: 404 },
  'POST /m/:token/:choice': { open: true, page: true, statuses: 400 },
  'GET /m/stop/:token': { open: true, page: true, statuses: 404 },
  'POST /m/stop/:token': { open: true, page: true, statuses: 400 },
  'GET /m/start/:token': { open: true, page: true, statuses: 404 },
  'POST /m/start/:token': { open: true, page: true, statuses: 400 },

  // No keys are set.
  'GET /auth/challenge': { open: true, statuses: 404 },
  'POST /auth/challenge': { open: true, statuses: 404 },
  'GET /.well-known/security.txt': { open: true, statuses: 404 },

  // No provider is set up. Signed calls are tested with replies.
  'POST /hooks/twilio': { open: true, hook: true, statuses: 404 },
  'POST /hooks/mailchannels': { open: true, hook: true, statuses: 404 },
};

/** What `:id` in a path stands for. */
export const namedBy = (path: string) =>
  /\/campaigns?\/:id/.test(path) ? 'campaign' : /\/(messages|outbox)\/:id/.test(path) ? 'message' : 'user';

/** @param ids what `:id` may stand for */
export const fillId = (path: string, ids: Record<ReturnType<typeof namedBy>, number>) =>
  path.replace(':id', String(ids[namedBy(path)]));
