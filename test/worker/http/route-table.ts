import { campaignBody } from '../../support/worker/campaigns.ts';
import { newName, type Person, password } from '../../support/worker/people.ts';

/** What a call can be about: all of it belongs to `person`. */
export type Things = { person: Person; campaignId: number; messageId: number };

/** What a route promises. A route without an entry in the table fails the tests. */
export type RouteCase = {
  access: 'open' | 'signed-in';
  /** Pages for people behind a signed link answer in HTML, and are called from anywhere. */
  page?: true;
  /** Providers call it from anywhere, and sign what they send. */
  hook?: true;
  /** What `:id` in the path names, and what another person's answers. */
  id?: { names: 'campaign' | 'message' | 'user'; ofAnother: 403 | 404 };
  /** A body that is right. Routes without one take none. */
  body?: (things: Things) => Record<string, unknown>;
  /** Where a `userId` may come along. */
  userIdIn?: 'query' | 'body';
  /** Whether the body names a campaign. */
  campaignInBody?: boolean;
  /** The status of a right call, and of the same call once more. */
  statuses: readonly [number, number];
  /** The size of a body that is too large, where it is not 64 KB. */
  largest?: number;
  /** Whether the second answer is the same as the first. */
  repeatable?: boolean;
};

const campaignId = { names: 'campaign', ofAnother: 404 } as const;
const messageId = { names: 'message', ofAnother: 404 } as const;
const userId = { names: 'user', ofAnother: 403 } as const;
const open = { access: 'open' } as const;
const signedIn = { access: 'signed-in' } as const;
const found = { statuses: [200, 200], repeatable: true } as const;
const campaign = () => campaignBody;

const nobodysPasskey = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: {
    clientDataJSON: 'e30',
    attestationObject: 'AAAA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
};

const token = () => ({ token: 'of-nobody' });
const draft = () => ({ ...campaignBody, draftId: 'one-form-of-somebody' });
const endpoint = 'https://fcm.googleapis.com/fcm/send/of-nobody';
const subscription = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };

export const routeTable: Record<string, RouteCase> = {
  'GET /api/health': { ...open, ...found },
  'GET /api/capabilities': { ...open, ...found },
  // The tests have no push keys.
  'GET /api/vapid-public-key': { ...open, statuses: [503, 503] },
  'GET /auth/:provider': { ...open, statuses: [302, 302] },
  'GET /auth/:provider/callback': { ...open, statuses: [302, 302] },

  'POST /api/register': {
    ...open,
    body: () => ({ username: newName(), email: `${newName()}@example.com`, password }),
    statuses: [201, 409],
  },
  'POST /api/login': {
    ...open,
    body: ({ person }) => ({ username: person.user.username, password }),
    ...found,
  },
  'POST /api/logout': { ...open, statuses: [204, 204] },
  'GET /api/session': { ...signedIn, ...found },
  'PUT /api/users/:id': { ...signedIn, id: userId, body: () => ({ timezone: 'Asia/Tokyo' }), ...found },
  // With it goes the session.
  'DELETE /api/users/:id': { ...signedIn, id: userId, body: () => ({ password }), statuses: [200, 401] },
  'PUT /api/account/password': {
    ...signedIn,
    body: () => ({ password: 'another good password', currentPassword: password }),
    statuses: [200, 403],
  },
  'PUT /api/account/email': {
    ...signedIn,
    body: () => ({ email: `${newName()}@example.com`, password }),
    statuses: [200, 400],
  },
  'DELETE /api/account/pending-email': { ...signedIn, ...found },
  // Addresses count as confirmed here; what links do is shown with confirmations and resets.
  'POST /api/email-confirmations': { ...signedIn, statuses: [409, 409] },
  'POST /api/email-confirmations/finish': { ...open, body: token, statuses: [410, 410] },
  'POST /api/email-confirmations/decline': { ...open, body: token, statuses: [410, 410] },
  'GET /api/account/export': { ...signedIn, statuses: [200, 200] },
  'POST /api/account/import': {
    ...signedIn,
    body: () => ({
      ...{ format: 'better-habits', version: 1, campaigns: [] },
      account: { timezone: 'Europe/London', emailFallback: true, aiWriting: true },
    }),
    largest: 12 * 1024 * 1024,
    ...found,
  },
  'GET /api/account/calendar': { ...signedIn, ...found },
  'POST /api/account/calendar': { ...signedIn, statuses: [200, 200] },
  'DELETE /api/account/calendar': { ...signedIn, statuses: [204, 204] },
  'GET /api/calendar/:key': { ...open, statuses: [404, 404] },
  'GET /api/passkeys': { ...signedIn, ...found },
  'POST /api/passkeys/options': { ...signedIn, body: () => ({ password }), statuses: [200, 200] },
  // What right answers do is shown with a browser.
  'POST /api/passkeys': {
    ...signedIn,
    body: () => ({ name: 'Phone', response: nobodysPasskey }),
    statuses: [400, 400],
  },
  'PUT /api/passkeys/:passkey': { ...signedIn, body: () => ({ name: 'Phone' }), statuses: [404, 404] },
  'DELETE /api/passkeys/:passkey': { ...signedIn, statuses: [404, 404] },
  'POST /api/passkey-sign-ins/options': { ...open, statuses: [200, 200] },
  'POST /api/passkey-sign-ins': { ...open, body: () => ({ response: nobodysPasskey }), statuses: [400, 400] },
  'POST /api/phone-confirmations': { ...signedIn, body: () => ({ phone: '+13125550123' }), ...found },
  'POST /api/phone-confirmations/finish': {
    ...signedIn,
    body: () => ({ code: '123456' }),
    statuses: [410, 410],
  },
  'POST /api/password-resets': {
    ...open,
    body: () => ({ email: 'nobody@example.com' }),
    statuses: [202, 202],
  },
  'POST /api/password-resets/finish': {
    ...open,
    body: () => ({ token: 'of-nobody', password: 'another good password' }),
    statuses: [410, 410],
  },
  'GET /api/sessions': { ...signedIn, ...found },
  'DELETE /api/sessions': { ...signedIn, statuses: [204, 204] },
  // What these end is shown with sessions.
  'DELETE /api/sessions/:session': { ...signedIn, statuses: [404, 404] },
  'DELETE /api/users/:id/:provider': { ...signedIn, id: userId, ...found },

  'GET /api/campaigns': { ...signedIn, userIdIn: 'query', ...found },
  'GET /api/campaigns/active': { ...signedIn, userIdIn: 'query', ...found },
  'GET /api/campaigns/:id': { ...signedIn, id: campaignId, ...found },
  'GET /api/campaigns/:id/days': { ...signedIn, id: campaignId, ...found },
  'POST /api/campaigns': { ...signedIn, userIdIn: 'body', body: campaign, statuses: [201, 201] },
  'POST /api/campaigns/preview': { ...signedIn, userIdIn: 'body', body: draft, ...found },
  'PUT /api/campaigns/:id': { ...signedIn, id: campaignId, userIdIn: 'body', body: campaign, ...found },
  'DELETE /api/campaigns/:id': { ...signedIn, id: campaignId, statuses: [204, 404] },
  'POST /api/campaigns/:id/regenerate-messages': { ...signedIn, id: campaignId, ...found },
  // Nothing was regenerated here; what it undoes is shown with regenerating.
  'POST /api/campaigns/:id/regenerate-messages/undo': { ...signedIn, id: campaignId, statuses: [409, 409] },
  'PUT /api/campaigns/:id/plan': {
    ...signedIn,
    id: campaignId,
    body: () => ({
      planAnchor: 'I have breakfast',
      planAction: 'sit for three breaths',
      planWhy: 'a calm day',
    }),
    ...found,
  },
  'PUT /api/campaigns/:id/pause': { ...signedIn, id: campaignId, body: () => ({ paused: true }), ...found },
  'PUT /api/campaigns/:id/active': { ...signedIn, id: campaignId, body: () => ({ active: false }), ...found },
  'PUT /api/campaigns/:id/size': { ...signedIn, id: campaignId, body: () => ({ size: 'small' }), ...found },
  // The campaigns here are in their first week; what these do later is shown with the campaigns' course.
  'PUT /api/campaigns/:id/every-other-day': {
    ...signedIn,
    id: campaignId,
    body: () => ({ everyOtherDay: true }),
    statuses: [400, 400],
  },
  'DELETE /api/campaigns/:id/every-other-day/offer': { ...signedIn, id: campaignId, ...found },
  'PUT /api/campaigns/:id/finish': {
    ...signedIn,
    id: campaignId,
    body: () => ({ finished: true }),
    statuses: [400, 400],
  },
  'POST /api/campaigns/:id/repeat': {
    ...signedIn,
    id: campaignId,
    body: () => ({ levelUp: false, start: 'today' }),
    statuses: [400, 400],
  },
  'PUT /api/campaigns/:id/style': {
    ...signedIn,
    id: campaignId,
    body: () => ({ style: 'direct' }),
    ...found,
  },
  'GET /api/campaigns/:id/style-offer': { ...signedIn, id: campaignId, ...found },
  'DELETE /api/campaigns/:id/style-offer': { ...signedIn, id: campaignId, statuses: [204, 204] },
  'GET /api/campaigns/:id/question': { ...signedIn, id: campaignId, ...found },
  // Answered once, it is open no more.
  'PUT /api/campaigns/:id/question': {
    ...signedIn,
    id: campaignId,
    body: () => ({ question: 'a', answer: 'sit down' }),
    statuses: [200, 409],
  },
  'DELETE /api/campaigns/:id/hold': { ...signedIn, id: campaignId, ...found },
  'POST /api/proposals': {
    ...signedIn,
    body: () => ({ title: 'Morning meditation', description: 'Ten quiet minutes' }),
    ...found,
  },

  'GET /api/messages/recent': { ...signedIn, userIdIn: 'query', ...found },
  'GET /api/messages/campaign/:id': { ...signedIn, id: campaignId, ...found },
  'POST /api/messages': {
    ...signedIn,
    body: (things) => ({
      campaignId: things.campaignId,
      content: 'Breathe in, breathe out',
      scheduledFor: '2031-03-04T09:00:00Z',
    }),
    campaignInBody: true,
    statuses: [201, 201],
  },
  'PUT /api/messages/:id': {
    ...signedIn,
    id: messageId,
    body: () => ({ completed: true, content: 'Breathe' }),
    ...found,
  },
  // A first message that has not left yet can only lose its thumb; what has left is rated with the ratings.
  // The first message has not been sent: it does not come again.
  'POST /api/messages/:id/snooze': { ...signedIn, id: messageId, body: () => ({}), statuses: [409, 409] },
  'POST /api/messages/:id/smaller': { ...signedIn, id: messageId, body: () => ({}), ...found },
  'PUT /api/messages/:id/rating': { ...signedIn, id: messageId, body: () => ({ rating: null }), ...found },
  'GET /api/messages/:id/deliveries': { ...signedIn, id: messageId, ...found },
  'DELETE /api/messages/:id': { ...signedIn, id: messageId, statuses: [204, 404] },
  'POST /api/generate-message': {
    ...signedIn,
    body: () => ({ habit: 'Morning meditation' }),
    statuses: [200, 200],
  },
  'POST /api/send-message': {
    ...signedIn,
    userIdIn: 'body',
    body: (things) => ({ campaignId: things.campaignId, content: 'Breathe in' }),
    campaignInBody: true,
    statuses: [201, 201],
  },

  'POST /api/test-notification': {
    ...signedIn,
    userIdIn: 'body',
    body: () => ({ deliveryMethod: 'Email' }),
    ...found,
  },
  'GET /api/push-subscription': { ...signedIn, ...found },
  'POST /api/push-subscription': {
    ...signedIn,
    userIdIn: 'body',
    body: () => ({ subscription }),
    statuses: [503, 503],
  },
  'DELETE /api/push-subscription': { ...signedIn, body: () => ({ endpoint }), statuses: [204, 204] },

  'GET /api/outbox': { ...signedIn, ...found },
  'GET /api/outbox/:id/email': { ...signedIn, id: messageId, statuses: [404, 404] },
  'GET /api/stats/:id': { ...signedIn, id: userId, ...found },
  'GET /api/analytics/:id': { ...signedIn, id: userId, ...found },
  'GET /api/opt-outs': { ...signedIn, ...found },
  'POST /api/opt-outs/link': { ...signedIn, statuses: [404, 404] },
  'DELETE /api/opt-outs/returned-texts': { ...signedIn, statuses: [404, 404] },
  'GET /api/templates': { ...signedIn, ...found },

  // Called here with tokens that nobody signed; what right ones do is shown with stops and answers.
  'GET /m/:token': { ...open, page: true, statuses: [404, 404] },
  'POST /m/:token': { ...open, page: true, statuses: [400, 400] },
  'GET /m/:token/:choice': { ...open, page: true, statuses: [404, 404] },
  'POST /m/:token/:choice': { ...open, page: true, statuses: [404, 404] },
  'GET /m/stop/:token': { ...open, page: true, statuses: [404, 404] },
  'POST /m/stop/:token': { ...open, page: true, statuses: [400, 400] },
  'GET /m/start/:token': { ...open, page: true, statuses: [404, 404] },
  'POST /m/start/:token': { ...open, page: true, statuses: [400, 400] },

  // Called here without keys.
  'GET /auth/challenge': { ...open, statuses: [404, 404] },
  'POST /auth/challenge': { ...open, statuses: [404, 404] },
  'GET /.well-known/security.txt': { ...open, statuses: [404, 404] },

  // The tests have neither provider; what signed calls do is shown with inbound.
  'POST /hooks/twilio': { ...open, hook: true, statuses: [404, 404] },
  'POST /hooks/mailchannels': { ...open, hook: true, statuses: [404, 404] },
};
