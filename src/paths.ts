/** Every address of the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  oauthSuccess: '/oauth-success',
  campaigns: '/campaigns',
  campaign: (id: number) => `/campaigns/${id}`,
  editCampaign: (id: number) => `/campaigns/${id}/edit`,
  createCampaign: '/create-campaign',
  templates: '/templates',
  analytics: '/analytics',
  settings: '/settings',
  help: '/help',
  outbox: '/outbox',
} as const;
