import { useMutation, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import settingsStyles from '../../ui/settings.module.css';
import textStyles from '../../ui/text.module.css';
import { showError, toastSuccess } from '../../ui/toast.ts';
import { ProviderLink } from './providers.tsx';
import { storeUser, useSignedInUser } from './session.ts';

export default function AddressStrip() {
  const user = useSignedInUser();
  const onError = (error: unknown) => showError(error, 'That didn’t work. Please try again.');
  const again = useMutation({
    mutationFn: () => unwrap(api['email-confirmations'].$post()),
    onSuccess: ({ email }) => toastSuccess('Sent again', `Please check your inbox at ${email}.`),
    onError,
  });
  const keep = useMutation({
    mutationFn: () => unwrap(api.account['pending-email'].$delete()),
    onSuccess: storeUser,
    onError,
  });
  const { email, pendingEmail: pending } = user;
  const { data: capabilities } = useQuery(capabilitiesQuery);
  if (capabilities?.email === false) return null;
  return (
    <Stack as="section" gap={3} className={settingsStyles.notice} aria-label="Email address to confirm">
      <div>
        <p className={textStyles.strong}>Please confirm your email address</p>
        <p>
          {pending === null
            ? `Open the link in our email to ${email}. No messages go there until you do.`
            : `Open the link in our email to ${pending}. Until you do, messages keep going to ${email}.`}{' '}
          If it doesn’t arrive, send it again.
        </p>
      </div>
      <Cluster>
        <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
          Send again
        </Button>
        {pending !== null ? (
          <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
            Keep {email}
          </Button>
        ) : (
          <LinkButton size="small" to={`${paths.settings}?change=email`}>
            Change address
          </LinkButton>
        )}
        {pending === null &&
          capabilities?.providers.map((provider) => (
            <ProviderLink key={provider} provider={provider} verb="Confirm" size="small" />
          ))}
      </Cluster>
    </Stack>
  );
}
