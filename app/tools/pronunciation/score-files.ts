import type { WorkerClient } from "#app/workers/worker-client.ts";
import dictionaryUrl from "#generated/dictionary.txt?url";
import promptWordsUrl from "#generated/prompt-words.txt?url";
import modelUrl from "#generated/speech-model.bin?url";
import spellingUrl from "#generated/spelling-model.bin?url";
import { loadParts } from "./load-parts.ts";
import { sizes } from "./pronunciation-test.data.ts";
import type { ToScoreWorker } from "./score-messages.ts";

const model = { url: modelUrl, size: sizes.model };
const promptWords = { url: promptWordsUrl, size: sizes.promptWords };
const dictionary = { url: dictionaryUrl, size: sizes.dictionary };
const spelling = { url: spellingUrl, size: sizes.spelling };

/** Files that are loaded or loading for the running worker. */
type Loads = {
  abort: AbortController;
  model?: Promise<void>;
  words?: Promise<void>;
  spelling?: Promise<void>;
  hasDictionary: boolean;
  hasSpelling: boolean;
};

const noLoads = (): Loads => ({ abort: new AbortController(), hasDictionary: false, hasSpelling: false });

/** Loads the model and the words for the worker. `onShare` gets the loaded share of all bytes, 0 to 1. */
export function createScoreFiles(
  client: Pick<WorkerClient<ToScoreWorker>, "start" | "post">,
  onShare: (share: number) => void,
) {
  let loads = noLoads();

  return {
    /** Loads and sends the files that the worker lacks. A failed load is retried the next time. */
    async load(needsDictionary: boolean): Promise<void> {
      const current = loads;
      client.start();
      const shares = { model: current.model ? 1 : 0, words: 0 };
      const words = needsDictionary ? dictionary : promptWords;
      const total = model.size + words.size;
      const send = async (kind: "model" | "words", part: typeof model): Promise<void> => {
        const [bytes] = await loadParts([part], current.abort.signal, (share) => {
          shares[kind] = share;
          onShare((shares.model * model.size + shares.words * words.size) / total);
        });
        // After a stop, a message would start another worker.
        if (bytes && !current.abort.signal.aborted) client.post({ kind, bytes }, [bytes]);
      };
      if (needsDictionary && !current.hasDictionary) {
        current.hasDictionary = true;
        delete current.words;
      }
      current.model ??= send("model", model);
      current.words ??= send("words", words);
      try {
        await Promise.all([current.model, current.words]);
      } catch (error) {
        current.abort.abort();
        if (loads === current) loads = noLoads();
        throw error;
      }
    },
    /** Whether the worker has the spelling model. */
    hasSpelling: (): boolean => loads.hasSpelling,
    /** Loads and sends the spelling model, for words that the dictionary lacks. */
    async loadSpelling(): Promise<void> {
      const current = loads;
      current.spelling ??= loadParts([spelling], current.abort.signal, () => {}).then(([bytes]) => {
        if (!bytes || current.abort.signal.aborted) return;
        client.post({ kind: "spelling", bytes }, [bytes]);
        current.hasSpelling = true;
      });
      try {
        await current.spelling;
      } catch (error) {
        delete current.spelling;
        throw error;
      }
    },
    /** After the worker has stopped: the next one has no files. */
    reset(): void {
      loads.abort.abort();
      loads = noLoads();
    },
  };
}
