import { type Claim, readAs } from '../http/read-as.ts';
import type { CampaignDeps } from './deps.ts';
import { templates } from './templates.data.ts';
import type { Template, TemplateChoice } from './templates.schemas.ts';

/** The templates of one category, or all of them; by category and style, each in its lasting order. */
export async function listTemplates(
  { db, clock }: CampaignDeps,
  claim: Claim,
  category: TemplateChoice,
): Promise<readonly Template[]> {
  await readAs(db, claim, clock.now(), []);
  return category === 'all' ? templates : templates.filter((template) => template.category === category);
}
