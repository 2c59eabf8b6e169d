import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from './capabilities.ts';
import { useFirstUse } from './use-first-use.ts';

/** The partner's tag that the server is set up with: asked for before anybody can click, but not before the page is shown. */
export function usePartnerTag(): string | undefined {
  return useQuery({ ...capabilitiesQuery, enabled: useFirstUse() }).data?.partnerTag;
}
