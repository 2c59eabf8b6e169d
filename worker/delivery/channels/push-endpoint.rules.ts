/**
 * Whether a subscription leads to one of the push services allowed, or to a subdomain of one. Only https, and no other
 * port than the list names: whoever subscribes chooses the address that we call.
 */
export function isAllowedPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}
