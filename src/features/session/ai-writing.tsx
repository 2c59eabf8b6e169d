import { useMutation, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { Switch } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { storeUser, useSignedInUser } from './session.ts';

/** Turns AI writing on or off, and says where the person's words go. */
export default function AiWriting() {
  const user = useSignedInUser();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const save = useMutation({
    mutationFn: (aiWriting: boolean) => {
      const { id, phone, carrier, timezone } = user;
      const json = { phone: phone ?? undefined, carrier: carrier ?? undefined, timezone, aiWriting };
      return unwrap(api.users[':id'].$put({ param: { id: String(id) }, json }));
    },
    onSuccess: storeUser,
    onError: () =>
      toast({ title: 'Error', description: 'This could not be changed. Please try again.', kind: 'error' }),
  });
  if (!capabilities?.aiProvider) return null;
  // Users stored before this field existed have the default. While a change is being saved, show the new value.
  const isOn = save.isPending ? save.variables : (user.aiWriting ?? true);
  return (
    <Switch
      label="Messages written with AI"
      state={
        isOn
          ? `Your words go to ${capabilities.aiProvider} to write your messages.`
          : 'Better Habits writes your messages without AI.'
      }
      checked={isOn}
      onChange={({ target }) => save.mutate(target.checked)}
    />
  );
}
