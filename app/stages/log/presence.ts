/** Another window of this browser with a stage of the round. */
export type OtherWindow = { window: string; person?: string };

/** A window that was silent for so long is closed or asleep. */
const silenceMs = 12_000;

/** This window, and the others until they leave or fall silent. */
export function createPresence({
  window: loaded,
  newId,
  monotonicMs,
}: {
  window: string;
  newId: () => string;
  monotonicMs: () => number;
}) {
  const heard = new Map<string, OtherWindow & { at: number }>();
  let window = loaded;
  let person: string | undefined;
  return {
    /** This window as the others see it. */
    own: (): OtherWindow => ({ window, ...(person !== undefined && { person }) }),
    others: (): OtherWindow[] => [...heard.values()].map(({ at: _, ...other }) => other),
    /** Returns whether the person is another one. */
    showPerson(next: string | undefined): boolean {
      if (next === person) return false;
      person = next;
      return true;
    },
    /** Returns whether the window or its person is new. */
    hear(other: OtherWindow): boolean {
      // A duplicated tab copies the session storage.
      if (other.window === window) window = newId();
      const before = heard.get(other.window);
      heard.set(other.window, { ...other, at: monotonicMs() });
      return !before || before.person !== other.person;
    },
    /** Returns whether the window was known. */
    forget: (id: string): boolean => heard.delete(id),
    /** Returns whether a window was silent. */
    forgetSilent(): boolean {
      const silent = [...heard].filter(([, { at }]) => monotonicMs() - at > silenceMs);
      for (const [id] of silent) heard.delete(id);
      return silent.length > 0;
    },
    forgetAll: () => heard.clear(),
  };
}
export type Presence = ReturnType<typeof createPresence>;
