import PauseIcon from 'lucide-react/icons/pause';
import PencilIcon from 'lucide-react/icons/pencil';
import RefreshIcon from 'lucide-react/icons/refresh-cw';
import SendIcon from 'lucide-react/icons/send';
import SparkleIcon from 'lucide-react/icons/sparkles';
import StopIcon from 'lucide-react/icons/square';
import TrashIcon from 'lucide-react/icons/trash';
import UndoIcon from 'lucide-react/icons/undo-2';
import { Suspense, useState } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { lazyPart, onFirstUse } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import type { CampaignDialogName } from './campaign-dialogs.tsx';

const CampaignDialog = lazyPart(() => import('./campaign-dialogs.tsx'));
onFirstUse(CampaignDialog.load);

type CampaignMenuProps = {
  id: number;
  /** Undefined while it is on its way. */
  campaign: CampaignView | undefined;
  /** Opens the windows that add a message. */
  onSend: () => void;
  onGenerate: () => void;
};

/** What can be done with a whole campaign: only what makes sense as it stands. */
export function CampaignMenu({ id, campaign, onSend, onGenerate }: CampaignMenuProps) {
  const [dialog, setDialog] = useState<CampaignDialogName | null>(null);
  const hasProgram = campaign !== undefined && campaign.kind !== 'danger' && !campaign.onHold;
  const isRunning = hasProgram && campaign.active;
  return (
    <>
      <Menu label="Campaign actions">
        <MenuLink icon={PencilIcon} to={paths.editCampaign(id)}>
          Edit Campaign
        </MenuLink>
        {isRunning && (
          <>
            <MenuItem
              icon={campaign.kind === 'dose' ? StopIcon : PauseIcon}
              onSelect={() => setDialog('change')}
            >
              {campaign.kind === 'dose' ? 'Stop' : 'Ease up or pause'}
            </MenuItem>
            <MenuItem icon={SendIcon} onSelect={onSend}>
              Send Manual Message
            </MenuItem>
            {/* It would come within the pause. */}
            {campaign.pausedUntil === null && (
              <MenuItem icon={SparkleIcon} onSelect={onGenerate}>
                Generate New Message
              </MenuItem>
            )}
            <MenuItem icon={RefreshIcon} onSelect={() => setDialog('regenerate')}>
              Regenerate Messages
            </MenuItem>
            {campaign.mayUndo && (
              <MenuItem icon={UndoIcon} onSelect={() => setDialog('undo')}>
                Undo Regenerate
              </MenuItem>
            )}
          </>
        )}
        <MenuSeparator />
        <MenuItem icon={TrashIcon} isDanger onSelect={() => setDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {dialog && (
        <Suspense fallback={null}>
          <CampaignDialog id={id} campaign={campaign} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
