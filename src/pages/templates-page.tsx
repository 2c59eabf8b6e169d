import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { Template } from '../../worker/campaigns/templates.schemas.ts';
import { activeCampaignsQuery } from '../features/campaigns/queries.ts';
import { useSignedInUser } from '../features/session/session.ts';
import { TemplateBrowser } from '../features/templates/template-list.tsx';
import { lazyPart, onFirstUse } from '../lib/lazy-part.ts';
import { PageHeading } from '../ui/layout.tsx';

const UseTemplateDialog = lazyPart(() => import('../features/templates/use-template.tsx'));

export default function TemplatesPage() {
  const user = useSignedInUser();
  const [chosen, setChosen] = useState<Template | null>(null);
  const campaigns = useQuery({ ...activeCampaignsQuery(user.id), enabled: chosen !== null });
  useEffect(() => onFirstUse(UseTemplateDialog.load), []);
  return (
    <>
      <PageHeading
        title="Message Templates"
        lead="Short messages that ask for one small step. Start a habit with one, copy it or send it to yourself."
      />
      <TemplateBrowser onUse={setChosen} />
      {chosen && (
        <Suspense fallback={null}>
          <UseTemplateDialog template={chosen} campaigns={campaigns} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
