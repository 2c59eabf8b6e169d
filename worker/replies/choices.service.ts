import { eq, sql } from 'drizzle-orm';
import type { CampaignPatch } from '../campaigns/campaign-patch.ts';
import { type CampaignView, campaignSchema, type RepeatStart } from '../campaigns/campaigns.schemas.ts';
import { inputOf, mayGoEveryOtherDay, mayPause, pauseEnd } from '../campaigns/campaigns.service.ts';
import {
  findRepeat,
  mayRenewEarly,
  repeatCampaign,
  repeatStartDate,
  undoRepeat,
} from '../campaigns/ending.service.ts';
import { updateCampaign } from '../campaigns/update-campaign.service.ts';
import { type CampaignRow, selectCampaign, selectProfile } from '../db/client.ts';
import { messages } from '../db/schema.ts';
import { type Choice, choicesOf } from '../delivery/choices.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import { customTimeOption, type MessageTime, messageTimes } from '../domain.ts';
import { assertRunning } from '../messages/messages.service.ts';
import { isPausedOn } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { AppError, badInput, linkProblems } from '../platform/errors.ts';
import { countReply, findByMessageToken } from './message-page.service.ts';
import type { ReplyTarget } from './replies.repo.ts';

export type ChoicePage = ChoiceContext & {
  choice: Choice;
  isChosen: boolean;
  /** The user-facing reason it can't be chosen now; null if it can. */
  obstacle: string | null;
};

type ChoiceForm = {
  do: 'make' | 'undo';
  messageTime?: MessageTime | undefined;
  customTime?: string | undefined;
  start?: RepeatStart | undefined;
  action?: string | undefined;
};

const problems = linkProblems({
  unknown: 'Please open it from the message again.',
  expired: 'This link works for a week. You can still do this in the app.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there’s nothing left to choose.' },
});

/** Read-only: mail scanners and link previews open every link. */
export async function readChoicePage(deps: Deps, token: string, name: string): Promise<ChoicePage> {
  const message = await findByMessageToken(deps, token, problems);
  const context = await readContext(deps, message);
  if (context === null) throw problems.gone();
  const choice = choicesOf(message, context.campaign.kind).find((offered) => offered === name);
  if (choice === undefined) throw problems.unknown();
  const isChosen = isChosenAlready(choice, context);
  return { ...context, choice, isChosen, obstacle: isChosen ? null : obstacleTo(choice, context) };
}

/** Makes or undoes a choice. Idempotent. Returns the reason if it was refused. */
export async function chooseByLink(deps: Deps, page: ChoicePage, form: ChoiceForm): Promise<string | null> {
  await countReply(deps, page.message.userId);
  if (form.do === 'make' && page.obstacle !== null) return page.obstacle;
  try {
    await carryOut(deps, page, form);
  } catch (error) {
    if (error instanceof AppError) return `${error.message}.`;
    throw error;
  }
  deps.log('choice', { messageId: page.message.id, choice: page.choice, do: form.do });
  return null;
}

/** Null if the campaign was deleted in the meantime. */
async function readContext(deps: Deps, message: ReplyTarget) {
  const { db, clock } = deps;
  const { userId, campaignId } = message;
  const [[campaign], [user]] = await db.batch([
    selectCampaign(db, userId, campaignId),
    selectProfile(db, userId),
  ]);
  if (campaign === undefined || user === undefined) return null;
  const today = localDateAt(clock.now(), campaign.timeZone);
  const isPaused = isPausedOn(today, campaign.pausedUntil);
  return {
    message,
    campaign,
    isPaused,
    mayGoEveryOtherDay: mayGoEveryOtherDay(campaign, today),
    mayPause: mayPause(campaign, clock.now()),
    // `pausedUntil` isn't cleared when a pause ends.
    pauseEnd: (isPaused ? campaign.pausedUntil : null) ?? pauseEnd(campaign, clock.now()),
    repeat: await findRepeat(db, userId, campaignId, clock.now()),
    repeatFrom: {
      monday: repeatStartDate(deps, user, campaign, 'monday'),
      today: repeatStartDate(deps, user, campaign, 'today'),
    },
  };
}

type ChoiceContext = NonNullable<Awaited<ReturnType<typeof readContext>>>;

function isChosenAlready(choice: Choice, { campaign, message, isPaused, repeat }: ChoiceContext): boolean {
  switch (choice) {
    case 'smaller':
      return campaign.size === 'small';
    case 'move':
      return message.movedFrom !== null;
    case 'pause':
      return isPaused;
    case 'every-other-day':
      return campaign.everyOtherDay;
    case 'repeat':
    case 'level-up':
      return repeat !== null;
    case 'finish':
      return campaign.finished;
    default:
      return !campaign.active && !campaign.completed;
  }
}

function obstacleTo(
  choice: Choice,
  { campaign, mayGoEveryOtherDay, mayPause }: ChoiceContext,
): string | null {
  const isAfterEnd = choice === 'repeat' || choice === 'level-up' || choice === 'finish';
  if (choice === 'repeat' && mayRenewEarly(campaign)) return null;
  if (isAfterEnd) return campaign.completed ? null : 'This campaign is running again.';
  if (campaign.completed) return 'This campaign is over.';
  if (!campaign.active) return 'This campaign is stopped. You can resume it in the app.';
  if (choice === 'pause' && !mayPause) return 'This campaign ends today, so there’s nothing left to pause.';
  if (choice === 'every-other-day' && !mayGoEveryOtherDay)
    return 'This is only available in weeks 11 and 12.';
  return null;
}

async function carryOut(deps: Deps, page: ChoicePage, form: ChoiceForm): Promise<unknown> {
  const { choice, campaign, message, isChosen } = page;
  const make = form.do === 'make';
  const update = (patch: CampaignPatch) => updateCampaign(deps, campaign, campaign.id, patch);
  switch (choice) {
    case 'smaller':
      // Does nothing if the campaign already has the chosen size.
      if (make) return isChosen || makeSmaller(deps, page);
      return isChosen && update({ size: message.sizeFrom ?? 'usual' });
    case 'move':
      return make ? move(deps, page, form) : moveBack(deps, page);
    case 'pause':
      return update({ paused: make });
    case 'every-other-day':
      return update({ everyOtherDay: make });
    case 'finish':
      return update({ finished: make });
    case 'repeat':
    case 'level-up': {
      const { start = 'monday', action } = form;
      return make
        ? repeatCampaign(deps, campaign, { levelUp: choice === 'level-up', start, action })
        : undoRepeat(deps, campaign);
    }
    default:
      return update({ active: !make });
  }
}

/** Stores the current size with the message, for undo. */
async function makeSmaller(deps: Deps, { campaign, message }: ChoicePage): Promise<CampaignView> {
  const size = sql`(SELECT size FROM campaigns WHERE id = ${messages.campaignId} AND size <> 'small')`;
  await deps.db
    .update(messages)
    .set({ sizeFrom: sql`coalesce(${size}, ${messages.sizeFrom})` })
    .where(eq(messages.id, message.id));
  return updateCampaign(deps, campaign, campaign.id, { size: 'small' });
}

/** `movedFrom` holds the name of a time window, or a custom time as `HH:MM`. */
async function move(deps: Deps, { campaign, message }: ChoicePage, form: ChoiceForm): Promise<void> {
  const { customTime } = form;
  const messageTime = form.messageTime ?? (customTime === undefined ? undefined : customTimeOption);
  const isCustom = messageTime === customTimeOption;
  await moveMessages(deps, campaign, { messageTime, customTime: isCustom ? customTime : undefined });
  if (message.movedFrom === null)
    await deps.db
      .update(messages)
      .set({ movedFrom: campaign.customTime ?? campaign.messageTime, movedFromMinute: campaign.sendMinute })
      .where(eq(messages.id, message.id));
}

async function moveBack(deps: Deps, { campaign, message }: ChoicePage): Promise<void> {
  if (message.movedFrom === null) return;
  const window = messageTimes.find((time) => time === message.movedFrom);
  const time = {
    messageTime: window ?? customTimeOption,
    customTime: window ? undefined : message.movedFrom,
    restoredMinute: message.movedFromMinute,
  };
  await moveMessages(deps, campaign, time);
  await deps.db
    .update(messages)
    .set({ movedFrom: null, movedFromMinute: null })
    .where(eq(messages.id, message.id));
}

type NewTime = Pick<CampaignPatch, 'customTime' | 'restoredMinute'> & {
  messageTime: MessageTime | undefined;
};

/** Moves the messages to another time of day, validated like the form. */
async function moveMessages(deps: Deps, campaign: CampaignRow, time: NewTime): Promise<void> {
  assertRunning(campaign);
  const { messageTime, customTime } = time;
  if (messageTime === undefined) throw badInput('Please choose a time');
  const checked = campaignSchema.safeParse({ ...inputOf(campaign), messageTime, customTime });
  if (!checked.success) throw badInput(checked.error.issues[0]?.message ?? 'Please choose a time');
  await updateCampaign(deps, campaign, campaign.id, { ...time, messageTime });
}
