import { eq, sql } from 'drizzle-orm';
import { findRepeat } from '../campaigns/campaigns.repo.ts';
import { mayGoEveryOtherDay, mayPause, pauseEnd } from '../campaigns/campaigns.rules.ts';
import type { RepeatStart } from '../campaigns/campaigns.schemas.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { mayRenewEarly, repeatCampaign, repeatStartDate, undoRepeat } from '../campaigns/repeat.service.ts';
import { makeSmaller, moveMessages, updateCampaign } from '../campaigns/update-campaign.service.ts';
import { selectCampaign, selectPerson } from '../db/campaign-rows.ts';
import type { Db } from '../db/client.ts';
import { messages, progress } from '../db/schema.ts';
import { type Choice, choicesOf } from '../delivery/choices.rules.ts';
import { findByMessageToken } from '../delivery/links.service.ts';
import { customTimeOption, type MessageTime, messageTimes } from '../domain.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import { localDateAt } from '../planning/local-time.ts';
import { AppError } from '../platform/errors.ts';
import { countReply } from './reply-actions.service.ts';

/** A message as its choices need it. There is no caller to bind it to: a token signed by us names it. */
async function findMessageForChoice(db: Db, messageId: number) {
  const [found] = await db
    .select({
      id: messages.id,
      campaignId: messages.campaignId,
      userId: progress.userId,
      kind: messages.kind,
      offer: messages.offer,
      condition: messages.condition,
      movedFrom: messages.movedFrom,
      movedFromMinute: messages.movedFromMinute,
      sizeFrom: messages.sizeFrom,
      scheduledFor: progress.dueAt,
      sentAt: sql<number | null>`CASE WHEN ${progress.status} = 'sent' THEN ${progress.settledAt} END`,
    })
    .from(messages)
    .innerJoin(progress, eq(progress.messageId, messages.id))
    .where(eq(messages.id, messageId));
  return found ?? null;
}

/** Keeps from where the campaign's messages were moved, or forgets it. */
async function keepMovedFrom(
  db: Db,
  messageId: number,
  from: { movedFrom: string | null; movedFromMinute: number | null },
): Promise<void> {
  await db.update(messages).set(from).where(eq(messages.id, messageId));
}

/** What the page of a choice has to say. */
export type ChoicePage = { kind: 'unknown' | 'expired' | 'gone' } | ({ kind: 'open' } & OpenChoice);
export type OpenChoice = ChoiceContext & {
  choice: Choice;
  /** Whether it was chosen, so that it can be taken back. */
  isChosen: boolean;
  /** Why it cannot be chosen now, in a person's words; null when it can. */
  obstacle: string | null;
};

/** What a form of the page sends along. */
export type ChoiceForm = {
  do: 'make' | 'undo';
  messageTime?: MessageTime | undefined;
  customTime?: string | undefined;
  start?: RepeatStart | undefined;
  /** The next step in the person's words. */
  action?: string | undefined;
};

/** Changes nothing: mail scanners and previews open every link. */
export async function readChoicePage(deps: CampaignDeps, token: string, choice: Choice): Promise<ChoicePage> {
  const found = await findByMessageToken(deps, token, findMessageForChoice);
  if (found.kind !== 'open') return found;
  const { message } = found;
  const offering = await readOffering(deps, message);
  if (offering === null) return { kind: 'gone' };
  if (!choicesOf(message, offering.campaign.kind).includes(choice)) return { kind: 'unknown' };
  const isChosen = isChosenAlready(choice, offering);
  return {
    kind: 'open',
    ...offering,
    choice,
    isChosen,
    obstacle: isChosen ? null : obstacleTo(choice, offering),
  };
}

/**
 * Does what somebody who holds the message's link chose, or takes it back. Doing it twice changes nothing.
 * @returns the page as it was before, and why it was not done, if so
 */
export async function chooseByLink(
  deps: CampaignDeps,
  token: string,
  choice: Choice,
  form: ChoiceForm,
): Promise<{ page: ChoicePage; refusal: string | null }> {
  const page = await readChoicePage(deps, token, choice);
  if (page.kind !== 'open') return { page, refusal: null };
  await countReply(deps, page.message.userId);
  if (form.do === 'make' && page.obstacle !== null) return { page, refusal: page.obstacle };
  try {
    await carryOut(deps, page, form);
  } catch (error) {
    if (error instanceof AppError) return { page, refusal: `${error.message}.` };
    throw error;
  }
  deps.log('choice', { messageId: page.message.id, choice, do: form.do });
  return { page, refusal: null };
}

type Message = NonNullable<Awaited<ReturnType<typeof findMessageForChoice>>>;

/** Null where the campaign was deleted meanwhile, and the message with it. */
async function readOffering(deps: CampaignDeps, message: Message) {
  const { db, clock } = deps;
  const { userId, campaignId } = message;
  const [[campaign], [person]] = await db.batch([
    selectCampaign(db, userId, campaignId),
    selectPerson(db, userId),
  ]);
  if (campaign === undefined || person === undefined) return null;
  const today = localDateAt(clock.now(), campaign.timeZone);
  const isPaused = isPausedOn(today, campaign.pausedUntil);
  return {
    message,
    campaign,
    isPaused,
    mayGoEveryOtherDay: mayGoEveryOtherDay(campaign, today),
    mayPause: mayPause(campaign, clock.now()),
    // The end of a pause that is over stays where it was kept.
    pauseEnd: (isPaused ? campaign.pausedUntil : null) ?? pauseEnd(campaign, clock.now()),
    repeat: await findRepeat(db, userId, campaignId),
    repeatFrom: {
      monday: repeatStartDate(deps, person, campaign, 'monday'),
      today: repeatStartDate(deps, person, campaign, 'today'),
    },
  };
}

type ChoiceContext = NonNullable<Awaited<ReturnType<typeof readOffering>>>;

function isChosenAlready(choice: Choice, { campaign, message, isPaused, repeat }: ChoiceContext): boolean {
  switch (choice) {
    case 'smaller':
      return campaign.size === 'small';
    case 'move':
      return message.movedFrom !== null;
    case 'pause':
      return isPaused;
    case 'stop':
    case 'better':
    case 'over':
    case 'not-now':
      return !campaign.active && !campaign.completed;
    case 'every-other-day':
      return campaign.everyOtherDay;
    case 'repeat':
    case 'level-up':
      return repeat !== null;
    case 'finish':
      return campaign.finished;
  }
}

/** Different words for the same: nothing more is sent. */
const isStop = (choice: Choice) =>
  choice === 'stop' || choice === 'better' || choice === 'over' || choice === 'not-now';

function obstacleTo(
  choice: Choice,
  { campaign, mayGoEveryOtherDay, mayPause }: ChoiceContext,
): string | null {
  const isForTheEnd = choice === 'repeat' || choice === 'level-up' || choice === 'finish';
  if (choice === 'repeat' && mayRenewEarly(campaign)) return null;
  if (isForTheEnd) return campaign.completed ? null : 'This campaign is running again.';
  if (campaign.completed) return 'This campaign is over.';
  if (!campaign.active && !isStop(choice)) return 'This campaign is stopped. You can resume it in the app.';
  if (choice === 'pause' && !mayPause) return 'This campaign ends today, so there’s nothing left to pause.';
  if (choice === 'every-other-day' && !mayGoEveryOtherDay)
    return 'This is only available in weeks 11 and 12.';
  return null;
}

async function carryOut(deps: CampaignDeps, page: OpenChoice, form: ChoiceForm): Promise<void> {
  const { choice, campaign } = page;
  const make = form.do === 'make';
  switch (choice) {
    case 'smaller':
      if (make && !page.isChosen) await makeSmaller(deps, campaign, page.message);
      return make ? undefined : makeAsBefore(deps, page);
    case 'move':
      return make ? move(deps, page, form) : moveBack(deps, page);
    case 'pause':
      await updateCampaign(deps, campaign, campaign.id, { paused: make });
      return;
    case 'stop':
    case 'better':
    case 'over':
    case 'not-now':
      await updateCampaign(deps, campaign, campaign.id, { active: !make });
      return;
    case 'every-other-day':
      await updateCampaign(deps, campaign, campaign.id, { everyOtherDay: make });
      return;
    case 'repeat':
    case 'level-up':
      if (make)
        await repeatCampaign(deps, campaign, {
          levelUp: choice === 'level-up',
          start: form.start ?? 'monday',
          ...(form.action === undefined ? {} : { action: form.action }),
        });
      else await undoRepeat(deps, campaign);
      return;
    case 'finish':
      await updateCampaign(deps, campaign, campaign.id, { finished: make });
      return;
  }
}

/** Changes nothing when it was never chosen, or was outgrown. */
async function makeAsBefore(deps: CampaignDeps, { campaign, message, isChosen }: OpenChoice): Promise<void> {
  if (isChosen) await updateCampaign(deps, campaign, campaign.id, { size: message.sizeFrom ?? 'usual' });
}

/** A window is kept by its name, a time of one's own as `HH:MM`. */
async function move(deps: CampaignDeps, { campaign, message }: OpenChoice, form: ChoiceForm): Promise<void> {
  const { customTime } = form;
  const messageTime = form.messageTime ?? (customTime === undefined ? undefined : customTimeOption);
  const isCustom = messageTime === customTimeOption;
  await moveMessages(deps, campaign, { messageTime, customTime: isCustom ? customTime : undefined });
  if (message.movedFrom === null)
    await keepMovedFrom(deps.db, message.id, {
      movedFrom: campaign.customTime ?? campaign.messageTime,
      movedFromMinute: campaign.sendMinute,
    });
}

async function moveBack(deps: CampaignDeps, { campaign, message }: OpenChoice): Promise<void> {
  if (message.movedFrom === null) return;
  const window = messageTimes.find((time) => time === message.movedFrom);
  const time = {
    messageTime: window ?? customTimeOption,
    customTime: window ? undefined : message.movedFrom,
  };
  await moveMessages(deps, campaign, time, message.movedFromMinute);
  await keepMovedFrom(deps.db, message.id, { movedFrom: null, movedFromMinute: null });
}
