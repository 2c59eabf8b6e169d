import BellIcon from 'lucide-react/icons/bell';
import CalendarIcon from 'lucide-react/icons/calendar';
import PauseIcon from 'lucide-react/icons/circle-pause';
import ClockIcon from 'lucide-react/icons/clock';
import PhoneIcon from 'lucide-react/icons/smartphone';
import SparkleIcon from 'lucide-react/icons/sparkles';
import AccountIcon from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { supportEmail } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { type LucideIcon, Sun } from '../ui/icon.tsx';
import { Card, Fold, Stack } from '../ui/layout.tsx';
import { IconTile } from '../ui/settings.tsx';
import textStyles from '../ui/text.module.css';
import { Address } from '../ui/words.tsx';
import Band from './band.tsx';
import styles from './text-pages.module.css';

export default function HelpPage() {
  return (
    <>
      <Band title="Help Center">
        <p className={styles.lead}>Short answers to common questions.</p>
      </Band>
      <Stack gap={6} className={styles.help}>
        <div>
          <Topic isOpen icon={CalendarIcon} question="What happens when I miss a day?">
            <p>
              Not much. One missed day in any seven doesn’t break your streak, and a day that isn’t over never
              does. A day you skip counts like any other missed day, and a day you mark late counts in full.
              With three messages a week, a streak counts the days of full weeks in a row.
            </p>
            <div
              role="img"
              aria-label="A week whose fourth day is bridged"
              data-hue="clay"
              className={styles.week}
            >
              {[1, 2, 3, 4, 5, 6, 7].map((day) => (
                <span key={day} />
              ))}
            </div>
            <p>
              Everyone misses a day now and then. What keeps a habit going is coming back: open the campaign
              and mark the next message when you’ve done it.
            </p>
            <p>
              After three messages in a row without a mark, the next one offers four choices: take a smaller
              step, change the time of day, pause for a week or stop. You can undo any of them.
            </p>
          </Topic>
          <Topic icon={BellIcon} question="How do reminders reach me?">
            <p>
              Each campaign uses email, text messages or app notifications. You choose that along with the
              time of day, and you can change both anytime.
            </p>
            <p>
              Within the time window you choose, a campaign’s messages always come at the same minute, because
              a steady cue helps a habit grow. Planned texts never go out before 8 AM or after 9 PM.
            </p>
            <p>
              If an email doesn’t show up, check your spam folder and mark it as not spam. Some mobile
              carriers no longer deliver emails as texts; the list in your settings shows which ones.
            </p>
          </Topic>
          <Topic icon={ClockIcon} question="How do I change my time zone?">
            <p>
              In <Link to={paths.settings}>Settings</Link>, search for your city under Timezone. All upcoming
              messages move to the new time zone right away. If your device is in a different time zone than
              your campaigns, the dashboard asks whether you’ve moved.
            </p>
          </Topic>
          <Topic icon={PauseIcon} question="How do I stop messages?">
            <ul>
              <li>
                By email: choose Stop these emails at the end of any message. It takes effect right away.
              </li>
              <li>By text: reply STOP. You’ll get one confirmation, then nothing more.</li>
              <li>
                From the app: open the campaign and choose <strong>Ease up or pause</strong> to take smaller
                steps, pause for a week or stop. Under Edit Campaign, you can choose a different delivery
                method.
              </li>
            </ul>
            <p>Deleting a campaign also deletes its messages. Nothing more is sent.</p>
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
              At the bottom of your <Link to={paths.settings}>Settings</Link>. Your campaigns, messages and
              progress are deleted with it right away, on all your devices, and nothing more is sent to you.
            </p>
            <p>
              The only thing we keep is an unreadable record that a phone number or email address opted out,
              so that nobody else can start messages to it again.
            </p>
          </Topic>
          <Topic icon={SparkleIcon} question="Who writes the messages?">
            <p>
              Messages are planned for all twelve weeks, in the style you chose and to fit the week you’re in.
              You can replace any of them with your own words, which are never overwritten. Each card says who
              wrote it: Better Habits, AI or you.
            </p>
            <p>
              They use what you tell us: what comes right before your habit, what exactly you’ll do, and how
              little counts on a bad day. We may ask a short question once a week. Your answers appear under
              Your words on the campaign page, where you can change or remove them.
            </p>
            <p>
              Once you’ve received a message, give it a thumbs up or down. What you like comes first in the
              coming weeks, and a message you didn’t like never comes back. Your style changes only when you
              say so.
            </p>
          </Topic>
        </div>
        <Card as="section" gap={2} className={styles.contact}>
          <Sun size={44} />
          <h2 className={textStyles.heading}>Something else?</h2>
          <p>Write to us, and a person will answer.</p>
          <a href={`mailto:${supportEmail}`}>
            <Address text={supportEmail} />
          </a>
        </Card>
      </Stack>
    </>
  );
}

type TopicProps = { icon: LucideIcon; question: string; isOpen?: boolean; children: ReactNode };

function Topic({ icon, question, isOpen, children }: TopicProps) {
  return (
    <Fold
      open={isOpen}
      summary={
        <>
          <IconTile of={icon} />
          <h2 className={styles.heading}>{question}</h2>
        </>
      }
      summaryClass={styles.question}
      className={styles.topic}
    >
      <Stack gap={3} className={styles.answer}>
        {children}
      </Stack>
    </Fold>
  );
}
