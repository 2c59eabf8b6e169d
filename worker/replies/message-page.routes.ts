import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { repeatStarts } from '../campaigns/campaigns.schemas.ts';
import { type Choice, choices } from '../delivery/choices.rules.ts';
import { isQuiet, messageTimes, questionIds, ratings, sizes } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import {
  languageOf,
  linkNotices,
  noticePage,
  readForm,
  showPage,
  unreadableForm,
  wantsJson,
} from '../http/page.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { deviceTimeHeader, replyActions, tapAt, whyNotAgain } from '../messages/marks.rules.ts';
import { publicTitle } from '../writer/render-message.ts';
import { choicePage } from './choice-page.ts';
import { chooseByLink, type OpenChoice, readChoicePage } from './choices.service.ts';
import {
  answerQuestionByLink,
  changeByLink,
  type OpenMessagePage,
  readMessagePage,
} from './message-page.service.ts';
import {
  answerThanks,
  isPlain,
  messagePage,
  type PageNotice,
  type Picked,
  pickable,
  whenOf,
} from './message-page.ts';

const messageFormSchema = z.union([
  z.object({ answer: z.enum(replyActions), at: z.iso.datetime({ offset: true }).optional() }),
  z.object({ size: z.enum(sizes) }),
  z.object({ rating: z.enum([...ratings, 'none']) }),
  z.object({
    question: z.enum(questionIds),
    reply: z.string().max(200).optional(),
    words: z.string().trim().max(200).optional(),
    later: z.string().optional(),
  }),
]);

const messageNotices = linkNotices({
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
  /** The reply to highlight, from the link in the email. */
  picked?: Picked | undefined;
  status?: ContentfulStatusCode;
};

const showMessage = (c: Context, page: OpenMessagePage, { token, notice, picked, status = 200 }: Show) =>
  showPage(c, {
    title: page.publicTitle,
    hue: page.hue,
    when: whenOf(page),
    plain: isPlain(page),
    script: true,
    status,
    body: messagePage(page, { token, notice, picked, language: languageOf(c) }),
  });

/** Anyone with a message's link can reply: no session, cookie or script needed. A GET changes nothing. */
export const messagePageRoutes = new Hono<AppEnv<MessageDeps>>()
  .get('/:token', async (c) => {
    const token = c.req.param('token');
    const page = await readMessagePage(c.var.deps, token);
    if (page.kind !== 'open') return noticePage(c, messageNotices[page.kind]);
    return showMessage(c, page, { token, picked: querySchema.parse(c.req.query()).pick });
  })
  .post('/:token', async (c) => {
    const token = c.req.param('token');
    const form = messageFormSchema.safeParse(await readForm(c));
    if (!form.success) return noticePage(c, unreadableForm);
    const { data } = form;
    if ('question' in data) {
      const { question, reply, words, later } = data;
      const answer = later !== undefined ? null : reply || words || '';
      const { page, result, refusal } = await answerQuestionByLink(c.var.deps, token, { question, answer });
      if (page.kind !== 'open') return noticePage(c, messageNotices[page.kind]);
      if (refusal !== null) {
        return showMessage(c, page, {
          token,
          notice: { text: `${refusal.message}.` },
          status: refusal.status,
        });
      }
      if (result === null || answer === null) return c.redirect(`/m/${token}`, 303);
      const after = await readMessagePage(c.var.deps, token);
      if (after.kind !== 'open') return noticePage(c, messageNotices[after.kind]);
      const text = answerThanks(result.next, page.message.timeZone);
      return showMessage(c, after, { token, notice: { text, isThanks: true } });
    }
    const deviceTime = c.req.header(deviceTimeHeader);
    const change =
      'answer' in data ? { ...data, at: tapAt(data.at, deviceTime, c.var.deps.clock.now()) } : data;
    const { page, accepted } = await changeByLink(c.var.deps, token, change);
    if (page.kind !== 'open') return noticePage(c, messageNotices[page.kind]);
    if (accepted) return wantsJson(c) ? c.json({ accepted }) : c.redirect(`/m/${token}`, 303);
    const { heldBack, mark } = page.message;
    const isSnooze = 'answer' in data && data.answer.startsWith('snooze');
    const text =
      isSnooze && heldBack !== null && mark !== 'done'
        ? `${whyNotAgain(heldBack)}.`
        : 'It’s too late for that. Please choose another answer.';
    return wantsJson(c)
      ? c.json({ message: text }, 409)
      : showMessage(c, page, { token, notice: { text }, status: 409 });
  });

const choiceFormSchema = z.object({
  do: z.enum(['make', 'undo']),
  messageTime: z.enum(messageTimes).optional(),
  /** An empty field arrives as an empty string. */
  customTime: z
    .string()
    .transform((time) => (time === '' ? undefined : time))
    .optional(),
  start: z.enum(repeatStarts).optional(),
  action: z.string().trim().max(120).optional(),
});

const choiceNotices = linkNotices({
  unknown: 'Please open it from the message again.',
  expired: 'This link works for a week. You can still do this in the app.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there’s nothing left to choose.' },
});

const choiceNamed = (name: string): Choice | undefined => choices.find((choice) => choice === name);

const showChoice = (c: Context, page: OpenChoice, context: { token: string; notice?: string }) =>
  showPage(c, {
    title: publicTitle(page.campaign),
    script: true,
    hue: page.campaign.hue,
    plain: isQuiet(page.campaign.kind),
    status: context.notice === undefined ? 200 : 409,
    body: choicePage(page, { ...context, language: languageOf(c) }),
  });

/** One page per choice that a message offers. A GET changes nothing. */
export const choiceRoutes = new Hono<AppEnv<MessageDeps>>()
  .get('/:token/:choice', async (c) => {
    const choice = choiceNamed(c.req.param('choice'));
    if (choice === undefined) return noticePage(c, choiceNotices.unknown);
    const token = c.req.param('token');
    const page = await readChoicePage(c.var.deps, token, choice);
    if (page.kind !== 'open') return noticePage(c, choiceNotices[page.kind]);
    return showChoice(c, page, { token });
  })
  .post('/:token/:choice', async (c) => {
    const choice = choiceNamed(c.req.param('choice'));
    if (choice === undefined) return noticePage(c, choiceNotices.unknown);
    const token = c.req.param('token');
    const form = choiceFormSchema.safeParse(await readForm(c));
    if (!form.success) return noticePage(c, unreadableForm);
    const { page, refusal } = await chooseByLink(c.var.deps, token, choice, form.data);
    if (page.kind !== 'open') return noticePage(c, choiceNotices[page.kind]);
    if (refusal === null) return c.redirect(`/m/${token}/${choice}`, 303);
    return showChoice(c, page, { token, notice: refusal });
  });
