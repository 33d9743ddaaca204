import { isEnvelope, protocolVersion, wrap } from "./envelope.ts";

/** `not-loaded`: the worker did not start, broke, or speaks another version. `timeout`: it took too long. */
export type WorkerFailure = "not-loaded" | "timeout";

/** The part of a worker that a client uses. */
type WorkerLike = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

export type WorkerClient<To> = {
  /** Starts the worker if none is running; a message does the same. */
  start: () => void;
  post: (message: To, transfer?: Transferable[]) => void;
  /** Posts a message unless the running worker has received the same one here. @returns whether it was posted */
  warmUp: (message: To) => boolean;
  /** Fails the worker after this time. Each call begins the time again. */
  startTimer: (timeoutMs: number) => void;
  stopTimer: () => void;
  /** Ends the worker with all its data; the next message starts another. */
  stop: () => void;
};

/**
 * The page's side of a worker (the worker's side: worker-port.ts). A failed worker is stopped before `onFailure`.
 * @param create makes the worker; Vite finds its script only by a literal `new Worker(new URL(…, import.meta.url))`
 */
export function createWorkerClient<To, From>({
  create,
  onMessage,
  onFailure,
}: {
  create: () => WorkerLike;
  onMessage: (message: From) => void;
  onFailure: (failure: WorkerFailure) => void;
}): WorkerClient<To> {
  let running: { worker: WorkerLike; listeners: AbortController; warmUps: Set<string> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.listeners.abort();
    running?.worker.terminate();
    running = undefined;
  };
  const fail = (failure: WorkerFailure) => {
    stop();
    onFailure(failure);
  };
  const connect = () => {
    if (running) return running;
    const listeners = new AbortController();
    const worker = create();
    const listen = { signal: listeners.signal };
    const receive = ({ data }: MessageEvent<unknown>) => {
      if (!isEnvelope<From>(data)) return;
      if (data.version === protocolVersion) onMessage(data.message);
      else fail("not-loaded");
    };
    worker.addEventListener("message", receive, listen);
    for (const event of ["error", "messageerror"])
      worker.addEventListener(event, () => fail("not-loaded"), listen);
    running = { worker, listeners, warmUps: new Set() };
    return running;
  };
  const post = (message: To, transfer: Transferable[] = []) =>
    connect().worker.postMessage(wrap(message), transfer);

  return {
    start: () => void connect(),
    post,
    warmUp: (message) => {
      const { warmUps } = connect();
      const key = JSON.stringify(message);
      if (warmUps.has(key)) return false;
      warmUps.add(key);
      post(message);
      return true;
    },
    startTimer: (timeoutMs) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail("timeout"), timeoutMs);
    },
    stopTimer: () => clearTimeout(timer),
    stop,
  };
}

/**
 * Asks a worker one thing and stops it with its answer.
 * @throws {Error} when it fails or takes longer than `timeoutMs`
 */
export function askWorker<To, From>(create: () => WorkerLike, message: To, timeoutMs: number): Promise<From> {
  return new Promise((resolve, reject) => {
    const client = createWorkerClient<To, From>({
      create,
      onMessage: (answer) => {
        client.stop();
        resolve(answer);
      },
      onFailure: (failure) => reject(new Error(failure)),
    });
    client.startTimer(timeoutMs);
    client.post(message);
  });
}
