import type { UseQueryResult } from '@tanstack/react-query';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Template } from '../../../worker/campaigns/templates.schemas.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import { UseTemplateForm } from './use-template-form.tsx';

type UseTemplateDialogProps = {
  template: Template;
  /** The running campaigns of the person. */
  campaigns: UseQueryResult<CampaignView[]>;
  onClose: () => void;
};

/** Takes a template over into a message of a campaign. */
export default function UseTemplateDialog({ template, campaigns, onClose }: UseTemplateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Use this template"
      description="Make it yours, then send it to yourself now or later."
    >
      <Contents template={template} campaigns={campaigns} onClose={onClose} />
    </Dialog>
  );
}

function Contents({ template, campaigns, onClose }: UseTemplateDialogProps) {
  const { data, isError, refetch } = campaigns;
  if (data?.length === 0) {
    return (
      <EmptyState icon="flag" text="A message belongs to a campaign, and none of yours is running.">
        <LinkButton to={paths.createCampaign} variant="primary" icon="plus">
          New Campaign
        </LinkButton>
      </EmptyState>
    );
  }
  if (data) return <UseTemplateForm template={template} campaigns={data} onClose={onClose} />;
  if (isError) return <ErrorState text="Your campaigns could not be loaded." onRetry={() => refetch()} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading campaigns</VisuallyHidden>
      <Skeleton height="20rem" />
    </div>
  );
}
