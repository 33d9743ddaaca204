import { type RelayCode, relayCodes } from "#domain/relay/paths.ts";

/** A request that the relay has refused, or that has not reached it. */
export class RelayFault extends Error {
  override name = "RelayFault";
  /** `offline`: no answer. */
  readonly code: RelayCode | "offline";
  constructor(code: RelayCode | "offline", options?: ErrorOptions) {
    super(`Relay: ${code}`, options);
    this.code = code;
  }
}

/** The fault that a refusal names. Without a code it is of a gateway in between, or of a server that is starting. */
export function faultIn(body: unknown): RelayFault {
  const named = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return new RelayFault(relayCodes.find((code) => code === named) ?? "offline");
}

/**
 * Sends a request that must be answered within `ms`. No referrer goes along, and nothing is cached.
 * @throws {RelayFault}
 */
export async function askRelay(
  path: string,
  { ms, signal, fetch: send = fetch, ...init }: RequestInit & { ms: number; fetch?: typeof fetch },
): Promise<Response> {
  const deadline = AbortSignal.timeout(ms);
  let response: Response;
  try {
    response = await send(path, {
      ...init,
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
  } catch (cause) {
    throw new RelayFault("offline", { cause });
  }
  if (response.ok) return response;
  throw faultIn(await response.json().catch(() => undefined));
}
