import { useQuery } from '@tanstack/react-query';
import InfoIcon from 'lucide-react/icons/info';
import { Link } from 'react-router';
import { capabilitiesQuery } from '../../lib/capabilities.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSignedInUser } from '../session/session.ts';
import { browsersQuery } from './queries.ts';
import styles from './unseen-note.module.css';

/** Says that nothing shows a campaign's notifications, and what happens in the meantime. */
export default function UnseenNote() {
  const { data: browsers } = useQuery(browsersQuery);
  const { data: server } = useQuery(capabilitiesQuery);
  const user = useSignedInUser();
  if (server === undefined || browsers === undefined || browsers.browsers > 0) return null;
  return (
    <p className={styles.note}>
      <Icon of={InfoIcon} />
      <span>
        {server.vapidPublicKey === null ? (
          'This server doesn’t send app notifications yet. '
        ) : (
          <>
            Notifications aren’t on in any of your browsers yet.{' '}
            <Link to={paths.settings}>Turn them on in settings</Link>.{' '}
          </>
        )}
        {server.outbox
          ? 'Until then, your notifications go to the outbox.'
          : user.emailFallback
            ? 'Until then, messages come by email.'
            : 'Until then, you’ll find your messages in the list here.'}
      </span>
    </p>
  );
}
