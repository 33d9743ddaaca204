import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { isRoundPath, roundUrl } from "#domain/urls/round-urls.ts";
import { cacheName, isOtherPage, type OfflineRequest } from "./page-lock.ts";

/*
 * Answers the pages of the rounds from a cache, so that they work without a network. It is registered for /round
 * only. scripts/build/write-service-worker.ts fills in what it keeps: every file that these pages can need, each
 * with its hash, so an update is installed as a whole or not at all.
 *
 * A build stays in the cache as long as one of its pages is open, so a page that was not reloaded can still load
 * the rest of its scripts.
 */

declare const self: ServiceWorkerGlobalScope;
declare const roundFiles: { url: string; revision: string | null; integrity: string }[];
declare const roundBuild: string;

const controller = new PrecacheController({ cacheName });
controller.addToCacheList(roundFiles);

const isAlone = async () => {
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name = "" }) => isOtherPage(name, roundBuild));
};

/** Deletes the files of other builds, unless a page of one is open or one is being installed. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting && (await isAlone())) await controller.activate(event);
}

self.addEventListener("install", controller.install);
self.addEventListener("activate", (event) => {
  // The first visit began without a service worker.
  event.waitUntil(Promise.all([self.clients.claim(), tidy(event)]));
});
self.addEventListener("message", (event) => {
  const request: OfflineRequest = event.data;
  if (request === "TAKE_OVER") void self.skipWaiting();
  if (request === "TIDY") event.waitUntil(tidy(event));
});

registerRoute(
  new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] }),
);
// The scope /round also begins other words.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isRoundPath(url.pathname),
  controller.createHandlerBoundToURL(roundUrl),
);
// The rest of an older build, for its pages that are still open.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await (await caches.open(cacheName)).match(request.url)) ?? fetch(request),
);
