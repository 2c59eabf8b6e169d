import { useQuery } from '@tanstack/react-query';
import { api, idParam, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { ActionItem, ActionList } from '../../ui/settings.tsx';
import { toastError } from '../../ui/toast.ts';
import { storeUser, useSignedInUser } from './session.ts';

export default function AiWriting() {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const save = useSingleMutation({
    mutationFn: (aiWriting: boolean) =>
      unwrap(api.users[':id'].$put({ ...idParam(user.id), json: { aiWriting } })),
    onSuccess: storeUser,
    onError: () => toastError('This could not be changed. Please try again.'),
  });
  if (!capabilities?.aiProvider) return null;
  return (
    <ActionList>
      <ActionItem
        name="Messages written with AI"
        state={
          user.aiWriting
            ? `Your words go to ${capabilities.aiProvider} to write your messages.`
            : 'Better Habits writes your messages without AI.'
        }
        action={user.aiWriting ? 'Turn off' : 'Turn on'}
        busy={save.isPending}
        onAction={() => save.mutate(!user.aiWriting)}
      />
    </ActionList>
  );
}
