import BellIcon from 'lucide-react/icons/bell';
import DaysIcon from 'lucide-react/icons/calendar-check';
import KeyIcon from 'lucide-react/icons/key-round';
import SignInIcon from 'lucide-react/icons/log-in';
import MailIcon from 'lucide-react/icons/mail';
import DevicesIcon from 'lucide-react/icons/monitor-smartphone';
import SendIcon from 'lucide-react/icons/send';
import ServerIcon from 'lucide-react/icons/server';
import SparkleIcon from 'lucide-react/icons/sparkles';
import TagIcon from 'lucide-react/icons/tag';
import PersonIcon from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ChannelInfo, channelNames, channels } from '../../worker/channels.ts';
import { signInProviders } from '../../worker/domain.ts';
import { supportEmail } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { Icon, type LucideIcon } from '../ui/icon.tsx';
import textStyles from '../ui/text.module.css';
import { Address, capitalize } from '../ui/words.tsx';
import Band from './band.tsx';
import styles from './text-pages.module.css';

const infos = channelNames.map((name): ChannelInfo => channels[name]);
const keptData = infos.flatMap(({ keeps }) => keeps ?? []);
const services = infos.flatMap(({ handledBy }) => handledBy);
const handlers = `${services.slice(0, -1).join(', ')} or ${services.at(-1)}`;
const handling = capitalize(`${handlers} handles the messages we send you.`);

export default function PrivacyPage() {
  return (
    <>
      <Band title="Privacy">
        <p className={styles.promise}>We don’t sell your data or use an advertising or analytics service.</p>
      </Band>
      <div className={styles.privacy}>
        <section>
          <h2>What we keep</h2>
          <ul>
            <Item icon={PersonIcon}>
              Your username, email address, time zone and, if you give them, your {keptData.join(', ')}.
            </Item>
            <Item icon={KeyIcon}>
              Your password, stored so that nobody can read it, and your passkeys’ public keys.
            </Item>
            <Item icon={DaysIcon}>Your campaigns, messages, answers, notes and the days you marked.</Item>
            <Item icon={SendIcon}>When and how each message was sent, and whether it bounced.</Item>
            <Item icon={DevicesIcon}>Which devices you are signed in on, and when each was last used.</Item>
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
            <Item icon={ServerIcon}>Cloudflare runs the servers and the database.</Item>
            <Item icon={MailIcon}>{handling}</Item>
            <Item icon={BellIcon}>
              Your browser’s push service carries app notifications. It can’t read them.
            </Item>
            <Item icon={SparkleIcon}>
              If AI writes your messages, its provider sees what you wrote in your campaign and your recent
              messages, but never your name, email address or phone number. You can then turn AI off in{' '}
              <Link to={paths.settings}>Settings</Link>.
            </Item>
            {Object.values(signInProviders).map(({ name }) => (
              <Item key={name} icon={SignInIcon}>
                If you sign in with {name}, {name} knows that you use this app.
              </Item>
            ))}
            <Item icon={TagIcon}>
              Links to habit-building resources lead to Amazon and carry our affiliate tag.
            </Item>
          </ul>
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
            <a href={`mailto:${supportEmail}`} className={textStyles.whole}>
              <Address text={supportEmail} />
            </a>
            .
          </p>
        </section>
      </div>
    </>
  );
}

const Item = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon of={icon} />
    <span>{children}</span>
  </li>
);
