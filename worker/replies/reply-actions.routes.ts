import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { questionIds, ratings, sizes } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import { linkNotices, noticePage, readForm, showPage, unreadableForm } from '../http/page.ts';
import { replyActions } from '../messages/marks.rules.ts';
import {
  answerThanks,
  isQuiet,
  messagePage,
  type PageNotice,
  type Picked,
  pickable,
  whenOf,
} from './message-page.ts';
import {
  answerByLink,
  answerQuestionByLink,
  chooseSizeByLink,
  type OpenAnswer,
  rateByLink,
  readMessagePage,
} from './reply-actions.service.ts';

const formSchema = z.union([
  z.object({ answer: z.enum(replyActions), at: z.iso.datetime({ offset: true }).optional() }),
  z.object({ size: z.enum(sizes) }),
  z.object({ rating: z.enum([...ratings, 'none']) }),
  z.object({
    question: z.enum(questionIds),
    reply: z.string().max(200).optional(),
    words: z.string().trim().max(120, 'Please answer in at most 120 characters').optional(),
    later: z.string().optional(),
  }),
]);

const notices = linkNotices({
  unknown: 'Please open it from the message again.',
  expired: 'You can answer messages here for a week. You can still answer this one in the app.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there’s nothing left to reply to.' },
});

const querySchema = z.object({
  pick: z.enum(pickable).optional().catch(undefined),
});

type Show = {
  token: string;
  notice?: PageNotice;
  /** The answer that a link in the email named: it is pointed out, and given only by a press. */
  picked?: Picked | undefined;
  status?: ContentfulStatusCode;
};

const show = (c: Context, page: OpenAnswer, { token, notice, picked, status = 200 }: Show) =>
  showPage(c, {
    title: page.message.title,
    hue: page.hue,
    when: whenOf(page),
    plain: isQuiet(page),
    script: true,
    status,
    body: messagePage(page, { token, notice, picked }),
  });

/** Whoever holds a message's link may answer it: no session, no cookie, no script. A GET changes nothing. */
export const messagePageRoutes = new Hono<AppEnv<CampaignDeps>>()
  .get('/:token', async (c) => {
    const token = c.req.param('token');
    const page = await readMessagePage(c.var.deps, token);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    return show(c, page, { token, picked: querySchema.parse(c.req.query()).pick });
  })
  .post('/:token', async (c) => {
    const token = c.req.param('token');
    const form = formSchema.safeParse(await readForm(c));
    if (!form.success) {
      return noticePage(c, unreadableForm);
    }
    if ('question' in form.data) {
      const { question, reply, words, later } = form.data;
      const answer = later !== undefined ? null : reply || words || null;
      const { page, taken, refusal } = await answerQuestionByLink(c.var.deps, token, { question, answer });
      if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
      if (refusal !== null) {
        return show(c, page, { token, notice: { text: `${refusal.message}.` }, status: refusal.status });
      }
      if (taken === null || answer === null) return c.redirect(`/m/${token}`, 303);
      const after = await readMessagePage(c.var.deps, token);
      if (after.kind !== 'open') return noticePage(c, notices[after.kind]);
      const text = answerThanks(taken.next, page.message.timeZone);
      return show(c, after, { token, notice: { text, isThanks: true } });
    }
    const { page, taken } =
      'rating' in form.data
        ? await rateByLink(c.var.deps, token, form.data.rating === 'none' ? null : form.data.rating)
        : 'size' in form.data
          ? await chooseSizeByLink(c.var.deps, token, form.data.size)
          : await answerByLink(c.var.deps, token, form.data);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    if (taken) return c.redirect(`/m/${token}`, 303);
    const text = 'It’s too late for that. Please choose another answer.';
    return show(c, page, { token, notice: { text }, status: 409 });
  });
