import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenRound } from "../open-round.ts";
import type { Sharing, SharingSnapshot } from "./create-sharing.ts";

/** Keeps a shared round and the relay in step while one of the round's pages is shown; undefined if it is not shared. */
export function useSharing(round: OpenRound, isShared: boolean): Sharing | undefined {
  const [sharing, setSharing] = useState<Sharing>();
  useEffect(() => {
    if (!isShared) return;
    let isCurrent = true;
    let created: Sharing | undefined;
    Promise.all([import("./create-sharing.ts"), import("#app/workers/prove.ts")]).then(
      ([{ createSharing }, { prove }]) => {
        if (!isCurrent) return;
        created = createSharing({ round, prove });
        setSharing(created);
      },
      // Without the script the round stays on this device; its page says that it is on its way.
      () => {},
    );
    return () => {
      isCurrent = false;
      created?.close();
      setSharing(undefined);
    };
  }, [round, isShared]);
  return sharing;
}

const nothing = () => () => {};
const none = () => undefined;

/** How far the round and the relay are in step; undefined before the script has loaded. */
export const useSharingSnapshot = (sharing: Sharing | undefined): SharingSnapshot | undefined =>
  useSyncExternalStore(sharing?.subscribe ?? nothing, sharing?.getSnapshot ?? none, none);
