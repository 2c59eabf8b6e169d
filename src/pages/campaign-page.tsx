import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Navigate, useParams } from 'react-router';
import { isDisliked, votesOn } from '../../worker/messages/ratings.rules.ts';
import { hasStatusNotes } from '../../worker/planning/campaign-days.ts';
import { CampaignActions } from '../features/campaigns/campaign-actions.tsx';
import { CampaignHeader } from '../features/campaigns/campaign-header.tsx';
import { CampaignNotFound } from '../features/campaigns/campaign-not-found.tsx';
import { CampaignStatistics } from '../features/campaigns/campaign-statistics.tsx';
import { CampaignStatusNotes } from '../features/campaigns/campaign-status-notes.tsx';
import { habitLook } from '../features/campaigns/habit-look.ts';
import { HoldChoices } from '../features/campaigns/hold-choices.tsx';
import { ProgressCard } from '../features/campaigns/progress-card.tsx';
import { campaignQuery, questionQuery } from '../features/campaigns/queries.ts';
import { QuestionCard } from '../features/campaigns/question-card.tsx';
import { YourWords } from '../features/campaigns/your-words.tsx';
import { HelpPage } from '../features/help/help-page.tsx';
import { CampaignMessages } from '../features/messages/campaign-messages.tsx';
import { MessageActions } from '../features/messages/message-actions.tsx';
import { MessageSkeletons } from '../features/messages/message-skeletons.tsx';
import { campaignMessagesQuery } from '../features/messages/queries.ts';
import { OptOutNote } from '../features/opt-outs/opt-out-note.tsx';
import { optOutsQuery } from '../features/opt-outs/queries.ts';
import { SuggestionList } from '../features/suggestions/suggestion-list.tsx';
import { ApiError } from '../lib/api.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/layout.tsx';
import { Tabs } from '../ui/tabs.tsx';
import styles from './campaign-page.module.css';

const StyleOffer = lazy(() => import('../features/campaigns/style-offer.tsx'));
const UnseenNote = lazy(() => import('../features/push/unseen-note.tsx'));

export default function CampaignPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <Campaign key={id} id={id} /> : <CampaignNotFound />;
}

function Campaign({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(campaignQuery(id));
  // What stands above the rest is asked for beside the campaign, and nothing moves when it comes.
  const { isPending: isStopUnknown } = useQuery(optOutsQuery);
  const { data: asked, isPending: isQuestionUnknown } = useQuery(questionQuery(id));
  // All of the page hangs on it: it is drawn in small steps, so that the page answers meanwhile.
  const campaign = useDeferredValue(isStopUnknown || isQuestionUnknown ? undefined : data);
  // Asked for beside the campaign, not after it.
  const { data: messages } = useQuery(campaignMessagesQuery(id));
  useDocumentTitle(campaign?.title);
  if (error instanceof ApiError && error.status === 404) return <Navigate to={paths.campaigns} replace />;
  if (error && !data) return <CampaignNotFound onRetry={() => refetch()} />;
  const isDanger = campaign?.kind === 'danger';
  const hasHelp = isDanger || Boolean(campaign?.onHold && campaign.active);
  const header = (
    <CampaignHeader
      campaign={campaign}
      actions={<CampaignActions id={id} campaign={campaign} hasHelp={hasHelp} />}
    />
  );
  if (campaign && hasHelp) {
    return (
      <>
        {header}
        <Card className={styles.help}>
          <HelpPage takesFocus>{!isDanger && <HoldChoices campaign={campaign} />}</HelpPage>
        </Card>
      </>
    );
  }
  return (
    <>
      {header}
      <div data-hue={campaign && habitLook(campaign.title).hue} className={styles.columns}>
        <div className={styles.side}>
          {campaign?.deliveryMethod === 'App' && campaign.active && (
            <Suspense fallback={null}>
              <UnseenNote />
            </Suspense>
          )}
          {campaign?.active && <OptOutNote campaign={campaign} />}
          {campaign && hasStatusNotes(campaign) && <CampaignStatusNotes campaign={campaign} />}
          <ProgressCard campaign={campaign} />
          {campaign?.active && messages && isDisliked(votesOn(campaign.messageStyle, messages)) && (
            <Suspense fallback={null}>
              <StyleOffer campaign={campaign} />
            </Suspense>
          )}
          <div className={styles.actions}>
            <MessageActions campaign={campaign} generate="Generate New Message" />
          </div>
        </div>
        <div className={styles.main}>
          <Tabs
            label="Messages and statistics"
            value="messages"
            tabs={[
              {
                id: 'messages',
                label: 'Messages',
                content: campaign ? (
                  <>
                    <QuestionCard campaign={campaign} question={asked?.question ?? null} />
                    <CampaignMessages campaign={campaign} />
                  </>
                ) : (
                  <MessageSkeletons count={3} />
                ),
              },
              {
                id: 'statistics',
                label: 'Statistics',
                content: <CampaignStatistics campaign={campaign} />,
              },
            ]}
          />
        </div>
        {campaign && (
          <div className={styles.words}>
            <YourWords campaign={campaign} />
          </div>
        )}
      </div>
      {campaign && <SuggestionList habit={campaign} />}
    </>
  );
}
