import { Link } from 'react-router';
import { type ChannelInfo, channelNames, channels } from '../../worker/channels.ts';
import { signInProviders } from '../../worker/domain.ts';
import { supportEmail } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/layout.tsx';
import { Address, capitalize } from '../ui/words.tsx';
import styles from './text-pages.module.css';

const infos = channelNames.map((name): ChannelInfo => channels[name]);
const keptData = infos.flatMap(({ keeps }) => keeps ?? []);
const services = infos.flatMap(({ handledBy }) => handledBy);
const handlers = `${services.slice(0, -1).join(', ')} or ${services.at(-1)}`;
const handling = capitalize(`${handlers} handles the messages we send you.`);

export default function PrivacyPage() {
  return (
    <>
      <PageHeading title="Privacy" lead="What we keep, for how long, and who else sees it." />
      <p className={styles.promise}>We don’t sell your data, show ads or use an analytics service.</p>
      <div className={styles.privacy}>
        <section>
          <h2>What we keep</h2>
          <ul>
            <li>
              Your username, email address, time zone and, if you give them, your {keptData.join(', ')}.
            </li>
            <li>Your password, stored so that nobody can read it, and your passkeys’ public keys.</li>
            <li>Your campaigns, messages, answers, notes and the days you marked.</li>
            <li>When and how each message was sent, and whether it bounced.</li>
            <li>Which devices you are signed in on, and when each was last used.</li>
          </ul>
        </section>
        <section>
          <h2>How long we keep it</h2>
          <p>
            Until you delete it or your account. Then it’s gone right away, on all devices. Sessions end after
            30 days without use, and after 90 days in any case.
          </p>
          <p>
            There’s one exception. If someone opts out of messages to an email address or phone, or reports
            one as spam, we keep an unreadable code made from that address or number, so that no account can
            start messages to it again.
          </p>
        </section>
        <section>
          <h2>Who else sees it</h2>
          <ul>
            <li>Cloudflare runs the servers and the database.</li>
            <li>{handling}</li>
            <li>Your browser’s push service carries app notifications. It can’t read them.</li>
            <li>
              If AI writes your messages, its provider sees what you wrote in your campaign and your recent
              messages, but never your name, email address or phone number. You can turn this off in{' '}
              <Link to={paths.settings}>Settings</Link>.
            </li>
            {Object.values(signInProviders).map(({ name }) => (
              <li key={name}>{`If you sign in with ${name}, ${name} knows that you use this app.`}</li>
            ))}
          </ul>
          <p>Shopping links carry our affiliate tag.</p>
        </section>
        <section>
          <h2>Cookies</h2>
          <p>
            One keeps you signed in, and one tells the app that you are. One marks a browser you’ve used
            before, so that someone guessing your password can’t lock you out there. A few last only minutes,
            while you sign in. None of them track you.
          </p>
        </section>
        <section>
          <h2>Your choices</h2>
          <p>
            You can change or delete everything in <Link to={paths.settings}>Settings</Link>. For questions,
            write to{' '}
            <a href={`mailto:${supportEmail}`} className={styles.address}>
              <Address text={supportEmail} />
            </a>
            .
          </p>
        </section>
      </div>
    </>
  );
}
