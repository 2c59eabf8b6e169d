import { queryOptions } from '@tanstack/react-query';
import type { GenerateMessageInput, MessageView } from '../../../worker/messages/messages.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

/** The number of messages on the dashboard. */
export const recentCount = 3;

export const recentMessagesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['messages', 'recent', userId],
    queryFn: () =>
      unwrap(api.messages.recent.$get({ query: { userId: String(userId), limit: String(recentCount) } })),
  });

export const campaignMessagesQuery = (campaignId: number) =>
  queryOptions({
    queryKey: ['messages', 'campaign', campaignId],
    queryFn: () => unwrap(api.messages.campaign[':id'].$get({ param: { id: String(campaignId) } })),
  });

const isList = ([, part]: readonly unknown[]) => part === 'recent' || part === 'campaign';

/** Changes a message in every cached list. */
export function patchMessage(id: number, change: Partial<MessageView>): void {
  queryClient.setQueriesData<MessageView[]>(
    { queryKey: ['messages'], predicate: ({ queryKey }) => isList(queryKey) },
    (messages) => messages?.map((message) => (message.id === id ? { ...message, ...change } : message)),
  );
}

/** Removes a message from every cached list. */
export function dropMessage(id: number): void {
  queryClient.setQueriesData<MessageView[]>(
    { queryKey: ['messages'], predicate: ({ queryKey }) => isList(queryKey) },
    (messages) => messages?.filter((message) => message.id !== id),
  );
}

/** Generates a text without saving it. */
export async function generateText(
  input: Pick<GenerateMessageInput, 'habit' | 'style'> & Partial<GenerateMessageInput>,
): Promise<string> {
  const { message, notice } = await unwrap(api['generate-message'].$post({ json: input }));
  if (notice) toast({ title: 'Written without AI', description: notice, kind: 'info' });
  return message;
}
