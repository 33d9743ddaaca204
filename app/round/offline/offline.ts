import { roundUrl } from "#domain/urls/round-urls.ts";
import { type OfflineRequest, pageLock } from "./page-lock.ts";

const script = `${roundUrl}/sw.js`;
const checkEveryMs = 3_600_000;

export type OfflineState = {
  /** Whether the pages of the rounds work without a network. */
  isReady: boolean;
  /** Whether another build is installed and waits for this page to be reloaded. */
  isNewer: boolean;
};

let state: OfflineState = { isReady: false, isNewer: false };
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

export const offlineState = () => state;

export function onOfflineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Partial<OfflineState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const ask = (worker: ServiceWorker | null | undefined, request: OfflineRequest) =>
  worker?.postMessage(request);

/** Reads where the registration stands. A waiting worker beside an active one has another build. */
function read({ active, waiting }: ServiceWorkerRegistration): void {
  show({ isReady: active !== null, isNewer: state.isNewer || (active !== null && waiting !== null) });
}

function watch(found: ServiceWorkerRegistration): void {
  registration = found;
  read(found);
  const followInstalling = () => found.installing?.addEventListener("statechange", () => read(found));
  followInstalling();
  found.addEventListener("updatefound", followInstalling);
  ask(found.active, "TIDY");

  // The browser looks for an update at each visit; a round may stay open for days.
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < checkEveryMs) return;
    checked = Date.now();
    // Without a network there is no update.
    found.update().catch(() => {});
  });
}

let hasStarted = false;

/**
 * Makes the pages of the rounds work without a network, and keeps this page's build in the cache while it is open.
 * Does nothing where the browser refuses it, and in development.
 */
export function startOffline(build: string): void {
  if (hasStarted || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  hasStarted = true;
  void navigator.locks?.request(pageLock(build), { mode: "shared" }, () => new Promise(() => {}));
  const { serviceWorker } = navigator;
  // Another tab has taken the new build. This page goes on with its own, and may be reloaded.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) show({ isNewer: true });
    isControlled = true;
  });
  serviceWorker.register(script, { scope: roundUrl, updateViaCache: "none" }).then(watch, () => {});
}

/** Reloads this page with the newer build. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  ask(waiting, "TAKE_OVER");
}
