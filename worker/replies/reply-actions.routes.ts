import { Hono } from 'hono';
import { z } from 'zod';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { questionIds, ratings } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import { linkNotices, unreadableForm } from '../http/link-notices.ts';
import { noticePage, readForm, showPage } from '../http/page.ts';
import { replyActions } from '../messages/marks.rules.ts';
import { answerThanks, messagePage } from './message-page.ts';
import { answerByLink, answerQuestionByLink, rateByLink, readMessagePage } from './reply-actions.service.ts';

const formSchema = z.union([
  z.object({ answer: z.enum(replyActions), at: z.iso.datetime({ offset: true }).optional() }),
  z.object({ rating: z.enum([...ratings, 'none']) }),
  z.object({
    question: z.enum(questionIds),
    reply: z.string().max(200).optional(),
    words: z.string().trim().max(120, 'Please answer in at most 120 characters').optional(),
    later: z.string().optional(),
  }),
]);

const notices = linkNotices({
  unknown: 'Please open it from the message once more.',
  expired: 'Messages can be answered here for a week. In the app you can still do it.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there is nothing left to answer.' },
});

/** Whoever holds a message's link may answer it: no session, no cookie, no script. A GET changes nothing. */
export const messagePageRoutes = new Hono<AppEnv<CampaignDeps>>()
  .get('/:token', async (c) => {
    const token = c.req.param('token');
    const page = await readMessagePage(c.var.deps, token);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    return showPage(c, {
      title: page.message.title,
      style: 'answer',
      body: messagePage(page, token),
      script: true,
    });
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
        const body = messagePage(page, token, `${refusal.message}.`);
        return showPage(c, { title: page.message.title, style: 'answer', status: refusal.status, body });
      }
      if (taken === null || answer === null) return c.redirect(`/m/${token}`, 303);
      const after = await readMessagePage(c.var.deps, token);
      if (after.kind !== 'open') return noticePage(c, notices[after.kind]);
      const thanks = answerThanks(taken.next, page.message.timeZone);
      return showPage(c, {
        title: page.message.title,
        style: 'answer',
        body: messagePage(after, token, thanks),
      });
    }
    const { page, taken } =
      'rating' in form.data
        ? await rateByLink(c.var.deps, token, form.data.rating === 'none' ? null : form.data.rating)
        : await answerByLink(c.var.deps, token, form.data);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    if (taken) return c.redirect(`/m/${token}`, 303);
    const body = messagePage(page, token, 'It is too late for that by now. Please choose another answer.');
    return showPage(c, { title: page.message.title, style: 'answer', status: 409, body });
  });
