export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  oauthSuccess: '/oauth-success',
  forgotPassword: '/forgot-password',
  campaigns: '/campaigns',
  campaign: <Id extends number | ':id'>(id: Id) => `/campaigns/${id}` as const,
  editCampaign: <Id extends number | ':id'>(id: Id) => `/campaigns/${id}/edit` as const,
  createCampaign: '/create-campaign',
  settings: '/settings',
  help: '/help',
  privacy: '/privacy',
} as const;
