import { useMutation, useQuery } from '@tanstack/react-query';
import FeatherIcon from 'lucide-react/icons/feather';
import { api, idParam, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { SettingsSection } from '../../ui/settings.tsx';
import { toastError } from '../../ui/toast.ts';
import { storeUser, useSignedInUser } from './session.ts';

export default function AiWriting() {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const save = useMutation({
    mutationFn: (aiWriting: boolean) =>
      unwrap(api.users[':id'].$put({ ...idParam(user.id), json: { aiWriting } })),
    onSuccess: storeUser,
    onError: () => toastError('This could not be changed. Please try again.'),
  });
  if (!capabilities?.aiProvider) return null;
  return (
    <SettingsSection
      icon={FeatherIcon}
      title="Messages written with AI"
      state={
        user.aiWriting
          ? `Your words go to ${capabilities.aiProvider} to write your messages.`
          : 'Better Habits writes your messages without AI.'
      }
      action={
        <Button
          variant="quiet"
          size="small"
          busy={save.isPending}
          onClick={() => save.mutate(!user.aiWriting)}
        >
          {user.aiWriting ? 'Turn off' : 'Turn on'}
        </Button>
      }
    />
  );
}
