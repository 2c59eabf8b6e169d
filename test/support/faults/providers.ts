import type { IncomingMessage, ServerResponse } from 'node:http';
import { newVapidKeys } from '../../../scripts/local/local-secrets.ts';
import {
  type Accepted,
  answerIn,
  type Behavior,
  type ChatBody,
  chatCompletion,
  type ModelBehavior,
} from './behaviors.ts';

/**
 * The network outside the Worker in the fault tests: one server that acts as MailChannels, Twilio, a push service and a
 * language model. Tests control it and ask it what it accepted. It has the real connections, so it can break them, and
 * nothing inside the Worker is mocked.
 */

const settings = {
  MAILCHANNELS_API_KEY: 'a key that only the tests use',
  MAIL_FROM: 'coach@example.com',
  MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
  PUSH_HOSTS: 'push.providers.test',
  ...newVapidKeys(),
};

export const settingsWithTwilio = {
  ...settings,
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: 'a token that only the tests use',
  TWILIO_FROM: '+12025550100',
};

/** Without Twilio, text messages go through the carriers' gateways. */
export const settingsWithModel = {
  ...settings,
  OPENAI_API_KEY: 'a key that only the tests use',
  OPENAI_BASE_URL: 'http://model.providers.test/v1',
  OPENAI_MODEL: 'a model',
  AI_TIME_LIMIT: '20',
};

type Recipient = { behavior: Behavior; calls: number; accepted: Accepted[]; held: (() => void)[] };

/** By address, so parallel tests don't affect each other. */
const recipients = new Map<string, Recipient>();

function recipientAt(address: string): Recipient {
  const known = recipients.get(address);
  if (known !== undefined) return known;
  const recipient: Recipient = { behavior: { kind: 'accept' }, calls: 0, accepted: [], held: [] };
  recipients.set(address, recipient);
  return recipient;
}

/** A call in a common format, and the provider's response when it accepts. */
type Call = Accepted & { to: string; yes: { status: number; body: string } };

type MailBody = {
  personalizations: { to: { email: string }[] }[];
  headers: Record<string, string>;
  content: { value: string }[];
};

function readMail(body: string): Call {
  const { personalizations, headers, content }: MailBody = JSON.parse(body);
  const to = personalizations[0]?.to[0]?.email ?? '';
  const identifier = headers['X-Better-Habits-Message'] ?? '';
  const result = { index: 0, message_id: `<${identifier}@mail.test>`, status: 'sent' };
  const yes = JSON.stringify({ request_id: `request-${identifier}`, results: [result] });
  return { to, identifier, text: content[0]?.value ?? '', yes: { status: 202, body: yes } };
}

/** Twilio has no field for an identifier, but the link at the end of the text is the same for all attempts. */
function readText(body: string): Call {
  const form = new URLSearchParams(body);
  const text = form.get('Body') ?? '';
  const [identifier = ''] = /\S+$/.exec(text) ?? [];
  const yes = JSON.stringify({ sid: `SM-${identifier}`, status: 'queued', error_code: null });
  return { to: form.get('To') ?? '', identifier, text, yes: { status: 201, body: yes } };
}

const readPush = (path: string, headers: IncomingMessage['headers']): Call => ({
  to: path,
  identifier: String(headers.topic),
  text: '',
  yes: { status: 201, body: '' },
});

function readCall(path: string, headers: IncomingMessage['headers'], body: string): Call | null {
  if (path === '/tx/v1/send') return readMail(body);
  if (path.endsWith('/Messages.json')) return readText(body);
  return path.startsWith('/push/') ? readPush(path, headers) : null;
}

async function answerCall(call: Call, response: ServerResponse): Promise<void> {
  const { to, yes, ...accepted } = call;
  const recipient = recipientAt(to);
  const { behavior } = recipient;
  recipient.calls += 1;
  if (behavior.kind === 'hang') return;
  if (behavior.kind === 'reset') return void response.socket?.destroy();
  if (behavior.kind === 'status') {
    const { status, retryAfter, body = '{"errors":["scripted"]}' } = behavior;
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end(body);
    return;
  }
  const status = behavior.kind === 'hold' ? behavior.status : undefined;
  if (status === undefined) recipient.accepted.push(accepted);
  if (behavior.kind === 'lost') return void response.socket?.destroy();
  if (behavior.kind === 'hold') await new Promise<void>((resolve) => recipient.held.push(resolve));
  if (status !== undefined) return void response.writeHead(status).end('{}');
  response.writeHead(yes.status).end(behavior.kind === 'garbage' ? '<html>' : yes.body);
}

/** All tests share it, since a question doesn't say which person it is about. So files that use it run one by one. */
const model = {
  /** For the next calls, in order; the last one stays */
  behaviors: [] as ModelBehavior[],
  questions: [] as string[],
  held: [] as (() => void)[],
};

async function answerAsModel(body: ChatBody, response: ServerResponse): Promise<void> {
  model.questions.push(body.messages.map(({ content }) => content).join('\n'));
  const behavior = (model.behaviors.length > 1 ? model.behaviors.shift() : model.behaviors[0]) ?? {
    kind: 'status',
    status: 503,
  };
  if (behavior.kind === 'hang') return;
  if (behavior.kind === 'status') return void response.writeHead(behavior.status).end('{}');
  if (behavior.isHeld) await new Promise<void>((resolve) => model.held.push(resolve));
  response.writeHead(200).end(JSON.stringify(chatCompletion(answerIn(behavior.manner, body))));
}

/** The tests run inside the Workers runtime and control the providers through these requests. */
function answerControl(url: URL, method: string | undefined, body: string, response: ServerResponse): void {
  if (url.pathname === '/model') {
    if (method === 'POST') {
      model.behaviors = JSON.parse(body);
      model.questions = [];
    }
    if (method === 'DELETE') {
      model.behaviors = [{ kind: 'answer', manner: 'good' }];
      for (const release of model.held.splice(0)) release();
    }
    response.end(JSON.stringify({ questions: model.questions }));
    return;
  }
  const recipient = recipientAt(url.searchParams.get('to') ?? '');
  if (method === 'POST') recipient.behavior = JSON.parse(body);
  if (method === 'DELETE') for (const release of recipient.held.splice(0)) release();
  response.end(JSON.stringify({ accepted: recipient.accepted, calls: recipient.calls }));
}

export async function answerOutbound(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  if (url.host === 'control.providers.test') return answerControl(url, request.method, body, response);
  if (url.host === 'model.providers.test') return answerAsModel(JSON.parse(body), response);
  const call = readCall(url.pathname, request.headers, body);
  if (call === null) response.writeHead(404).end();
  else await answerCall(call, response);
}
