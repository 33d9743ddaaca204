import {
  type FileResult,
  type GivenFile,
  type RoundStore,
  StoreError,
  type StoreFault,
} from "#app/round/store/round-store.ts";

/** Written together: every write waits for the disk. */
const writeEveryMs = 250;
/** A failed write is tried again after this time. */
const retryMs = 2_000;
/** Where storage is only slow, a write that seemed to fail has usually arrived. */
const maxAttempts = 3;

/** A window that opens reads the store within this time: it may miss what was changed so recently. */
const recentMs = 10_000;

type Changed = { files: GivenFile[]; results: FileResult[] };
type Given = { file: GivenFile; bytes: ArrayBuffer };

/** The files of a round and their results, in memory and, soon after, in the store. */
export function createShelf(
  store: RoundStore,
  round: string,
  onChange: (change: { files?: GivenFile[]; results?: FileResult[] }) => void,
) {
  const files = new Map<string, GivenFile>();
  const results = new Map<string, FileResult>();
  const unwrittenFiles = new Map<string, GivenFile>();
  const unwrittenResults = new Map<string, FileResult>();
  /** Of what this window or another one changed, memory is never older than the store. */
  const changed = new Set<string>();
  let recent: (Changed & { atMs: number })[] = [];
  let fault: StoreFault | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  const setFault = (next: StoreFault | undefined) => {
    if (fault === next) return;
    fault = next;
    onChange({});
  };
  const faultOf = (error: unknown) => (error instanceof StoreError ? error.fault : "REFUSED");

  async function write(): Promise<void> {
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    const [notes, found] = [[...unwrittenFiles.values()], [...unwrittenResults.values()]];
    try {
      // Results first: without its result, a file that is noted as read would never be read again.
      if (found.length > 0) await store.putResults(found);
      for (const result of found)
        if (unwrittenResults.get(result.hash) === result) unwrittenResults.delete(result.hash);
      if (notes.length > 0) await store.note(notes);
      for (const file of notes) if (unwrittenFiles.get(file.hash) === file) unwrittenFiles.delete(file.hash);
      setFault(undefined);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      isWriting = false;
    }
    // Another window has deleted the round: there is nothing to write to.
    if (fault === "DELETED") return;
    if (unwrittenFiles.size + unwrittenResults.size > 0) writeSoon(fault ? retryMs : writeEveryMs);
  }

  function writeSoon(ms = writeEveryMs) {
    timer ??= setTimeout(() => void write(), ms);
  }

  async function giveAgain(given: Given[], attempt = 1): Promise<GivenFile[]> {
    try {
      return await store.give(given);
    } catch (error) {
      if (faultOf(error) !== "SLOW" || attempt === maxAttempts) throw error;
      return giveAgain(given, attempt + 1);
    }
  }

  const keep = ({ files: notes, results: found }: Changed) => {
    for (const file of notes) files.set(file.hash, file);
    for (const result of found) results.set(result.hash, result);
  };
  const note = (own: Changed) => {
    keep(own);
    for (const { hash } of [...own.files, ...own.results]) changed.add(hash);
    const atMs = performance.now();
    recent = [...recent.filter((one) => one.atMs > atMs - recentMs), { ...own, atMs }];
  };

  return {
    files: files as ReadonlyMap<string, GivenFile>,
    results: results as ReadonlyMap<string, FileResult>,
    fault: () => fault,
    /** Takes over what another window has changed. What was read here meanwhile stays read. */
    follow(other: Changed) {
      const isNews = ({ hash, state }: GivenFile) =>
        state !== "WAITING" || (files.get(hash)?.state ?? "WAITING") === "WAITING";
      keep({ ...other, files: other.files.filter(isNews) });
      for (const { hash } of [...other.files, ...other.results]) changed.add(hash);
      onChange({});
    },
    /** What this window has changed and another one may not find in the store yet. */
    recent: (): Changed => ({
      files: [...unwrittenFiles.values(), ...recent.flatMap((one) => one.files)],
      results: [...unwrittenResults.values(), ...recent.flatMap((one) => one.results)],
    }),
    /** Reads the store. */
    async load(): Promise<void> {
      try {
        const [known, found] = await Promise.all([store.given(round), store.results(round)]);
        keep({
          files: known.filter(({ hash }) => !changed.has(hash)),
          results: found.filter(({ hash }) => !changed.has(hash)),
        });
        onChange({});
      } catch (error) {
        setFault(faultOf(error));
      }
    },
    /** Adds files that are not there yet; resolved when they are kept. @throws {StoreError} */
    async give(given: Given[]): Promise<void> {
      let kept: GivenFile[];
      try {
        kept = await giveAgain(given);
      } catch (error) {
        setFault(faultOf(error));
        throw error;
      }
      // Another window may have given the same files: what it knows of them is newer.
      const added = kept.filter(({ hash }) => !files.has(hash));
      note({ files: added, results: [] });
      onChange({ files: added });
    },
    bytes: (hash: string) => store.bytes(round, hash),
    /** Replaces what is known of files, and adds results. */
    put({ files: notes = [], results: found = [] }: { files?: GivenFile[]; results?: FileResult[] }) {
      note({ files: notes, results: found });
      for (const file of notes) unwrittenFiles.set(file.hash, file);
      for (const result of found) unwrittenResults.set(result.hash, result);
      writeSoon();
      onChange({ files: notes, results: found });
    },
    /** Forgets files whose people were erased; the store has dropped them. */
    forget(hashes: readonly string[]) {
      for (const own of [files, results, unwrittenFiles, unwrittenResults])
        for (const hash of hashes) own.delete(hash);
      const isKept = ({ hash }: { hash: string }) => !hashes.includes(hash);
      recent = recent.map((one) => ({
        ...one,
        files: one.files.filter(isKept),
        results: one.results.filter(isKept),
      }));
      onChange({});
    },
    /** Writes what is not yet written, without waiting. */
    close() {
      clearTimeout(timer);
      void write();
    },
  };
}
export type Shelf = ReturnType<typeof createShelf>;
