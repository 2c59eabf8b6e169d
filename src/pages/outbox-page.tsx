import { useQuery } from '@tanstack/react-query';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import MailIcon from 'lucide-react/icons/mail';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { createElement, Fragment, useState } from 'react';
import { channels } from '../../worker/channels.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { ApiError } from '../lib/api.ts';
import { cityOf } from '../lib/cities.ts';
import { formatMoment } from '../lib/dates.ts';
import { useIsWide } from '../lib/hooks.ts';
import { productName } from '../lib/product.ts';
import { type OutboxEntry, outboxQuery } from '../lib/query-client.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, Sun } from '../ui/icon.tsx';
import { PageHeading, Stack } from '../ui/layout.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import { Address, VisuallyHidden } from '../ui/words.tsx';
import styles from './outbox-page.module.css';

const shownCount = 8;

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
          <Mailbox entries={data} />
        )
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon={MailIcon}
          text="The outbox exists only in development. On this server, messages are really sent."
        />
      ) : error ? (
        <ErrorState text="The outbox could not be loaded." onRetry={() => refetch()} />
      ) : (
        <Stack aria-busy="true">
          <VisuallyHidden>Loading the outbox</VisuallyHidden>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Stack>
      )}
    </>
  );
}

/** The entries, and the open one below its row, or beside the list on a wide screen. */
function Mailbox({ entries }: { entries: readonly OutboxEntry[] }) {
  const { timezone } = useSignedInUser();
  const isWide = useIsWide();
  const [openId, setOpenId] = useState(entries[0]?.id);
  const [isAll, setAll] = useState(false);
  const open = entries.find(({ id }) => id === openId);
  const hiddenCount = isAll ? 0 : Math.max(0, entries.length - shownCount);
  return (
    <div className={styles.mailbox}>
      <div>
        <ul className={styles.list}>
          {entries.slice(0, entries.length - hiddenCount).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                aria-expanded={entry.id === openId}
                className={styles.row}
                onClick={() => setOpenId(isWide || entry.id !== openId ? entry.id : undefined)}
              >
                <span className={classNames(styles.title, textStyles.clamp)}>
                  {unbroken(entry.subject || entry.body)}
                </span>
                <span className={textStyles.small}>
                  <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt, timezone)}</time>
                  {entry.channel !== 'email' && `, ${channels[entry.channel].name}`}
                </span>
              </button>
              {!isWide && entry === open && <Preview entry={entry} />}
            </li>
          ))}
        </ul>
        {hiddenCount > 0 && (
          <Button variant="quiet" size="small" className={styles.older} onClick={() => setAll(true)}>
            {hiddenCount} older
          </Button>
        )}
      </div>
      {isWide && open && <Preview key={open.id} entry={open} />}
    </div>
  );
}

/** Keeps 'week 1' on one line. */
const unbroken = (subject: string) => subject.replace(/week (?=\d)/, 'week\u00a0');

function Preview({ entry }: { entry: OutboxEntry }) {
  const { channel, subject, recipient, body } = entry;
  return (
    <article className={styles.preview}>
      <header className={styles.sender}>
        <Sun size={40} />
        <div>
          <h2 className={styles.title}>{unbroken(subject || channels[channel].name)}</h2>
          <p className={textStyles.small}>
            From {productName} to <Address text={recipient} />
            {channel === 'sms' && `, ${body.length} characters`}
          </p>
        </div>
      </header>
      {channel === 'email' ? (
        <Email entry={entry} />
      ) : (
        <p className={styles.text}>
          <LinkedText text={body} />
        </p>
      )}
    </article>
  );
}

/** Until the email has loaded and its height is known. */
const INITIAL_HEIGHT = 720;

/** The HTML version, in a sandbox without scripts, and the plain text. */
function Email({ entry: { id, subject, body, html } }: { entry: OutboxEntry }) {
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  return (
    <>
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
      <details open={html === null} className={styles.plain}>
        <summary>
          As plain text
          <Icon of={ChevronDownIcon} />
        </summary>
        <p className={styles.text}>
          <LinkedText text={body} />
        </p>
      </details>
    </>
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
