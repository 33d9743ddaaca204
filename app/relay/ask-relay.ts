import "./strict-zod.ts";
import { z } from "zod";
import { type RelayCode, relayCodes } from "#domain/relay/protocol.ts";

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

const problem = z.object({ code: z.enum(relayCodes) });

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
  const refusal = problem.safeParse(await response.json().catch(() => undefined));
  // Without a code: a gateway in between, or a server that is starting.
  throw new RelayFault(refusal.data?.code ?? "offline");
}

/** Reads an answer's JSON. @throws {RelayFault} if it has another form */
export async function readAnswer<Value>(schema: z.ZodType<Value>, response: Response): Promise<Value> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new RelayFault("offline", { cause: parsed.error });
  return parsed.data;
}
