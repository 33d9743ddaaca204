import { isEnvelope, protocolVersion, wrap } from "./envelope.ts";

/**
 * Opens the worker's side of a connection (the page's side: worker-client.ts). What `onMessage` throws, also later,
 * reaches the page as a failure.
 * @returns posts an answer to the page
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
