import { isEnvelope, protocolVersion, wrap } from "./envelope.ts";

/**
 * The worker's side of a connection (the page's side: worker-client.ts). Errors of `onMessage`, including
 * asynchronous ones, reach the page as a failure.
 * @returns a function that posts a message to the page
 */
export function openPort<To, From>(
  onMessage: (message: To) => void | Promise<void>,
): (answer: From, transfer?: Transferable[]) => void {
  addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
    if (!isEnvelope<To>(data)) return;
    try {
      if (data.version !== protocolVersion) throw new Error(`The page speaks version ${data.version}`);
      await onMessage(data.message);
    } catch (error) {
      reportError(error);
    }
  });
  return (answer, transfer = []) => postMessage(wrap(answer), { transfer });
}
