// Sent in place of the rounds' service worker while ROUND_OFFLINE is off: removes it and its files from browsers.
// The rounds themselves stay, because they are in another storage.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([caches.delete("round-files"), registration.unregister()])),
);
