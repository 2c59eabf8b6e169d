import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { repeatStarts } from '../campaigns/campaigns.schemas.ts';
import { answerQuestion } from '../campaigns/questions.service.ts';
import type { Deps } from '../delivery/deps.ts';
import { isQuiet, messageTimes, questionIds, ratings, sizes } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import { languageOf, readForm, showPage, validForm, wantsJson } from '../http/page.ts';
import { replyActions, tapAt, whyNotAgain } from '../messages/marks.rules.ts';
import { AppError } from '../platform/errors.ts';
import { formSoundsLikeDanger } from '../writer/kinds.ts';
import { publicTitle } from '../writer/render-message.ts';
import { choicePage } from './choice-page.ts';
import { type ChoicePage, chooseByLink, readChoicePage } from './choices.service.ts';
import {
  changeByLink,
  countReply,
  holdByLink,
  type MessagePage,
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

const showMessage = (c: Context, page: MessagePage, { token, notice, picked, status = 200 }: Show) =>
  showPage(c, {
    title: page.publicTitle,
    hue: page.hue,
    when: whenOf(page),
    plain: isPlain(page),
    script: true,
    status,
    body: messagePage(page, { token, notice, picked, language: languageOf(c) }),
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

const showChoice = (c: Context, page: ChoicePage, context: { token: string; notice?: string }) =>
  showPage(c, {
    title: publicTitle(page.campaign),
    script: true,
    hue: page.campaign.hue,
    plain: isQuiet(page.campaign.kind),
    status: context.notice === undefined ? 200 : 409,
    body: choicePage(page, { ...context, language: languageOf(c) }),
  });

/** Anyone with a message's link can reply: no session, cookie or script needed. A GET changes nothing. */
export const messagePageRoutes = new Hono<AppEnv<Deps>>()
  // Before the limits, the message's age and the form's rules.
  .use('/:token/*', async (c, next) => {
    if (!formSoundsLikeDanger(await readForm(c))) return next();
    const token = c.req.param('token');
    return showMessage(c, await holdByLink(c.var.deps, token), { token });
  })
  .get('/:token', async (c) => {
    const token = c.req.param('token');
    const page = await readMessagePage(c.var.deps, token);
    return showMessage(c, page, { token, picked: querySchema.parse(c.req.query()).pick });
  })
  .post('/:token', async (c) => {
    const token = c.req.param('token');
    const { deps } = c.var;
    const form = await validForm(c, messageFormSchema);
    const page = await readMessagePage(deps, token);
    if ('question' in form) return handleAnswer(c, page, token, form);
    await countReply(deps, page.message.userId);
    const change = 'answer' in form ? { ...form, at: tapAt(form.at, deps.clock.now()) } : form;
    if (await changeByLink(deps, page, change))
      return wantsJson(c) ? c.json({ accepted: true }) : c.redirect(`/m/${token}`, 303);
    const { heldBack, mark } = page.message;
    const isSnooze = 'answer' in form && form.answer.startsWith('snooze');
    const text =
      isSnooze && heldBack !== null && mark !== 'done'
        ? `${whyNotAgain(heldBack)}.`
        : 'It’s too late for that. Please choose another answer.';
    return wantsJson(c)
      ? c.json({ message: text }, 409)
      : showMessage(c, page, { token, notice: { text }, status: 409 });
  })
  // One page per choice that the message offers.
  .get('/:token/:choice', async (c) => {
    const { token, choice } = c.req.param();
    return showChoice(c, await readChoicePage(c.var.deps, token, choice), { token });
  })
  .post('/:token/:choice', async (c) => {
    const { token, choice } = c.req.param();
    const form = await validForm(c, choiceFormSchema);
    const page = await readChoicePage(c.var.deps, token, choice);
    const refusal = await chooseByLink(c.var.deps, page, form);
    if (refusal === null) return c.redirect(`/m/${token}/${choice}`, 303);
    return showChoice(c, page, { token, notice: refusal });
  });

type QuestionForm = Extract<z.infer<typeof messageFormSchema>, { question: unknown }>;

/** An answer of null is "Not now". */
async function handleAnswer(
  c: Context<AppEnv<Deps>>,
  page: MessagePage,
  token: string,
  { question, reply, words, later }: QuestionForm,
) {
  const { deps } = c.var;
  const answer = later !== undefined ? null : reply || words || '';
  const { message } = page;
  await countReply(deps, message.userId);
  const result = await answerQuestion(deps, message, message.campaignId, { question, answer }).catch(
    (error) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
  if (result instanceof AppError)
    return showMessage(c, page, { token, notice: { text: `${result.message}.` }, status: result.status });
  if (result === null || answer === null) return c.redirect(`/m/${token}`, 303);
  const text = answerThanks(result.next, message.timeZone);
  return showMessage(c, await readMessagePage(deps, token), { token, notice: { text, isThanks: true } });
}
