/** Every address of the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  oauthSuccess: '/oauth-success',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  campaigns: '/campaigns',
  campaign: <Id extends number | ':id'>(id: Id) => `/campaigns/${id}` as const,
  editCampaign: <Id extends number | ':id'>(id: Id) => `/campaigns/${id}/edit` as const,
  createCampaign: '/create-campaign',
  templates: '/templates',
  analytics: '/analytics',
  settings: '/settings',
  help: '/help',
  outbox: '/outbox',
} as const;
