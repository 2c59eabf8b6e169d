import { useMutation } from '@tanstack/react-query';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { toast } from '../../ui/toast.ts';
import { generateText } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/** What is to be known of a campaign to write a message for it. */
export const generationTask = ({ id, title, messageStyle, currentWeek, completionRate }: CampaignView) => ({
  campaignId: id,
  habit: title,
  style: messageStyle,
  week: currentWeek,
  previousCompletionRate: completionRate,
});

const failed = (description: string) => toast({ title: 'Error', description, kind: 'error' });

/** Has a message written and schedules it a day ahead. */
export function useGenerateMessage() {
  const create = useMutation({
    mutationFn: ({ campaignId, content }: { campaignId: number; content: string }) => {
      const scheduledFor = new Date(Date.now() + day).toISOString();
      return unwrap(api.messages.$post({ json: { campaignId, content, scheduledFor } }));
    },
    onSuccess: () => {
      toast({ title: 'Message created', kind: 'success' });
      refreshProgress();
    },
    onError: (error) => failed(userMessage(error, 'Failed to create the message. Please try again.')),
  });
  const write = useMutation({
    mutationFn: (campaign: CampaignView) => generateText(generationTask(campaign)),
    onSuccess: (content, { id }) => create.mutate({ campaignId: id, content }),
    onError: () => failed('Failed to generate a new message. Please try again.'),
  });
  return {
    generate: (campaign: CampaignView) => write.mutate(campaign),
    isPending: write.isPending || create.isPending,
  };
}
