import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import MailIcon from 'lucide-react/icons/mail';
import MessageIcon from 'lucide-react/icons/message-square';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { type ChannelName, channels } from '../../worker/channels.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { ApiError } from '../lib/api.ts';
import { cityOf, formatMoment } from '../lib/dates.ts';
import { useIsWide } from '../lib/hooks.ts';
import { productName } from '../lib/product.ts';
import { type OutboxEntry, outboxQuery } from '../lib/query-client.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type LucideIcon, Sun } from '../ui/icon.tsx';
import { PageHeading } from '../ui/layout.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import { Address, VisuallyHidden } from '../ui/words.tsx';
import styles from './outbox-page.module.css';

const openCount = 1;
const shownCount = 8;

type Look = { icon: LucideIcon; Preview: (props: { entry: OutboxEntry }) => ReactNode };

const asText: Look = { icon: MessageIcon, Preview: TextPreview };
/** Channels that don't look like a text message. */
const looks: Partial<Record<ChannelName, Look>> = {
  email: { icon: MailIcon, Preview: EmailPreview },
  push: { icon: BellIcon, Preview: PushPreview },
};

/** Everything that providers would have delivered, as the person would see it. */
export default function OutboxPage() {
  const { timezone } = useSignedInUser();
  const { data, error, isFetching, refetch } = useQuery(outboxQuery);
  return (
    <>
      <PageHeading
        title="Outbox"
        lead={`Nothing leaves this computer. Messages that would have been sent are kept here, newest first. Times are in the ${cityOf(timezone)} time zone.`}
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
  const { timezone } = useSignedInUser();
  const { icon, Preview } = looks[entry.channel] ?? asText;
  const [isOpen, setOpen] = useState(isNew);
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon of={icon} />
          <div className={styles.words}>
            <h2 className={styles.title}>{entry.subject || entry.body}</h2>
            <p className={textStyles.soft}>
              {channels[entry.channel].name} ·{' '}
              <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt, timezone)}</time>
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

type PreviewProps = { entry: OutboxEntry };

/** Until the email has loaded and its height is known. */
const INITIAL_HEIGHT = 720;

/** The HTML version, in a sandbox without scripts, and the plain text. */
function EmailPreview({ entry: { id, subject, recipient, body, html } }: PreviewProps) {
  const isWide = useIsWide();
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  return (
    <article className={styles.email}>
      <p className={classNames(textStyles.small, styles.from)}>
        From {productName} to <Address text={recipient} />
      </p>
      {html !== null && (
        <iframe
          title={`Email: ${subject}`}
          src={`/api/outbox/${id}/email`}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          height={height}
          className={styles.frame}
          onLoad={({ currentTarget }) => {
            // Unlike `scrollHeight`, it can be less than the frame's own height.
            const email = currentTarget.contentDocument?.documentElement.getBoundingClientRect();
            if (email) setHeight(Math.ceil(email.height));
          }}
        />
      )}
      <details open={isWide || html === null}>
        <summary className={styles.olderSummary}>
          As plain text
          <Icon of={ChevronDownIcon} />
        </summary>
        <p className={classNames(textStyles.soft, styles.plain)}>
          <LinkedText text={body} />
        </p>
      </details>
    </article>
  );
}

function TextPreview({ entry }: PreviewProps) {
  return (
    <article className={styles.phone}>
      <p className={textStyles.small}>To {entry.recipient}</p>
      <p className={styles.bubble}>
        <LinkedText text={entry.body} />
      </p>
      <p className={textStyles.small}>{entry.body.length} characters</p>
    </article>
  );
}

function PushPreview({ entry }: PreviewProps) {
  return (
    <article className={styles.notification}>
      <Sun size={36} />
      <div className={styles.words}>
        <p className={textStyles.small}>{productName}</p>
        <h3>{entry.subject}</h3>
        <p>{entry.body}</p>
      </div>
    </article>
  );
}

const urlPattern = /(https?:\/\/[^\s<>"]+)/;

/** Plain text with clickable URLs, as in email programs. */
function LinkedText({ text }: { text: string }) {
  // Every second part is a match of the pattern.
  const parts = text
    .split(urlPattern)
    .map((part, index) => (index % 2 === 1 ? createElement('a', { href: part }, part) : part));
  return createElement(Fragment, null, ...parts);
}
