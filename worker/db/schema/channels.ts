export const channelNames = ['email', 'sms', 'push'] as const;
