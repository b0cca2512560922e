// Registers the service worker. A new version waits until the next start, and the page says that it is there.
export function workOffline(newVersion: () => void, ready: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('./sw.js').then((registration) => {
    const isWaiting = (): boolean => registration.waiting !== null && navigator.serviceWorker.controller !== null;
    if (isWaiting()) newVersion();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => {
        if (isWaiting()) newVersion();
      });
    });
  }, () => {});
  void navigator.serviceWorker.ready.then(ready);
}

// The stored copy of the page goes, and the service worker with it. Whether there was one. The next visit stores a new one.
export async function forgetOffline(): Promise<boolean> {
  let found = false;
  try {
    const registration = await navigator.serviceWorker?.getRegistration('./');
    if (registration) found = (await registration.unregister()) || found;
    for (const name of await caches.keys()) if (name.startsWith('kawari-')) found = (await caches.delete(name)) || found;
  } catch {
    // A browser without service workers or caches has nothing to forget.
  }
  return found;
}
