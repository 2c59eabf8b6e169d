import { type ChatBody, chatAnswer, type Manner, manners } from '../node/ai-answers.ts';

/**
 * The outside network of the fault suite: a mail service of MailChannels' shape that does what the test asks for, and
 * remembers what it accepted. It stands at the Worker's edge, so that nothing inside the Worker is replaced.
 */

/** What the mail service does with the next calls. `lost` accepts, and then the answer never arrives. */
export type Behaviour =
  | { kind: 'accept' | 'partial' | 'garbage' | 'reset' | 'lost' }
  | { kind: 'status'; status: number; retryAfter?: string };

export type Accepted = { identifier: string; text: string };

const controlHost = 'control.providers.test';

type Mailbox = { behaviour: Behaviour; calls: number; accepted: Accepted[] };

/** By address, so that tests that run side by side do not meet. */
const mailboxes = new Map<string, Mailbox>();

function mailboxOf(address: string): Mailbox {
  const mailbox = mailboxes.get(address) ?? { behaviour: { kind: 'accept' }, calls: 0, accepted: [] };
  mailboxes.set(address, mailbox);
  return mailbox;
}

type MailBody = {
  personalizations: { to: { email: string }[] }[];
  headers: Record<string, string>;
  content: { value: string }[];
};

/** Answers every request that the Worker sends to the outside. */
export async function answerOutbound(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.host === controlHost) return control(url, request);
  if (url.host === modelHost) return answerAsModel((await request.json()) as ChatBody);
  if (url.pathname !== '/tx/v1/send') return new Response('unknown host', { status: 404 });
  const body = (await request.json()) as MailBody;
  const to = body.personalizations[0]?.to[0]?.email ?? '';
  const mailbox = mailboxOf(to);
  const { behaviour } = mailbox;
  mailbox.calls += 1;
  if (behaviour.kind === 'reset') throw new Error('connection reset');
  if (behaviour.kind === 'status') {
    const { status, retryAfter } = behaviour;
    return Response.json(
      { errors: ['scripted'] },
      { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
    );
  }
  if (behaviour.kind === 'partial') {
    return Response.json(
      { results: [{ index: 0, status: 'failed', reason: 'bad address' }] },
      { status: 202 },
    );
  }
  mailbox.accepted.push({
    identifier: body.headers['X-Better-Habits-Message'] ?? '',
    text: body.content[0]?.value ?? '',
  });
  if (behaviour.kind === 'lost') throw new Error('connection reset');
  if (behaviour.kind === 'garbage') return new Response('<html>', { status: 202 });
  return Response.json(
    { results: [{ index: 0, message_id: `mail-${mailbox.accepted.length}`, status: 'sent' }] },
    { status: 202 },
  );
}

/** What the language model does with the next call. */
export type ModelBehaviour =
  | { kind: 'answer'; manner: Manner; afterMilliseconds?: number }
  | { kind: 'hang' }
  | { kind: 'status'; status: number };

const modelHost = 'model.providers.test';

/** One for all: a question says nothing of whom it is about. Only the tests of one file, one after the other, have it. */
const model = {
  /** What it does with the next calls, in order; the last one stays. */
  behaviours: [] as ModelBehaviour[],
  questions: [] as string[],
};

async function answerAsModel(body: ChatBody): Promise<Response> {
  model.questions.push(body.messages.map(({ content }) => content).join('\n'));
  const behaviour = (model.behaviours.length > 1 ? model.behaviours.shift() : model.behaviours[0]) ?? {
    kind: 'status',
    status: 503,
  };
  if (behaviour.kind === 'hang') return new Promise(() => undefined);
  if (behaviour.kind === 'status') return Response.json({ error: 'scripted' }, { status: behaviour.status });
  await new Promise((resolve) => setTimeout(resolve, behaviour.afterMilliseconds ?? 0));
  return Response.json(chatAnswer(manners[behaviour.manner](body)));
}

async function controlModel(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    model.behaviours = (await request.json()) as ModelBehaviour[];
    model.questions = [];
  }
  return Response.json({ questions: model.questions });
}

async function control(url: URL, request: Request): Promise<Response> {
  if (url.pathname === '/model') return controlModel(request);
  const mailbox = mailboxOf(url.searchParams.get('to') ?? '');
  if (request.method === 'POST') mailbox.behaviour = (await request.json()) as Behaviour;
  return Response.json({ accepted: mailbox.accepted, calls: mailbox.calls });
}
