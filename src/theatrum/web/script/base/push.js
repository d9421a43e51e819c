/** Web push: this device is told when it is my turn, also while no page of the table is open. */

import { ask } from './api.js';
import { session } from './session.js';

const WORKER = '/push-worker.js';

/** Does the table offer it, and can this browser? */
export const pushPossible = () =>
  Boolean(session.me?.user && session.me.push_key && 'serviceWorker' in navigator && 'PushManager' in window);

/** Ask the browser and tell the table. Is it on now? */
export async function pushOn() {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = session.me?.push_key ?? '';
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask('POST', '/api/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  return true;
}

/** No more of it on this device. */
export async function pushOff() {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await ask('DELETE', '/api/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
