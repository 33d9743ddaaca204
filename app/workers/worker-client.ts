import { isEnvelope, protocolVersion, wrap } from "./envelope.ts";

/** `not-loaded`: the worker failed to start, crashed, or has another protocol version. */
export type WorkerFailure = "not-loaded" | "timeout";

/** The parts of `Worker` that a client uses. */
export type WorkerLike = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

export type WorkerClient<To> = {
  /** Posts a message, unless the running worker already got it this way. @returns whether it was posted */
  start: () => void;
  post: (message: To, transfer?: Transferable[]) => void;
  /**
   * Posts a message, unless it was already posted this way to the running worker. @returns whether it was
   * posted
   */
  warmUp: (message: To) => boolean;
  /** (Re)starts the timeout, after which the worker fails. */
  startTimer: (timeoutMs: number) => void;
  stopTimer: () => void;
  /** Terminates the worker and discards its data; the next message starts another. */
  stop: () => void;
};

/**
 * The page's side of a worker (the other side: worker-port.ts). A failed worker is stopped before
 * `onFailure`.
 * @param create creates the worker; Vite requires a literal `new Worker(new URL(…, import.meta.url))`
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
 * Sends one request to a worker, and stops the worker after its response.
 * @throws {Error} if it fails or takes longer than `timeoutMs`
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
