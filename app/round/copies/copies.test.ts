import { strFromU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import type { Action, Change } from "#domain/round/change.ts";
import { inOrder } from "#domain/round/change.ts";
import { roundState } from "#domain/round/round-state.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import { type RoundStore, StoreError } from "../store/round-store.ts";
import { readSums, sha256, sumLine } from "./checksums.ts";
import words from "./copies-words.data.ts";
import { exportRound } from "./export-round.ts";
import { type Copy, readCopy } from "./read-copy.ts";
import { exportFrom, keepRound, logOf, resultFor, resume, roundId } from "./round.fixture.ts";
import { planCopy, takeCopy } from "./take-copy.ts";

// `openRound` follows the page: the document and the window of a browser.
vi.stubGlobal("document", new EventTarget());
vi.stubGlobal("addEventListener", () => {});

const quiet = () => ({ onProgress: () => {}, signal: new AbortController().signal });
const hostileName = `<img src=x onerror=alert(1)> & "Asha"`;

async function round() {
  const [asha, ravi, tray] = await Promise.all([
    resume("../../asha: <cv>?.pdf", "Asha speaks Hindi"),
    resume("con.pdf", "Ravi"),
    resume("tray.pdf", "Someone who is not on the board"),
  ]);
  const actions: Action[] = [
    { kind: "START", title: "Support / Bhiwandi", posting: "Must speak Hindi <script>", edits: [] },
    {
      kind: "ADD",
      people: [
        { id: "asha", name: hostileName, source: "FILE", file: asha.file, phone: "+91 98765" },
        { id: "ravi", name: "=HYPERLINK(1)", source: "FILE", file: ravi.file },
        { id: "meera", name: "मीरा जोशी", source: "HAND" },
      ],
    },
    {
      kind: "DECIDE",
      decision: "HOLD",
      choices: [
        {
          person: "asha",
          reason: "Good <b>words</b>",
          letter: "Thank you",
          until: "2026-12-05",
          seen: "",
          screen: "78",
        },
      ],
    },
    { kind: "NOTE", person: "ravi", text: "Call after six" },
    { kind: "SEND", messages: [{ person: "ravi", text: "Hello Ravi", via: "WHATSAPP" }] },
  ];
  return { changes: logOf(actions), files: [asha, ravi, tray], asha, ravi, tray };
}

async function stored() {
  const own = await round();
  const store = createMemoryStore();
  await keepRound(store, own.changes, own.files);
  await store.putResults([resultFor(own.asha.file, 'speaks "Hindi" <daily>')]);
  return { ...own, store };
}

const unpack = async (file: Blob) => unzipSync(new Uint8Array(await file.arrayBuffer()));

async function opened(file: Blob): Promise<Copy> {
  const outcome = await readCopy(file, quiet());
  if (outcome.kind !== "READ") throw new Error(JSON.stringify(outcome));
  return outcome.copy;
}

describe("an export", () => {
  test("has log, résumés, table, report, and checksums of all of them", async () => {
    const { store, changes, asha } = await stored();
    const { file, name, missing } = await exportFrom(store, changes);
    expect(name).toBe("Support-Bhiwandi-2026-11-30.zip");
    expect(missing).toEqual([]);
    const entries = await unpack(file);
    const paths = Object.keys(entries);
    expect(paths).toHaveLength(6);
    expect(paths).toContain(`files/${asha.file.hash}/asha cv.pdf`);
    const sums = readSums(strFromU8(entries.SHA256SUMS ?? new Uint8Array()));
    expect([...sums.keys()].sort()).toEqual(paths.filter((path) => path !== "SHA256SUMS").sort());
    for (const [path, hash] of sums)
      expect(await sha256(new Uint8Array(entries[path] ?? [])), path).toBe(hash);
  });

  test("has the tray if asked for", async () => {
    const { store, changes } = await stored();
    const { file } = await exportFrom(store, changes, { withTray: true });
    expect(Object.keys(await unpack(file))).toHaveLength(7);
  });

  test("escapes everything in the report, quotes with the line, and defuses formulas in the table", async () => {
    const { store, changes } = await stored();
    const entries = await unpack((await exportFrom(store, changes)).file);
    const report = strFromU8(entries["report.html"] ?? new Uint8Array());
    expect(report).not.toMatch(/<(img|script|b)\b/);
    expect(report).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Asha&quot;");
    expect(report).toContain("<q>speaks &quot;Hindi&quot; &lt;daily&gt;</q>");
    expect(report).toContain("line 2");
    expect(report).toContain("What it proves: 45 of 61");
    expect(report).toContain("मीरा जोशी");
    expect(report).toContain("until 2026-12-05");
    expect(report).not.toMatch(/(src|href)="(?!#)/);
    const table = strFromU8(entries["candidates.csv"] ?? new Uint8Array());
    expect(table).toContain("'=HYPERLINK(1)");
    expect(table).toContain("'+91 98765");
  });

  test("names résumés that the storage has lost or changed, and leaves them out", async () => {
    const { store, changes, asha, ravi } = await stored();
    const broken: RoundStore = {
      ...store,
      bytes: async (id, hash) => (hash === asha.file.hash ? undefined : store.bytes(id, hash)),
    };
    const { file, missing } = await exportFrom(broken, changes);
    expect(missing).toEqual([asha.file]);
    const copy = await opened(file);
    expect(copy.files).toEqual([ravi.file]);
    expect(copy.damaged).toEqual([]);
  });

  test("stops when it is cancelled, and says why it failed", async () => {
    const { store, changes } = await stored();
    const cancelling = new AbortController();
    const options = {
      id: roundId,
      changes,
      words,
      withTray: false,
      now: new Date(),
      day: "2026-11-30",
      signal: cancelling.signal,
    };
    const onProgress = () => cancelling.abort();
    expect(await exportRound({ ...options, store, onProgress })).toEqual({ kind: "CANCELLED" });
    const slow: RoundStore = { ...store, bytes: () => Promise.reject(new StoreError("SLOW")) };
    const failed = await exportRound({
      ...options,
      signal: quiet().signal,
      store: slow,
      onProgress: () => {},
    });
    expect(failed).toEqual({ kind: "FAILED", fault: "SLOW" });
  });
});

describe("a copy on another device", () => {
  test("becomes the same round, and again changes nothing", async () => {
    const { store, changes, asha } = await stored();
    const copy = await opened((await exportFrom(store, changes, { withTray: true })).file);
    const device = createMemoryStore();
    expect(planCopy(copy, [], new Set())).toEqual({ kind: "NEW" });
    const taking = { store: device, copy, now: Date.now(), onProgress: () => {} };
    expect(await takeCopy(taking)).toEqual({ kind: "DONE" });
    expect(roundState(inOrder(await device.changes(roundId)))).toEqual(roundState(changes));
    const given = await device.given(roundId);
    expect(given.map(({ name, state }) => `${name} ${state}`)).toHaveLength(3);
    expect(given.every(({ state }) => state === "WAITING")).toBe(true);
    expect(await device.bytes(roundId, asha.file.hash)).toEqual(asha.bytes);
    const hashes = new Set(given.map(({ hash }) => hash));
    expect(planCopy(copy, inOrder(await device.changes(roundId)), hashes)).toEqual({ kind: "SAME" });
    const before = await device.changes(roundId);
    expect(await takeCopy(taking)).toEqual({ kind: "DONE" });
    expect(await device.changes(roundId)).toEqual(before);
  });

  test("is merged with what the device has; a person erased in either is gone, résumé included", async () => {
    const { store, changes, ravi } = await stored();
    const added: Change[] = [
      {
        kind: "NOTE",
        person: "asha",
        text: "From the phone",
        id: "phone-1",
        clock: 6,
        window: "phone",
        time: "2026-11-30 11:00",
      },
      {
        kind: "REMOVE",
        people: ["ravi"],
        id: "phone-2",
        clock: 7,
        window: "phone",
        time: "2026-11-30 11:00",
      },
      {
        kind: "DECIDE",
        decision: "REJECT",
        choices: [{ person: "meera", reason: "No", seen: "", screen: "" }],
        id: "phone-3",
        clock: 8,
        window: "phone",
        time: "2026-11-30 11:00",
      },
    ];
    const phone = createMemoryStore();
    await keepRound(phone, [...changes, ...added], (await round()).files);
    const copy = await opened((await exportFrom(phone, [...changes, ...added])).file);
    await store.append((await store.entry(roundId)) ?? expect.fail(), [
      {
        kind: "DECIDE",
        decision: "SELECT",
        choices: [{ person: "meera", reason: "Yes", seen: "", screen: "" }],
        id: "laptop-6",
        clock: 6,
        window: "laptop",
        time: "2026-11-30 11:00",
      },
    ]);
    const own = inOrder(await store.changes(roundId));
    const plan = planCopy(copy, own, new Set((await store.given(roundId)).map(({ hash }) => hash)));
    expect(plan).toEqual({ kind: "MERGE", changes: 3, files: 0, added: 0, erased: 1, conflicts: 1 });
    expect(await takeCopy({ store, copy, now: Date.now(), onProgress: () => {} })).toEqual({ kind: "DONE" });
    const state = roundState(inOrder(await store.changes(roundId)));
    expect(state.people.map(({ id }) => id)).toEqual(["asha", "meera"]);
    expect(state.people[0]?.notes.map(({ text }) => text)).toEqual(["From the phone"]);
    expect(await store.bytes(roundId, ravi.file.hash)).toBeUndefined();
    expect((await store.given(roundId)).map(({ name }) => name)).not.toContain("con.pdf");
  });

  test("with another beginning is refused", async () => {
    const { store, changes } = await stored();
    const copy = await opened((await exportFrom(store, changes)).file);
    expect(
      planCopy(copy, logOf([{ kind: "START", title: "", posting: "", edits: [] }], "other"), new Set()),
    ).toEqual({ kind: "OTHER_BEGINNING" });
  });

  test("that does not fit leaves nothing behind", async () => {
    const { store, changes } = await stored();
    const copy = await opened((await exportFrom(store, changes)).file);
    const device = createMemoryStore();
    const full: RoundStore = { ...device, give: () => Promise.reject(new StoreError("FULL")) };
    const outcome = await takeCopy({ store: full, copy, now: Date.now(), onProgress: () => {} });
    expect(outcome).toEqual({ kind: "FAILED", fault: "FULL" });
    expect(await device.list()).toEqual([]);
    expect(await device.changes(roundId)).toEqual([]);
  });
});

describe("a file that is not as it should be", () => {
  const fault = async (file: Blob) => {
    const outcome = await readCopy(file, quiet());
    return outcome.kind === "FAULT" ? outcome.fault : outcome.kind;
  };
  const blob = (entries: Parameters<typeof zipSync>[0]) => new Blob([new Uint8Array(zipSync(entries))]);
  const bytes = (text: string) => new TextEncoder().encode(text);

  async function packed(change: (entries: Record<string, Uint8Array>) => void | Promise<void>) {
    const { store, changes } = await stored();
    const entries = await unpack((await exportFrom(store, changes)).file);
    await change(entries);
    return blob(entries);
  }
  const adding = (path: string, content: Uint8Array) =>
    packed((entries) => {
      entries[path] = content;
    });
  async function withRound(text: string) {
    return blob({
      "round.json": bytes(text),
      SHA256SUMS: bytes(sumLine(await sha256(bytes(text)), "round.json")),
    });
  }

  test.each([
    ["no ZIP", "NO_ZIP", async () => new Blob(["%PDF-1.7"])],
    ["nothing", "NO_ZIP", async () => new Blob([])],
    ["a ZIP of something else", "FOREIGN", async () => blob({ "a.txt": bytes("a") })],
    ["an empty ZIP", "FOREIGN", async () => blob({})],
    ["another program's round.json", "FOREIGN", async () => blob({ "round.json": bytes("{}") })],
    ["a newer version", "NEWER", () => withRound('{"format":"own-round","version":99}')],
    [
      "a log without a beginning",
      "DAMAGED",
      () => withRound('{"format":"own-round","version":1,"changes":[]}'),
    ],
    ["text that is no JSON", "DAMAGED", () => withRound("{")],
    [
      "a log that was changed",
      "DAMAGED",
      () =>
        packed((entries) => {
          const text = strFromU8(entries["round.json"] ?? new Uint8Array());
          entries["round.json"] = bytes(text.replace("Call after six", "Call at night"));
        }),
    ],
    [
      "a list of checksums that is gone",
      "DAMAGED",
      () => packed((entries) => void delete entries.SHA256SUMS),
    ],
    ["a path that leads out", "HOSTILE", () => adding("../x", bytes("x"))],
    ["an absolute path", "HOSTILE", () => adding("/etc/x", bytes("x"))],
    ["a path of Windows", "HOSTILE", () => adding("C:\\x", bytes("x"))],
    ["a bomb", "HOSTILE", () => adding("x.txt", new Uint8Array(8_000_000))],
  ])("%s: %s", async (_, expected, make) => {
    expect(await fault(await make())).toBe(expected);
  });

  test("more entries than a round can have, entries that overlap or that lie about their size, and a password", async () => {
    const { store, changes } = await stored();
    const whole = new Uint8Array(await (await exportFrom(store, changes)).file.arrayBuffer());
    const view = () => {
      const copy = whole.slice();
      return { copy, data: new DataView(copy.buffer), end: copy.length - 22 };
    };
    const many = view();
    many.data.setUint16(many.end + 10, 0xfffe, true);
    expect(await fault(new Blob([many.copy]))).toBe("HOSTILE");
    const crowd = Object.fromEntries(
      Array.from({ length: 26_000 }, (__, index) => [`x/${index}`, bytes("")]),
    );
    expect(await fault(blob(crowd))).toBe("HOSTILE");

    const overlapping = view();
    const directory = overlapping.data.getUint32(overlapping.end + 16, true);
    const second = directory + 46 + overlapping.data.getUint16(directory + 28, true);
    overlapping.data.setUint32(second + 42, overlapping.data.getUint32(directory + 42, true), true);
    expect(await fault(new Blob([overlapping.copy]))).toBe("HOSTILE");

    const lying = view();
    for (let at = directory; at < lying.end; ) {
      const size = lying.data.getUint32(at + 24, true);
      // Only packed entries: the log, the table, the report and the checksums.
      if (lying.data.getUint16(at + 10, true) === 8) lying.data.setUint32(at + 24, size - 10, true);
      at += 46 + lying.data.getUint16(at + 28, true);
    }
    expect(await fault(new Blob([lying.copy]))).toBe("HOSTILE");

    const locked = view();
    locked.data.setUint16(directory + 8, 1, true);
    expect(await fault(new Blob([locked.copy]))).toBe("ENCRYPTED");
    expect(await fault(new Blob([whole.slice(0, whole.length - 40)]))).toBe("NO_ZIP");
  });

  test("résumés that do not match their checksums are named, and the rest can be opened", async () => {
    const { asha } = await round();
    const file = await packed((entries) => {
      const path = Object.keys(entries).find((name) => name.includes(asha.file.hash)) ?? "";
      entries[path] = bytes("Asha speaks Tamil");
    });
    const copy = await opened(file);
    expect(copy.damaged).toEqual([asha.file]);
    expect(copy.files.map(({ name }) => name)).toEqual(["con.pdf"]);
    const device = createMemoryStore();
    expect(await takeCopy({ store: device, copy, now: 0, onProgress: () => {} })).toEqual({ kind: "DONE" });
    expect(await device.bytes(roundId, asha.file.hash)).toBeUndefined();
    expect(roundState(inOrder(await device.changes(roundId))).people).toHaveLength(3);
  });

  test("a copy that was unpacked and packed again, with a folder around it, still opens", async () => {
    const { store, changes } = await stored();
    const entries = await unpack((await exportFrom(store, changes)).file);
    const inside = Object.entries(entries).map(([path, content]) => [`Support-Bhiwandi/${path}`, content]);
    const copy = await opened(
      blob({
        ...Object.fromEntries(inside),
        "__MACOSX/._Support": bytes(""),
        "Support-Bhiwandi/.DS_Store": bytes("x"),
      }),
    );
    expect(copy.files).toHaveLength(2);
    expect(copy.damaged).toEqual([]);
  });
});
