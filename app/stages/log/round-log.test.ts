import { afterEach, describe, expect, test } from "vitest";
import { type Action, applications, type Change, undoable } from "#domain/round/change.ts";
import { logByPerson } from "#domain/round/log-state.ts";
import { createRoundLog, type LogEnvironment } from "./round-log.ts";
import { createStoredLog, logName, type OpenStorage } from "./stored-log.ts";

const memoryStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
};

const opened: { end: () => void }[] = [];
afterEach(() => {
  for (const { end } of opened.splice(0)) end();
});

let ids = 0;

/** Simulates a browser window that has subscribed to the log like a stage. */
function openWindow(
  name: string,
  { storage: open, ...environment }: Partial<LogEnvironment> & { storage?: OpenStorage } = {},
) {
  const storage = memoryStorage();
  const newId = () => `id${++ids}`;
  const log = createRoundLog({
    stored: createStoredLog(open ?? (() => storage), newId),
    openChannel: () => new BroadcastChannel(name),
    newId,
    timeOfDay: () => "16:05",
    monotonicMs: () => performance.now(),
    ...environment,
  });
  const listeners: (() => void)[] = [];
  const end = log.subscribe(() => {
    for (const listener of listeners) listener();
  });
  opened.push({ end });
  /** Resolves once the window's log meets `condition`. */
  const until = (condition: (log: ReturnType<typeof createRoundLog>) => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => condition(log) && resolve();
      listeners.push(check);
      check();
    });
  return { log, storage, until };
}

const decide = (person: string, seen = "", reason = "Leads a team."): Action => ({
  kind: "DECIDE",
  decision: "SELECT",
  choices: [{ person, reason, seen, screen: "match 69" }],
});

const decisionOf = (changes: readonly Change[], person: string) => logByPerson(changes).get(person)?.decision;

describe("the log", () => {
  test("a decision reaches other windows, including those that open later", async () => {
    const first = openWindow("reach");
    const second = openWindow("reach");
    first.log.append(decide("asha"));
    await second.until((log) => decisionOf(log.getSnapshot().changes, "asha") !== undefined);
    const third = openWindow("reach");
    await third.until((log) => log.getSnapshot().changes.length === 1);
  });

  test("each window knows the others and the person that is open there", async () => {
    const first = openWindow("presence");
    const second = openWindow("presence");
    await second.until((log) => log.getSnapshot().others.length === 1);
    first.log.showPerson("asha");
    await second.until((log) => log.getSnapshot().others[0]?.person === "asha");
    first.log.suspend();
    await second.until((log) => log.getSnapshot().others.length === 0);
  });

  test("ten windows end with the same changes in the same order", async () => {
    const windows = Array.from({ length: 10 }, () => openWindow("ten"));
    for (const [index, { log }] of windows.entries()) log.append(decide(`person-${index}`));
    await Promise.all(windows.map(({ until }) => until((log) => log.getSnapshot().changes.length === 10)));
    const orders = windows.map(({ log }) =>
      log
        .getSnapshot()
        .changes.map(({ id }) => id)
        .join(),
    );
    expect(new Set(orders).size).toBe(1);
  });

  test("“Start again” empties every window, and an outdated log does not restore the changes", async () => {
    const first = openWindow("reset");
    const second = openWindow("reset");
    first.log.append(decide("asha"));
    await second.until((log) => log.getSnapshot().changes.length === 1);
    second.log.suspend();
    first.log.reset();
    second.log.resume();
    await second.until((log) => log.getSnapshot().changes.length === 0);
    expect(first.log.getSnapshot().changes).toEqual([]);
  });

  test("the tab's next page reads the stored log and skips malformed entries", () => {
    const { log, storage } = openWindow("stored");
    log.append(decide("asha"));
    const stored = JSON.parse(storage.getItem(logName) ?? "");
    const nameless = { kind: "APPLY", id: "x", clock: 2, window: "a", applicant: { id: "you-1" } };
    storage.setItem(
      logName,
      JSON.stringify({ ...stored, changes: [...stored.changes, null, { kind: "DECIDE" }, nameless] }),
    );
    const next = openWindow("stored-next", { storage: () => storage });
    expect(next.log.getSnapshot().changes).toHaveLength(1);
    expect(next.log.getSnapshot().window).toBe(log.getSnapshot().window);
  });

  test.each(["not JSON", "{}", '{"round":"1","changes":[]}'])(
    "the stored text %s counts as an empty log",
    (text) => {
      const storage = memoryStorage();
      storage.setItem(logName, text);
      expect(openWindow("broken", { storage: () => storage }).log.getSnapshot().changes).toEqual([]);
    },
  );

  test("if storage is refused or full, changes last until the page is left, and the snapshot says so", () => {
    const forbidden = openWindow("forbidden", {
      storage: () => {
        throw new Error("refused");
      },
    });
    expect(forbidden.log.getSnapshot().isStored).toBe(false);
    const full = openWindow("full", {
      storage: () => ({
        getItem: () => null,
        setItem: () => {
          throw new Error("no room");
        },
      }),
    });
    full.log.append(decide("asha"));
    expect(full.log.getSnapshot()).toMatchObject({ isStored: false, changes: [{ kind: "DECIDE" }] });
  });

  test("a duplicated tab gets another id", async () => {
    const first = openWindow("duplicate");
    first.log.append(decide("asha"));
    const copy = openWindow("duplicate", { storage: () => first.storage });
    await copy.until((log) => log.getSnapshot().window !== "" && log.getSnapshot().others.length === 1);
    copy.log.append(decide("imran"));
    await first.until((log) => log.getSnapshot().changes.length === 2);
    const [one, two] = first.log.getSnapshot().changes;
    expect(one?.window).not.toBe(two?.window);
  });

  test("a sleeping window is dropped, and returns when it wakes up", async () => {
    let now = 0;
    const awake = openWindow("asleep", { monotonicMs: () => now });
    const sleeper = openWindow("asleep");
    await awake.until((log) => log.getSnapshot().others.length === 1);
    now = 3_600_000;
    awake.log.greet();
    expect(awake.log.getSnapshot().others).toHaveLength(0);
    sleeper.log.greet();
    await awake.until((log) => log.getSnapshot().others.length === 1);
  });
});

describe("the state after changes", () => {
  const change = (id: string, window: string, action: Action, by?: string): Change => ({
    ...action,
    id,
    clock: Number(id),
    window,
    time: "16:05",
    ...(by !== undefined && { by }),
  });

  test("undo reverts the window's own last change, and redo restores it", () => {
    const changes = [change("1", "a", decide("asha")), change("2", "b", decide("imran"))];
    expect(undoable(changes, "a").undo?.id).toBe("1");
    changes.push(change("3", "a", { kind: "UNDO", change: "1" }));
    expect(decisionOf(changes, "asha")).toBeUndefined();
    expect(decisionOf(changes, "imran")).toBeDefined();
    expect(undoable(changes, "a")).toMatchObject({ redo: { id: "1" } });
    changes.push(change("4", "a", { kind: "REDO", change: "1" }));
    expect(decisionOf(changes, "asha")).toBeDefined();
    expect(undoable(changes, "a")).toMatchObject({ undo: { id: "1" } });
  });

  test("a new change clears the redo stack", () => {
    const changes = [
      change("1", "a", decide("asha")),
      change("2", "a", { kind: "UNDO", change: "1" }),
      change("3", "a", decide("imran")),
    ];
    expect(undoable(changes, "a").redo).toBeUndefined();
  });

  test("the simulated colleague's changes are not the visitor's to undo", () => {
    expect(undoable([change("1", "a", decide("asha"), "jo-thomas")], "a")).toEqual({});
  });

  test("a decision made without having seen the last one is a conflict until someone settles it", () => {
    const changes = [
      change("1", "a", decide("asha"), "jo-thomas"),
      change("2", "a", decide("asha", "", "Mine.")),
    ];
    expect(logByPerson(changes).get("asha")).toMatchObject({
      decision: { change: "1" },
      conflict: { change: "2", reason: "Mine." },
    });
    changes.push(change("3", "a", { kind: "SETTLE", person: "asha", keep: "2" }));
    expect(logByPerson(changes).get("asha")?.decision?.change).toBe("2");
    expect(logByPerson(changes).get("asha")?.conflict).toBeUndefined();
  });

  test("changing one's mind, or deciding after having seen the other, is no conflict", () => {
    const own = [
      change("1", "a", decide("asha")),
      change("2", "a", decide("asha", "", "On second thoughts.")),
    ];
    expect(logByPerson(own).get("asha")?.conflict).toBeUndefined();
    const seen = [change("1", "a", decide("asha"), "jo-thomas"), change("2", "a", decide("asha", "1"))];
    expect(logByPerson(seen).get("asha")).toMatchObject({ decision: { change: "2" } });
  });

  test("an application counts until it is taken back", () => {
    const applicant = { id: "you-1", name: "Meera Patil", location: "Pune" };
    const changes = [change("1", "a", { kind: "APPLY", applicant })];
    expect(applications(changes).map((applied) => applied.applicant)).toEqual([applicant]);
    changes.push(change("3", "a", { kind: "UNDO", change: "1" }));
    expect(applications(changes)).toEqual([]);
  });

  test("a message keeps the visitor's words until it is sent; a new decision discards them", () => {
    const changes = [
      change("1", "a", decide("asha")),
      change("2", "a", { kind: "WRITE", person: "asha", text: "Dear Asha" }),
    ];
    expect(logByPerson(changes).get("asha")?.draft).toBe("Dear Asha");
    const again = [...changes, change("3", "a", decide("asha", "1"))];
    expect(logByPerson(again).get("asha")?.draft).toBeUndefined();
    changes.push(change("3", "a", { kind: "SEND", messages: [{ person: "asha", text: "Dear Asha" }] }));
    expect(logByPerson(changes).get("asha")).toMatchObject({ sent: [{ text: "Dear Asha" }] });
    expect(logByPerson(changes).get("asha")?.draft).toBeUndefined();
  });
});
