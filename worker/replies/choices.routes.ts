import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { repeatStarts } from '../campaigns/campaigns.schemas.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { type Choice, choices } from '../delivery/choices.rules.ts';
import { messageTimes } from '../domain.ts';
import type { AppEnv } from '../http/http.ts';
import { linkNotices, noticePage, readForm, showPage, unreadableForm } from '../http/page.ts';
import { choicePage } from './choice-page.ts';
import { chooseByLink, type OpenChoice, readChoicePage } from './choices.service.ts';

const formSchema = z.object({
  do: z.enum(['make', 'undo']),
  messageTime: z.enum(messageTimes).optional(),
  /** A field that was left empty sends an empty text. */
  customTime: z
    .string()
    .transform((time) => (time === '' ? undefined : time))
    .optional(),
  start: z.enum(repeatStarts).optional(),
  action: z.string().trim().max(120).optional(),
});

const notices = linkNotices({
  unknown: 'Please open it from the message again.',
  expired: 'This link works for a week. You can still do this in the app.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there’s nothing left to choose.' },
});

const choiceNamed = (name: string): Choice | undefined => choices.find((choice) => choice === name);

const show = (c: Context, page: OpenChoice, context: { token: string; notice?: string }) =>
  showPage(c, {
    title: page.campaign.title,
    plain: page.campaign.kind !== 'build' && page.campaign.kind !== 'reduce',
    status: context.notice === undefined ? 200 : 409,
    body: choicePage(page, context),
  });

/** The choices of a message, each on a page of its own below the message's. A GET changes nothing. */
export const choiceRoutes = new Hono<AppEnv<CampaignDeps>>()
  .get('/:token/:choice', async (c) => {
    const choice = choiceNamed(c.req.param('choice'));
    if (choice === undefined) return noticePage(c, notices.unknown);
    const token = c.req.param('token');
    const page = await readChoicePage(c.var.deps, token, choice);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    return show(c, page, { token });
  })
  .post('/:token/:choice', async (c) => {
    const choice = choiceNamed(c.req.param('choice'));
    if (choice === undefined) return noticePage(c, notices.unknown);
    const token = c.req.param('token');
    const form = formSchema.safeParse(await readForm(c));
    if (!form.success) {
      return noticePage(c, unreadableForm);
    }
    const { page, refusal } = await chooseByLink(c.var.deps, token, choice, form.data);
    if (page.kind !== 'open') return noticePage(c, notices[page.kind]);
    if (refusal === null) return c.redirect(`/m/${token}/${choice}`, 303);
    return show(c, page, { token, notice: refusal });
  });
