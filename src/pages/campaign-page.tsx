import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../worker/domain.ts';
import type { MessageView } from '../../worker/messages/messages.schemas.ts';
import { CampaignHead, CampaignStatistics, WeekProgress } from '../features/campaigns/campaign-head.tsx';
import { CampaignNotFound } from '../features/campaigns/campaign-state.tsx';
import styles from '../features/campaigns/campaigns.module.css';
import { QuestionCard } from '../features/campaigns/question-card.tsx';
import { CampaignStatusNotes, NoBrowserNote, NoPhoneNote } from '../features/campaigns/status-notes.tsx';
import { YourWords } from '../features/campaigns/your-words.tsx';
import { CampaignDays } from '../features/messages/campaign-days.tsx';
import { CampaignMessages } from '../features/messages/campaign-messages.tsx';
import { MessageSkeletons, WhyNot } from '../features/messages/message-card.tsx';
import { leadMessage } from '../features/messages/weeks.ts';
import { OptOutNote } from '../features/opt-outs/opt-outs.tsx';
import { SuggestionList } from '../features/suggestions/suggestion-list.tsx';
import { HabitRow } from '../features/today/habit-row.tsx';
import { placeOf } from '../features/today/today-words.ts';
import { isGone } from '../lib/api.ts';
import { todayIn } from '../lib/dates.ts';
import { formatMoment } from '../lib/days.ts';
import { useDoubleTapGuard } from '../lib/double-taps.ts';
import { useDocumentTitle, useOpenDialog } from '../lib/hooks.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import {
  campaignMessagesQuery,
  campaignQuery,
  daysQuery,
  optOutsQuery,
  questionQuery,
} from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { Card, Stack } from '../ui/layout.tsx';
import { MessageText } from '../ui/own-words.tsx';
import pageStyles from '../ui/page.module.css';
import { Skeleton } from '../ui/status.tsx';
import { Tabs } from '../ui/tabs.tsx';
import textStyles from '../ui/text.module.css';
import { classNames, withSettingsLink } from '../ui/words.tsx';

const HelpCard = lazyPart(async () => (await import('./crisis-help.tsx')).HelpCard);

const loadDialogs = () => import('../features/messages/message-dialogs.tsx');
const ManualDialog = lazyPart(async () => (await loadDialogs()).ManualDialog);
const GenerateDialog = lazyPart(async () => (await loadDialogs()).GenerateDialog);

export default function CampaignPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <Campaign key={id} id={id} /> : <CampaignNotFound />;
}

type Dialog = 'Send Manual Message' | 'Generate New Message' | 'Generate First Message';

function Campaign({ id }: { id: number }) {
  const [dialog, setDialog, closeDialog] = useOpenDialog<Dialog>();
  const [tab, setTab] = useState<'messages' | 'statistics'>('messages');
  const { data, error, refetch } = useQuery(campaignQuery(id));
  // Everything is fetched and shown together, so that nothing moves.
  const { isPending: isStopUnknown } = useQuery(optOutsQuery);
  const { data: questions, isPending: isQuestionUnknown } = useQuery(questionQuery(id));
  const { isPending: areDaysUnknown } = useQuery(daysQuery(id));
  const { data: messages, isPending: areMessagesUnknown } = useQuery(campaignMessagesQuery(id));
  const isWaiting = isStopUnknown || isQuestionUnknown || areDaysUnknown || areMessagesUnknown;
  // The whole page depends on it: a deferred value keeps the page responsive.
  const campaign = useDeferredValue(isWaiting ? undefined : data);
  // A title that sounds like danger doesn't belong in the browser's tabs and history.
  useDocumentTitle(campaign?.kind === 'danger' ? 'Where to find help' : campaign?.title);
  if (isGone(error)) return <Navigate to={paths.campaigns} replace />;
  if (error && !data) return <CampaignNotFound onRetry={() => refetch()} />;
  const lead = campaign && messages && leadMessage(messages, campaign);
  const isToday = lead !== undefined && lead.localDate === todayIn(lead.timeZone);
  const heldBack = messages?.find((message) => message.heldBack !== null)?.heldBack ?? null;
  const onSend = () => setDialog('Send Manual Message');
  const head = (
    <CampaignHead
      id={id}
      campaign={campaign}
      heldBack={heldBack}
      onSend={onSend}
      onGenerate={() => setDialog('Generate New Message')}
    />
  );
  if (campaign && (campaign.kind === 'danger' || campaign.onHold)) {
    return (
      <>
        {head}
        <Stack gap={4}>
          <HelpCard campaign={campaign} />
          <p>{campaign.description}</p>
        </Stack>
      </>
    );
  }
  return (
    <>
      {head}
      <Stack
        key={campaign ? 'shown' : 'waiting'}
        data-hue={campaign?.hue}
        className={classNames(styles.columns, campaign && isQuiet(campaign.kind) && pageStyles.sunless)}
      >
        <Stack className={styles.now}>
          {campaign?.deliveryMethod === 'App' && campaign.active && <NoBrowserNote />}
          {campaign?.deliveryMethod === 'SMS' && campaign.active && <NoPhoneNote heldBack={heldBack} />}
          {campaign?.active && <OptOutNote campaign={campaign} />}
          {campaign ? (
            isToday && (
              <CampaignToday campaign={campaign} message={lead}>
                {lead.reason && !lead.completed && (
                  <p className={textStyles.soft}>{withSettingsLink(lead.reason)}</p>
                )}
                <WhyNot message={lead} habit={campaign.kind} />
              </CampaignToday>
            )
          ) : (
            <Skeleton height="12.5rem" />
          )}
        </Stack>
        <div className={styles.days}>
          <CampaignDays id={id} campaign={campaign} progress={<WeekProgress campaign={campaign} />} />
        </div>
        <Stack gap={6} className={styles.more}>
          {lead && !isToday && <NextCard message={lead} />}
          {campaign &&
            (hasStatusNotes(campaign) ? (
              <CampaignStatusNotes campaign={campaign} />
            ) : (
              <QuestionCard campaign={campaign} question={questions?.question ?? null} />
            ))}
          {campaign && (
            <YourWords campaign={campaign} heldBack={heldBack} question={questions?.question ?? null} />
          )}
        </Stack>
        <div className={styles.lists}>
          <Tabs
            label="Messages and statistics"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'messages',
                label: 'Messages',
                content: campaign ? (
                  <CampaignMessages
                    campaign={campaign}
                    onSend={onSend}
                    onGenerate={() => setDialog('Generate First Message')}
                  />
                ) : (
                  <MessageSkeletons />
                ),
              },
              {
                id: 'statistics',
                label: 'Statistics',
                content: <CampaignStatistics campaign={campaign} />,
              },
            ]}
          />
          {campaign && !isQuiet(campaign.kind) && <SuggestionList habit={campaign} />}
        </div>
      </Stack>
      {campaign &&
        dialog &&
        (dialog === 'Send Manual Message' ? (
          <ManualDialog campaign={campaign} heldBack={heldBack} onClose={closeDialog} />
        ) : (
          <GenerateDialog campaign={campaign} title={dialog} heldBack={heldBack} onClose={closeDialog} />
        ))}
    </>
  );
}

type CampaignTodayProps = {
  campaign: CampaignView;
  /** Today's. */
  message: MessageView;
  /** Below the message. */
  children?: ReactNode;
};

/** The habit's row on its campaign's page, which knows only this campaign and its messages. */
function CampaignToday({ campaign, message, children }: CampaignTodayProps) {
  const guard = useDoubleTapGuard();
  const today = {
    date: message.localDate,
    heldBack: message.heldBack,
    message,
    nextAt: null,
    days: [],
    lastSevenDays: [],
    doneBefore: 0,
    isAfterLapse: false,
    question: null,
  };
  const place = placeOf({ ...campaign, today }, Date.now());
  // A pause has a card of its own.
  if (place === null || place === 'paused') return null;
  return (
    <div {...guard} className={styles.today}>
      <HabitRow campaign={{ ...campaign, today }} message={message} place={place} isOnItsPage>
        {children}
      </HabitRow>
    </div>
  );
}

/** The next message, if nothing is due today. */
function NextCard({ message }: { message: MessageView }) {
  return (
    <Card as="section" aria-labelledby="next-message" gap={3}>
      <div>
        <h2 id="next-message" className={textStyles.heading}>
          Next message
        </h2>
        <p className={textStyles.soft}>
          <time dateTime={message.scheduledFor}>{formatMoment(message.scheduledFor, message.timeZone)}</time>
        </p>
      </div>
      <MessageText message={message} />
    </Card>
  );
}

/** Whether there is something to say about the campaign's state. */
const hasStatusNotes = (campaign: CampaignView): boolean =>
  campaign.completed ||
  !campaign.active ||
  campaign.pausedUntil !== null ||
  campaign.size !== 'usual' ||
  campaign.everyOtherDay ||
  (campaign.mayGoEveryOtherDay && !campaign.everyDayKept);
