import { Link } from 'react-router';
import { supportEmail } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/layout.tsx';
import styles from './privacy-page.module.css';

export default function PrivacyPage() {
  return (
    <>
      <PageHeading title="Privacy" lead="What we keep, for how long, and who else sees it." />
      <div className={styles.page}>
        <section>
          <h2>What we keep</h2>
          <ul>
            <li>Your username, email address, time zone and, if you give them, your phone and carrier.</li>
            <li>Your password in a form that can’t be turned back, and your passkeys’ public keys.</li>
            <li>Your campaigns, messages, answers, notes and the days you marked.</li>
            <li>When and how each message was sent, and whether it came back.</li>
            <li>Which devices you are signed in on, and when each was last used.</li>
          </ul>
        </section>
        <section>
          <h2>For how long</h2>
          <p>
            Until you delete it, or your account: then it’s gone at once, on all devices. Sessions end after
            30 days without use and after 90 days in any case.
          </p>
          <p>
            One thing stays. If an email address or a phone said that it wants no messages, or reported one as
            spam, we remember that as a code that nobody can read, so that no account can start them again.
          </p>
        </section>
        <section>
          <h2>Who else sees it</h2>
          <ul>
            <li>Cloudflare runs the servers and the database.</li>
            <li>The email service, the text message service or your carrier gets what is sent to you.</li>
            <li>Your browser’s push service carries app notifications. It can’t read them.</li>
            <li>
              If AI writes messages here, its provider reads your campaign’s words and recent texts, never
              your name, email address or phone. You can turn this off in{' '}
              <Link to={paths.settings}>Settings</Link>.
            </li>
            <li>If you sign in with Google, Google knows that you use this app.</li>
          </ul>
          <p>We sell nothing, show no ads, and have no statistics service. Links to books carry our name.</p>
        </section>
        <section>
          <h2>Cookies</h2>
          <p>
            One keeps you signed in and one says so to the app. One marks a browser that you have used, so
            that somebody who guesses at your password can’t lock you out of it. A few last minutes, while you
            sign in. None follows you anywhere.
          </p>
        </section>
        <section>
          <h2>Your choices</h2>
          <p>
            You can change or delete everything in <Link to={paths.settings}>Settings</Link>. For questions,
            write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </section>
      </div>
    </>
  );
}
