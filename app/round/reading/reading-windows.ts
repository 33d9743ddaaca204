import type { FileResult, GivenFile } from "#app/round/store/round-store.ts";
import type { Progress } from "./reading-snapshot.ts";

/** Between the windows of a browser that have a round open. The one that reads sends what it does. */
export type WindowMessage =
  | { kind: "changed"; files: GivenFile[]; results: FileResult[] }
  | { kind: "progress"; progress: Progress }
  /** `hello`: a window has opened and may have missed what is not in the store yet. */
  | { kind: "hello" | "cancel" | "goOn" };

type Windows = {
  round: string;
  /** False for rounds in memory, which no other window has. */
  isShared: boolean;
  onMessage: (message: WindowMessage) => void;
  /** Called once, when this window is the one that reads: at once, or when another one has closed. */
  onTurn: () => void;
};

const channelName = (round: string) => `own-round-reading-${round}`;

/** Tells all windows that have a round open, this one included, of files that came with a copy of it. */
export function announceFiles(round: string, files: GivenFile[]): void {
  if (typeof BroadcastChannel !== "function") return;
  const channel = new BroadcastChannel(channelName(round));
  channel.postMessage({ kind: "changed", files, results: [] } satisfies WindowMessage);
  channel.close();
}

/** Calls back whenever files have come into the tray of a round, in any window, or were read. */
export function followFiles(round: string, onFiles: () => void, { signal }: { signal: AbortSignal }): void {
  if (typeof BroadcastChannel !== "function") return;
  const channel = new BroadcastChannel(channelName(round));
  channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
    if (data.kind === "changed") onFiles();
  };
  signal.addEventListener("abort", () => channel.close());
}

/** One window reads a round at a time; the others follow. A browser without locks reads in each. */
export function joinWindows({ round, isShared, onMessage, onTurn }: Windows) {
  const name = channelName(round);
  const closing = new AbortController();
  const channel = isShared && typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  if (channel) channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => onMessage(data);
  channel?.postMessage({ kind: "hello" } satisfies WindowMessage);
  const locks = isShared ? navigator.locks : undefined;
  if (locks) {
    const whileOpen = new Promise<void>((resolve) =>
      closing.signal.addEventListener("abort", () => resolve(), { once: true }),
    );
    locks
      .request(name, { signal: closing.signal }, () => {
        onTurn();
        return whileOpen;
      })
      // Closed while it waited for its turn.
      .catch(() => {});
  } else onTurn();
  return {
    send(message: WindowMessage) {
      channel?.postMessage(message);
    },
    close() {
      closing.abort();
      channel?.close();
    },
  };
}
