import { useMutation } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { api, statusOf, unwrap } from '../../lib/api.ts';
import { capabilitiesQuery, queryClient } from '../../lib/query-client.ts';
import { canUsePush, readyServiceWorker } from '../../lib/service-worker.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/layout.tsx';
import settingsStyles from '../../ui/settings.module.css';
import { SettingsSection } from '../../ui/settings.tsx';
import { showError } from '../../ui/toast.ts';
import { useSignedInUser } from '../session/session.ts';

/** `impossible`: the browser can't receive pushes; `unavailable`: the server can't send them. */
type PushState = 'on' | 'off' | 'blocked' | 'impossible' | 'unavailable';

const logError = (error: unknown) => console.warn('Push registration:', error);

/** Null if the server sends no pushes. */
const readServerKey = async () => (await queryClient.fetchQuery(capabilitiesQuery)).vapidPublicKey;

const states = { denied: 'blocked', granted: 'on', default: 'off' } as const;

/** What can be said at once, so that the text rarely changes after it is shown. */
function likelyPushState(): PushState {
  if (queryClient.getQueryData(capabilitiesQuery.queryKey)?.vapidPublicKey === null) return 'unavailable';
  if (!canUsePush() || !import.meta.env.PROD) return 'impossible';
  return states[Notification.permission];
}

async function readPushState(): Promise<PushState> {
  await Promise.all([readServerKey(), renewal]);
  const likely = likelyPushState();
  if (likely !== 'on' && likely !== 'off') return likely;
  const registration = await readyServiceWorker();
  const subscription = await registration.pushManager.getSubscription();
  return subscription !== null && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this browser. Call it in response to a tap; otherwise browsers don't ask.
 * @throws if the push service or our server doesn't respond
 */
async function turnPushOn(userId: number): Promise<PushState> {
  if (!canUsePush()) return 'impossible';
  const state = states[await Notification.requestPermission()];
  return state === 'on' && !(await subscribe(userId)) ? 'unavailable' : state;
}

/** Like `turnPushOn`, but errors are only logged. @returns whether notifications are on */
export async function tryPushOn(userId: number): Promise<boolean> {
  try {
    return (await turnPushOn(userId)) === 'on';
  } catch (error) {
    logError(error);
    return false;
  }
}

let renewal: Promise<unknown> = Promise.resolve();

/** Subscribes again at every start, because subscriptions can change without notice. */
export function renewPush(userId: number): void {
  renewal = subscribe(userId).catch(logError);
}

/** Returns false if the server sends no pushes. */
async function subscribe(userId: number): Promise<boolean> {
  const applicationServerKey = await readServerKey();
  if (applicationServerKey === null) return false;
  const { pushManager } = await readyServiceWorker();
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // Browsers refuse to subscribe while they have a subscription with another key.
    const outdated = await pushManager.getSubscription();
    if (outdated === null) throw error;
    await outdated.unsubscribe();
    return pushManager.subscribe(options);
  });
  try {
    await unwrap(api['push-subscription'].$post({ json: { userId, subscription: readKeys(subscription) } }));
  } catch (error) {
    if (statusOf(error) === 400) await subscription.unsubscribe();
    throw error;
  }
  return true;
}

/** @throws if the browser left something out */
function readKeys(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('The browser returned an incomplete subscription');
  }
  return { endpoint, keys: { p256dh, auth } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

const stateTexts: Record<PushState, string> = {
  on: 'On in this browser.',
  off: 'This browser can show your reminders.',
  blocked: 'Notifications are blocked for this site.',
  unavailable: 'This server doesn’t send app notifications yet. Email always reaches you.',
  impossible: 'This browser can’t show notifications. On an iPhone, add the app to your home screen first.',
};

export function PushSettings() {
  const { id: userId } = useSignedInUser();
  const [state, setState] = useState(likelyPushState);
  useEffect(() => {
    readPushState().then(setState, () => setState('impossible'));
  }, []);
  const turnOn = useMutation({
    mutationFn: () => turnPushOn(userId),
    onSuccess: setState,
    onError: (error) => showError(error, 'Notifications could not be turned on. Please try again.'),
  });

  return (
    <SettingsSection
      icon={BellIcon}
      title="App notifications"
      state={<span role="status">{stateTexts[state]}</span>}
      action={
        state === 'off' && (
          <Button variant="quiet" size="small" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
            Turn on notifications
          </Button>
        )
      }
    >
      {state === 'blocked' && (
        <Fold summary="How to allow them" className={settingsStyles.unfolded}>
          <p>{howToUnblock(navigator.userAgent)}</p>
        </Fold>
      )}
    </SettingsSection>
  );
}

/** How to unblock notifications, which only the person can do. `agent` is `navigator.userAgent`. */
export function howToUnblock(agent: string): string {
  const isPhone = /Android|iPhone|iPad/.test(agent);
  if (/iPhone|iPad/.test(agent)) return 'Open the Settings app, choose Notifications, then Better Habits.';
  if (/Firefox/.test(agent))
    return isPhone
      ? 'Tap the lock beside the address, then Notifications.'
      : 'Choose the crossed-out speech bubble to the left of the address, remove the block, and reload this page.';
  if (/Chrome|Chromium|Edg/.test(agent))
    return isPhone
      ? 'Tap the icon to the left of the address, then Permissions, and turn on Notifications.'
      : 'Choose the icon to the left of the address, turn on Notifications there or under Site settings, and reload this page.';
  if (/Safari/.test(agent))
    return 'Open Safari’s Settings, then Websites, then Notifications, and choose Allow for this site.';
  return 'Open your browser’s settings for this site, and allow notifications.';
}
