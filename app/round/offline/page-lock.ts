/** The cache of all files that the rounds need. */
export const cacheName = "round-files";

const prefix = "round-page ";

/**
 * The lock that a page holds while it is open, shared with other pages of its build: while it is held, the service
 * worker keeps the files of that build.
 */
export const pageLock = (build: string) => prefix + build;

/** Whether a lock belongs to a page of another build. */
export const isOtherPage = (name: string, build: string) =>
  name.startsWith(prefix) && name !== pageLock(build);

/**
 * What a page asks its service worker for: to take the place of the one before it, or to delete the files of builds
 * that no page uses any more.
 */
export type OfflineRequest = "TAKE_OVER" | "TIDY";
