/**
 * How to unblock notifications in the browser in use: only the person can do this, not the page.
 * @param agent as `navigator.userAgent` gives it
 */
export function howToUnblock(agent: string): string {
  const isPhone = /Android|iPhone|iPad/.test(agent);
  if (/iPhone|iPad/.test(agent))
    return 'To allow them, open the Settings app, choose Notifications, then Better Habits.';
  if (/Firefox/.test(agent))
    return isPhone
      ? 'To allow them, tap the lock beside the address, then Notifications.'
      : 'To allow them, click the crossed-out speech bubble to the left of the address, remove the block, and reload this page.';
  if (/Chrome|Chromium|Edg/.test(agent))
    return isPhone
      ? 'To allow them, tap the icon to the left of the address, then Permissions, and turn on Notifications.'
      : 'To allow them, click the icon to the left of the address, turn on Notifications there or under Site settings, and reload this page.';
  if (/Safari/.test(agent))
    return 'To allow them, open Safari’s Settings, then Websites, then Notifications, and choose Allow for this site.';
  return 'You can allow them in your browser’s settings for this site.';
}
