import PlusIcon from 'lucide-react/icons/plus';
import { CampaignList } from '../features/campaigns/campaign-list.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout.tsx';

export default function CampaignsPage() {
  const user = useSignedInUser();
  return (
    <>
      <PageHeading
        title="Campaigns"
        actions={
          <LinkButton to={paths.createCampaign} variant="primary" icon={PlusIcon}>
            New Campaign
          </LinkButton>
        }
      />
      <CampaignList userId={user.id} />
    </>
  );
}
