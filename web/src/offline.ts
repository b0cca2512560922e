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
