import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http.ts';
import { ratings } from '../messages/messages.schemas.ts';
import { linkNotices, unreadableForm } from '../public-pages/link-notices.ts';
import { noticePage, readForm, showPage } from '../public-pages/page.ts';
import { answerPage } from './answer-page.ts';
import { answerActions } from './answers.rules.ts';
import { answerByLink, rateByLink, readAnswerPage } from './answers.service.ts';

const formSchema = z.union([
  z.object({ answer: z.enum(answerActions) }),
  z.object({ rating: z.enum([...ratings, 'none']) }),
]);

const notices = linkNotices({
  unknown: 'Please open it from the message once more.',
  expired: 'Messages can be answered here for a week. In the app you can still do it.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there is nothing left to answer.' },
});

/** Whoever holds a message's link may answer it: no session, no cookie, no script. A GET changes nothing. */
export const answerRoutes = new Hono<AppEnv>()
  .get('/:token', async (c) => {
    const token = c.req.param('token');
    const page = await readAnswerPage(c.var.deps, token);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    return showPage(c, { title: page.message.title, style: 'answer', body: answerPage(page, token) });
  })
  .post('/:token', async (c) => {
    const token = c.req.param('token');
    const form = formSchema.safeParse(await readForm(c));
    if (!form.success) {
      return noticePage(c, unreadableForm);
    }
    const { page, taken } =
      'rating' in form.data
        ? await rateByLink(c.var.deps, token, form.data.rating === 'none' ? null : form.data.rating)
        : await answerByLink(c.var.deps, token, form.data.answer);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    if (taken) return c.redirect(`/m/${token}`, 303);
    const body = answerPage(page, token, 'It is too late for that by now. Please choose another answer.');
    return showPage(c, { title: page.message.title, style: 'answer', status: 409, body });
  });
