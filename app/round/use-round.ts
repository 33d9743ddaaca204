import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { type OpenRound, openRound } from "./open-round.ts";
import { type OpenedStore, onStoreGone, openRoundStore } from "./store/open-round-store.ts";
import { type GoneReason, type RoundEntry, type RoundStore, StoreError } from "./store/round-store.ts";

/** The store of this page; undefined until it is open. `gone`: why it was closed under the page. */
export function useStore(): { opened: OpenedStore | undefined; gone: GoneReason | undefined } {
  const [opened, setOpened] = useState<OpenedStore>();
  const [gone, setGone] = useState<GoneReason>();
  useEffect(() => {
    void openRoundStore().then(setOpened);
    return onStoreGone(setGone);
  }, []);
  return { opened, gone };
}

/** The rounds of this device. They are read again when the window is shown, since another one may have changed them. */
export function useEntries(store: RoundStore): { entries: RoundEntry[]; reload: () => void } {
  const [entries, setEntries] = useState<RoundEntry[]>([]);
  const read = useEffectEvent(() => {
    store.list().then(setEntries, () => {});
  });
  useEffect(() => {
    read();
    const onShow = () => document.visibilityState === "visible" && read();
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, []);
  return { entries, reload: () => void store.list().then(setEntries, () => {}) };
}

export type Opening =
  | { kind: "OPENING" }
  | { kind: "MISSING" }
  /** The storage does not answer. */
  | { kind: "FAILED" }
  /** The log has something that this build cannot read. */
  | { kind: "BROKEN" }
  | { kind: "OPEN"; round: OpenRound };

/** Opens a round, and closes it when another one is shown. */
export function useOpenRound(store: RoundStore, id: string): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: "OPENING" });
  useEffect(() => {
    let isCurrent = true;
    let round: OpenRound | undefined;
    setOpening({ kind: "OPENING" });
    openRound(store, id).then(
      (opened) => {
        round = opened;
        if (!isCurrent) opened?.close();
        else setOpening(opened ? { kind: "OPEN", round: opened } : { kind: "MISSING" });
      },
      (error: unknown) => {
        if (!(error instanceof StoreError)) console.error(error);
        if (isCurrent) setOpening({ kind: error instanceof StoreError ? "FAILED" : "BROKEN" });
      },
    );
    return () => {
      isCurrent = false;
      round?.close();
    };
  }, [store, id]);
  return opening;
}

/** The log, the state and the saving of an open round: the component follows each change. */
export function useRound(round: OpenRound) {
  const log = useSyncExternalStore(round.log.subscribe, round.log.getSnapshot);
  return { log, state: round.state(), saving: round.saving() };
}
