import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { ActiveCampaignView, CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';

/** Today's message is still to come: it is about noon. */
export const campaignBody = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes before the house wakes up',
  frequency: 'Daily',
  messageTime: 'Custom time',
  customTime: '23:00',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};
type PlanPart = 'planAnchor' | 'planAction' | 'planSmallest' | 'planWhy';
export type CampaignChange = Partial<
  typeof campaignBody & { startDate: string; checkIns: boolean } & Pick<CampaignView, PlanPart>
>;

/** The paths in an email that answer its message and that stop messages. */
export const pathsIn = (mail = '') => ({
  answer: /\/m\/(?!stop\/)[\w-]+(?!\S)/.exec(mail)?.[0] ?? '',
  stop: /\/m\/stop\/[\w-]+(?!\S)/.exec(mail)?.[0] ?? '',
});

type Change = (campaign: ActiveCampaignView) => ActiveCampaignView;

export const withMessage =
  (over: object): Change =>
  ({ today, ...campaign }) => ({
    ...campaign,
    today: { ...today, message: today.message && { ...today.message, ...over } },
  });

/** Makes the day's message one that was sent an hour ago. */
export const sentAnHourAgo: Change = ({ today, ...campaign }) => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const message = { status: 'sent', heldBack: null, sent: true, sentAt: at, scheduledFor: at };
  const nextAt = today.nextAt === today.message?.scheduledFor ? null : today.nextAt;
  return withMessage(message)({ ...campaign, messagesSent: 1, today: { ...today, nextAt } });
};

type Refusal = { status?: number; message?: string; field?: string };

const refused = ({ status = 422, ...body }: Refusal) => ({
  status,
  body: body.message === undefined ? '' : JSON.stringify(body),
});

/** What a test does behind a page: it changes, holds back and counts requests, and makes its own. */
export function serverOf(page: Page) {
  const inFlight = new Set<Request>();
  page.on('request', (one) => inFlight.add(one));
  page.on('requestfinished', (one) => inFlight.delete(one));
  page.on('requestfailed', (one) => inFlight.delete(one));
  /** Retries: the app may close a kept connection just as it is used again. */
  const read = async <Body>(path: string) =>
    (await (await page.request.get(path, { maxRetries: 3 })).json()) as Body;
  async function post<Body>(path: string, data: object): Promise<Body> {
    const answer = await page.request.post(path, { data, maxRetries: 3 });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }
  /** Sends a message of a campaign immediately. */
  const sendNow = (campaignId: number, content: string) =>
    post<MessageView>('/api/send-message', { campaignId, content });
  const isCalled = (call: RegExp, method?: string) => (one: Request) =>
    call.test(one.url()) && (method === undefined || one.method() === method);
  /** Answers GET requests instead of the server. */
  const answer = (call: RegExp, json: unknown) =>
    page.route(call, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
    );

  return {
    read,
    sendNow,
    answer,
    /** Creates a campaign for the signed-in person without the form. */
    startCampaign: (change: CampaignChange = {}) =>
      post<CampaignView>('/api/campaigns', { ...campaignBody, ...change }),
    /** The campaign of the signed-in person with this title. */
    async campaignOf(title: string) {
      const found = (await read<CampaignView[]>('/api/campaigns')).find((each) => each.title === title);
      if (found === undefined) throw new Error(`There is no campaign ‘${title}’`);
      return found;
    },
    /** A campaign's messages on the server, in order. */
    messagesOf: (id: number) => read<MessageView[]>(`/api/messages/campaign/${id}`),
    /** Sends a message of a campaign immediately. @returns the paths in its email */
    async mailNow(campaignId: number, content = 'Breathe in') {
      await sendNow(campaignId, content);
      const [mail] = await read<{ body: string }[]>('/api/outbox');
      return pathsIn(mail?.body);
    },
    /** Changes the server's list for today. */
    showToday: (change: Change) =>
      page.route(/\/api\/campaigns\/active/, async (route) => {
        const campaigns = (await (await route.fetch()).json()) as ActiveCampaignView[];
        await route.fulfill({ json: campaigns.map(change) });
      }),

    /** Waits until there is no request for a moment. Playwright's 'networkidle' does so only once per document. */
    async isIdle(): Promise<void> {
      do {
        await expect.poll(() => inFlight.size).toBe(0);
        await page.waitForTimeout(250);
      } while (inFlight.size > 0);
    },
    /** The addresses of matching requests from now on. */
    requests(call: RegExp, method?: string): string[] {
      const urls: string[] = [];
      page.on('request', (one) => isCalled(call, method)(one) && urls.push(one.url()));
      return urls;
    },
    /** Waits for the response to the next matching request. @returns its status */
    async answered(call: RegExp, act: () => unknown): Promise<number> {
      const response = page.waitForResponse(call);
      await act();
      return (await response).status();
    },
    /** Waits for the next matching request. @returns its body */
    async asked(call: RegExp, act: () => Promise<unknown>, method?: string): Promise<unknown> {
      const request = page.waitForRequest(isCalled(call, method));
      await act();
      return (await request).postDataJSON();
    },
    /** Holds requests back. @param then what happens to them after that. @returns releases them */
    async hold(call: RegExp, then = (route: Route) => route.fallback()): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await promise;
        // The page may have navigated in the meantime.
        await then(route).catch(() => undefined);
      });
      return resolve;
    },
    /** Holds the response to the next request back. @returns waits until the server has sent it, and releases it */
    async holdResponse(call: RegExp) {
      const [sent, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const answerLate = async (route: Route) => {
        const response = await route.fetch();
        sent.resolve();
        await release.promise;
        await route.fulfill({ response });
      };
      await page.route(call, answerLate, { times: 1 });
      return { isSent: () => sent.promise, release: release.resolve };
    },
    /** Answers requests with an error instead of the server. */
    refuse: (call: RegExp, refusal: Refusal = {}) =>
      page.route(call, (route) => route.fulfill(refused(refusal))),
    /** Answers the next change with an error. Reads and later changes reach the server. */
    async refuseNext(call: RegExp, refusal: Refusal = {}): Promise<void> {
      let isOver = false;
      await page.route(call, (route) => {
        if (isOver || route.request().method() === 'GET') return route.fallback();
        isOver = true;
        return route.fulfill(refused(refusal));
      });
    },
    /** Changes what the server says it can do. */
    async serverIs(change: object): Promise<void> {
      await answer(/\/api\/capabilities$/, { ...(await read<object>('/api/capabilities')), ...change });
    },
    /** Lets all requests reach the server again. */
    letThrough: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
