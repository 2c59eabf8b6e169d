import { useQuery } from '@tanstack/react-query';
import BackIcon from 'lucide-react/icons/chevron-left';
import MailIcon from 'lucide-react/icons/mail';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { createElement, Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { channels } from '../../worker/channels.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { isGone } from '../lib/api.ts';
import { todayIn } from '../lib/dates.ts';
import { formatNearDay, formatZonedTime } from '../lib/days.ts';
import { useIsWide } from '../lib/hooks.ts';
import { productName } from '../lib/product.ts';
import { campaignsQuery, type OutboxEntry, outboxQuery } from '../lib/query-client.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { HabitIcon } from '../ui/habit-icon.tsx';
import { Sun } from '../ui/icon.tsx';
import { Fold, PageHeading, Stack } from '../ui/layout.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import { classNames } from '../ui/words.tsx';
import styles from './outbox-page.module.css';

const shownCount = 8;

/** Everything that providers would have delivered, as the person would see it. On a phone, an open message is a view of its own. */
export default function OutboxPage() {
  const { data, error, isFetching, refetch } = useQuery(outboxQuery);
  const isWide = useIsWide();
  const [query] = useSearchParams();
  const chosen = data?.find(({ id }) => id === Number(query.get('message')));
  if (chosen && !isWide) return <OpenMessage key={chosen.id} entry={chosen} />;
  return (
    <>
      <PageHeading
        title="Outbox"
        actions={
          <Button
            variant="quiet"
            icon={RefreshIcon}
            aria-label="Refresh"
            title="Refresh"
            className={styles.refresh}
            busy={isFetching && data !== undefined}
            onClick={() => refetch()}
          />
        }
      />
      <p className={styles.lead}>
        Your emails, texts and notifications arrive here, not in your inbox or on your phone.
      </p>
      {data ? (
        data.length === 0 ? (
          <EmptyState
            icon={MailIcon}
            text="Nothing has been sent yet. Your first message arrives here at its time. To see one now, send one from a campaign’s menu."
          />
        ) : (
          <Stack gap={8} className={styles.mailbox}>
            <MessageList entries={data} open={chosen ?? data[0]} />
            {isWide && <Preview key={(chosen ?? data[0])?.id} entry={chosen ?? data[0]} />}
          </Stack>
        )
      ) : isGone(error) ? (
        <EmptyState
          icon={MailIcon}
          text="The outbox exists only in development. On this server, messages are really sent."
        />
      ) : error ? (
        <ErrorState text="The outbox could not be loaded." onRetry={() => refetch()} />
      ) : (
        <Loading what="the outbox" height="3.5rem" />
      )}
    </>
  );
}

/** The messages by day, newest first, with the habits they are about. */
function MessageList({ entries, open }: { entries: readonly OutboxEntry[]; open: OutboxEntry | undefined }) {
  const { id: userId, timezone } = useSignedInUser();
  const { data: campaigns } = useQuery(campaignsQuery(userId));
  const isWide = useIsWide();
  const [, setQuery] = useSearchParams();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? entries : entries.slice(0, shownCount);
  const dayOf = (entry: OutboxEntry | undefined) => entry && todayIn(timezone, entry.createdAt);
  return (
    <div>
      <ul className={styles.list}>
        {shown.map((entry, at) => {
          const { id, channel, subject, body, createdAt } = entry;
          const day = todayIn(timezone, createdAt);
          const campaign = campaigns?.find(({ title }) => `${subject}${body}`.startsWith(title));
          return (
            <li key={id}>
              {day !== dayOf(shown[at - 1]) && (
                <h2 className={styles.day}>{formatNearDay(day, todayIn(timezone))}</h2>
              )}
              <button
                type="button"
                aria-current={isWide && entry === open ? 'true' : undefined}
                data-hue={campaign?.hue}
                className={styles.row}
                onClick={() => setQuery({ message: String(id) }, { replace: isWide })}
              >
                {campaign ? <HabitIcon icon={campaign.icon} tile="medium" /> : <Sun size={44} />}
                <span className={classNames(styles.title, textStyles.strong)}>
                  {campaign?.title ?? (subject || channels[channel].name)}
                </span>
                <time dateTime={createdAt} className={textStyles.small}>
                  {formatZonedTime(createdAt, timezone)}
                </time>
                <span className={styles.words}>{firstWords(body)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length < entries.length && (
        <Button variant="link" className={styles.older} onClick={() => setAll(true)}>
          {entries.length - shown.length} older
        </Button>
      )}
    </div>
  );
}

/** An email says first which day it is about. */
function firstWords(body: string) {
  const [first = '', second] = body.split('\n\n');
  return second !== undefined && /^Day \d/.test(first) ? second : first;
}

function OpenMessage({ entry }: { entry: OutboxEntry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <LinkButton to="/outbox" variant="quiet" icon={BackIcon} className={styles.back}>
        Outbox
      </LinkButton>
      <Preview entry={entry} heading={heading} />
    </>
  );
}

/** Keeps 'week 1' on one line, and a dot with what is before it. */
const unbroken = (subject: string) => subject.replace(/ (?=·)|(?<=week) (?=\d)/g, '\u00a0');

type PreviewProps = {
  entry: OutboxEntry | undefined;
  /** If the message is the whole page. */
  heading?: RefObject<HTMLHeadingElement | null>;
};

function Preview({ entry, heading }: PreviewProps) {
  if (entry === undefined) return null;
  const { channel, subject, recipient, body } = entry;
  const Heading = heading ? 'h1' : 'h2';
  return (
    <article className={styles.preview}>
      <header className={styles.sender}>
        <Heading ref={heading} tabIndex={-1} className={styles.subject}>
          {unbroken(subject || channels[channel].name)}
        </Heading>
        <p className={textStyles.small}>
          From {productName} to <span className={classNames(styles.title, styles.address)}>{recipient}</span>
          {channel !== 'email' && `, ${channels[channel].name.toLowerCase()}`}
          {channel === 'sms' && `, ${body.length} characters`}
        </p>
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
      <Fold open={html === null} summary="As plain text" className={styles.plain}>
        <p className={styles.text}>
          <LinkedText text={body} />
        </p>
      </Fold>
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
