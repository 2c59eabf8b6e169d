/**
 * Tells the app's other tabs that data on the server has changed. One object for both directions, because it doesn't get
 * its own messages. Undefined while prerendering.
 */
export const otherTabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('changed');
