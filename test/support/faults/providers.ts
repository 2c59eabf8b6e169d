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

async function control(url: URL, request: Request): Promise<Response> {
  const mailbox = mailboxOf(url.searchParams.get('to') ?? '');
  if (request.method === 'POST') mailbox.behaviour = (await request.json()) as Behaviour;
  return Response.json({ accepted: mailbox.accepted, calls: mailbox.calls });
}
