import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import MailIcon from 'lucide-react/icons/mail';
import MessageIcon from 'lucide-react/icons/message-square';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { type ChannelName, channels } from '../../../worker/channels.ts';
import { ApiError } from '../../lib/api.ts';
import { formatMoment, ownZone } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type LucideIcon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/layout.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './outbox.module.css';
import { EmailPreview, PushPreview, TextPreview } from './previews.tsx';
import { type OutboxEntry, outboxQuery } from './queries.ts';

/** How many of the newest are open. */
const openCount = 1;
/** How many the list shows until the person asks for older ones. */
const shownCount = 8;

type Look = { icon: LucideIcon; Preview: (props: { entry: OutboxEntry }) => ReactNode };

const asText: Look = { icon: MessageIcon, Preview: TextPreview };
/** Channels that look different from a plain text. */
const looks: Partial<Record<ChannelName, Look>> = {
  email: { icon: MailIcon, Preview: EmailPreview },
  push: { icon: BellIcon, Preview: PushPreview },
};

/** Everything that was sent while no provider is there to carry it, as the person would see it. */
export function OutboxList() {
  const { data, error, isFetching, refetch } = useQuery(outboxQuery);
  return (
    <>
      <PageHeading
        title="Outbox"
        lead="Nothing leaves this computer. Messages that would have been sent are kept here, newest first."
        actions={
          <Button
            size="small"
            icon={RefreshIcon}
            busy={isFetching && data !== undefined}
            onClick={() => refetch()}
          >
            Refresh
          </Button>
        }
      />
      {data ? (
        data.length === 0 ? (
          <EmptyState
            icon={MailIcon}
            text="Nothing has been sent yet. Send yourself a manual message or a test notification, and it will show up here."
          />
        ) : (
          <>
            <Entries entries={data.slice(0, shownCount)} opened={openCount} />
            {data.length > shownCount && (
              <details className={styles.older}>
                <summary className={styles.olderSummary}>
                  {data.length - shownCount} older
                  <Icon of={ChevronDownIcon} />
                </summary>
                <Entries entries={data.slice(shownCount)} />
              </details>
            )}
          </>
        )
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon={MailIcon}
          text="The outbox exists only in development. On this server, messages are really sent."
        />
      ) : error ? (
        <ErrorState text="The outbox could not be loaded." onRetry={() => refetch()} />
      ) : (
        <div aria-busy="true" className={styles.list}>
          <VisuallyHidden>Loading the outbox</VisuallyHidden>
          <Skeleton className={styles.placeholder} />
          <Skeleton className={styles.placeholder} />
          <Skeleton className={styles.placeholder} />
        </div>
      )}
    </>
  );
}

const Entries = ({ entries, opened = 0 }: { entries: readonly OutboxEntry[]; opened?: number }) => (
  <ul className={styles.list}>
    {entries.map((entry, index) => (
      <OutboxItem key={entry.id} entry={entry} isNew={index < opened} />
    ))}
  </ul>
);

function OutboxItem({ entry, isNew }: { entry: OutboxEntry; isNew: boolean }) {
  const { icon, Preview } = looks[entry.channel] ?? asText;
  const [isOpen, setOpen] = useState(isNew);
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon of={icon} />
          <div className={styles.words}>
            <h2 className={styles.title}>{entry.subject || entry.body}</h2>
            <p className={styles.about}>
              {channels[entry.channel].name} ·{' '}
              <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt, ownZone())}</time>
            </p>
          </div>
          <Icon of={ChevronDownIcon} />
        </summary>
        {isOpen && (
          <div className={styles.preview}>
            <Preview entry={entry} />
          </div>
        )}
      </details>
    </li>
  );
}
