import type { Page } from 'playwright-core';

/**
 * Lets the pages that come next see what the person said to notifications: a browser without a window always says
 * 'denied', whatever was allowed.
 */
export async function sayOfNotifications(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((said) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => said });
  }, permission);
}
