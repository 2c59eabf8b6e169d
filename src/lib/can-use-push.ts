/**
 * Whether this browser can show notifications of ours. On an iPhone it can only once the app is on the home screen.
 * Whether the person allows them is another question.
 */
export const canUsePush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
