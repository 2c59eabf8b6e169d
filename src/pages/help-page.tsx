import BellIcon from 'lucide-react/icons/bell';
import CalendarIcon from 'lucide-react/icons/calendar';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import PauseIcon from 'lucide-react/icons/circle-pause';
import ClockIcon from 'lucide-react/icons/clock';
import PhoneIcon from 'lucide-react/icons/smartphone';
import SparkleIcon from 'lucide-react/icons/sparkles';
import AccountIcon from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { supportEmail } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { Icon, type LucideIcon } from '../ui/icon.tsx';
import { Card, PageHeading } from '../ui/layout.tsx';
import { Sun } from '../ui/sun.tsx';
import styles from './help-page.module.css';

export default function HelpPage() {
  return (
    <>
      <PageHeading title="Help Center" lead="Short answers to what people ask most." />
      <div className={styles.page}>
        <div className={styles.topics}>
          <Topic icon={BellIcon} question="How do reminders reach me?">
            <p>
              Each campaign has its own way: email, text message, or a notification from the app. You choose
              it together with the time of day, and you can change both whenever you like.
            </p>
            <p>
              Within the time you choose, a campaign keeps to one steady minute, since a habit likes a steady
              cue. Texts never leave before 8 in the morning or after 9 in the evening.
            </p>
            <p>
              If an email does not show up, please look in the spam folder once and mark it as wanted. Some
              mobile carriers no longer pass texts on from email; the list in your settings says which.
            </p>
          </Topic>
          <Topic icon={ClockIcon} question="How do I change my time zone?">
            <p>
              In <Link to={paths.settings}>Settings</Link>, under Timezone: search for your city. Every
              message that is still to come moves to the new clock at once. When your device shows another
              time than your campaigns, the dashboard asks whether you have moved.
            </p>
          </Topic>
          <Topic icon={CalendarIcon} question="What happens when I miss a day?">
            <p>
              Very little. One missed day within any seven is bridged: your streak goes on. Today never breaks
              a streak, and a day that you mark late counts in full.
            </p>
            <p>
              Missing once is ordinary; what carries a habit is coming back. Open the campaign and mark the
              next message when it is done.
            </p>
            <p>
              After three quiet messages in a row, one offers four ways on: a smaller step, another time of
              day, a week’s pause, or a stop. Each can be taken back.
            </p>
          </Topic>
          <Topic icon={PauseIcon} question="How do I stop messages?">
            <ul>
              <li>By email: choose Stop these emails at the end of any message. It works at once.</li>
              <li>By text: reply STOP. You get one confirmation and nothing after it.</li>
              <li>
                From the app: open the campaign and choose <strong>Ease or pause</strong>, for smaller steps,
                a week’s pause or a stop. Under Edit Campaign you can choose another way for it.
              </li>
            </ul>
            <p>Deleting a campaign deletes its messages too. Nothing of it is sent afterwards.</p>
          </Topic>
          <Topic icon={PhoneIcon} question="How do I put the app on my home screen?">
            <p>On an iPhone or iPad, in Safari:</p>
            <ol>
              <li>Tap the Share button.</li>
              <li>Choose Add to Home Screen, then Add.</li>
              <li>Open it from there. Notifications work only from the installed app.</li>
            </ol>
            <p>On Android, in Chrome:</p>
            <ol>
              <li>Open the menu with the three dots.</li>
              <li>Choose Add to Home screen, then Install.</li>
            </ol>
          </Topic>
          <Topic icon={AccountIcon} question="How do I delete my account?">
            <p>
              At the end of your <Link to={paths.settings}>Settings</Link>. Your campaigns, messages and
              progress go with it at once, on all your devices, and nothing more is sent to you.
            </p>
            <p>
              All that we remember is that a phone or an email wanted no messages, in a form that nobody can
              read, so that nobody else can start them again.
            </p>
          </Topic>
          <Topic icon={SparkleIcon} question="Who writes the messages?">
            <p>
              A message is planned for every day of your twelve weeks, in the style that you chose and for the
              week that you are in. You can replace any of them with your own words; those are never
              overwritten. Each card says whether our library, AI or you wrote it.
            </p>
            <p>
              They say back what you tell us: after what, what exactly, how little counts on a bad day. Once a
              week there may be a small question; what you answer stands under Your words on the page of the
              campaign, where you can change or remove it.
            </p>
            <p>
              Once a message has reached you, give it a thumb. What you like comes first in the weeks to come,
              and a text that you did not like never comes again. Your style changes only when you say so.
            </p>
          </Topic>
        </div>
        <Card as="section" className={styles.contact}>
          <Sun size={44} />
          <h2>Something else?</h2>
          <p>Write to us, and a person will answer.</p>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </Card>
      </div>
    </>
  );
}

/** A question that opens to its answer. */
function Topic({ icon, question, children }: { icon: LucideIcon; question: string; children: ReactNode }) {
  return (
    <details className={styles.topic}>
      <summary className={styles.question}>
        <Icon of={icon} />
        <h2 className={styles.heading}>{question}</h2>
        <Icon of={ChevronDownIcon} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
