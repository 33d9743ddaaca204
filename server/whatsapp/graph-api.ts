import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { z } from "zod";
import { secondMs } from "#domain/time.ts";
import type { WhatsappConfig } from "#server/config/env.ts";
import { errorCode } from "#server/log.ts";
import { PermanentError, RetryableError } from "#server/outbox/errors.ts";
import { parseRetryAfter } from "#server/webhook/send.ts";

const timeoutMs = 20 * secondMs;
const mediaTimeoutMs = 60 * secondMs;
const maxAnswerBytes = 64 * 1024;

/** Meta's error codes that justify a retry whatever the status: rate limits, or its internal errors. */
const passingCodes = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 133016]);

const failed = z.object({ error: z.object({ code: z.number() }) });
const media = z.object({ url: z.url(), file_size: z.coerce.number().optional() });

/** Thrown if Meta may have accepted the message: the connection broke after the request. */
export class UnknownOutcome extends Error {
  override name = "UnknownOutcome";
}

/** Connection errors with which no byte was sent. */
const unsent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

function connectionCode(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? errorCode(error.cause) : errorCode(error);
}

/** @throws {RetryableError | PermanentError} with Meta's code but not its text, which may quote a number */
async function refuse(response: Response): Promise<never> {
  const { status, headers } = response;
  const text = (await response.text().catch(() => "")).slice(0, maxAnswerBytes);
  let code = 0;
  try {
    code = failed.parse(JSON.parse(text)).error.code;
  } catch {
    // A proxy may respond in its own format.
  }
  const failure = code === 0 ? String(status) : `${status}-${code}`;
  const isPassing = status === 429 || status >= 500 || passingCodes.has(code);
  if (isPassing) throw new RetryableError(failure, parseRetryAfter(headers.get("retry-after")));
  throw new PermanentError(failure);
}

export type OutgoingMessage =
  /** `choices`: the titles of up to three buttons. */
  | { kind: "TEXT"; to: string; text: string; choices: string[]; ours: string }
  | { kind: "TEMPLATE"; to: string; ours: string };

/** Meta's limit for a text with buttons, in characters; a longer one goes without. */
const maxBodyWithButtons = 1_024;

/** The requests to Meta's API. */
export function createGraphApi({ apiUrl, phoneNumberId, token, template }: WhatsappConfig) {
  const authorization = { Authorization: `Bearer ${token}` };

  function messageBody(message: OutgoingMessage) {
    const common = {
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: message.to,
      biz_opaque_callback_data: message.ours,
    };
    if (message.kind === "TEXT" && message.choices.length > 0 && message.text.length <= maxBodyWithButtons) {
      const buttons = message.choices.map((title) => ({ type: "reply", reply: { id: title, title } }));
      const interactive = { type: "button", body: { text: message.text }, action: { buttons } };
      return { ...common, type: "interactive", interactive };
    }
    if (message.kind === "TEXT")
      return { ...common, type: "text", text: { preview_url: false, body: message.text } };
    const { name, language } = template;
    return { ...common, type: "template", template: { name, language: { code: language } } };
  }

  return {
    /** @throws {UnknownOutcome | RetryableError | PermanentError} */
    async send(message: OutgoingMessage): Promise<void> {
      let response: Response;
      try {
        response = await fetch(`${apiUrl}/${phoneNumberId}/messages`, {
          method: "POST",
          redirect: "manual",
          headers: { ...authorization, "Content-Type": "application/json" },
          body: JSON.stringify(messageBody(message)),
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        const code = connectionCode(error);
        if (unsent.has(code)) throw new RetryableError(code);
        throw new UnknownOutcome();
      }
      if (!response.ok) await refuse(response);
      await response.body?.cancel().catch(() => {});
    },

    /** Loads a document. @throws {RetryableError | PermanentError} */
    async loadMedia(id: string): Promise<{ size: number; bytes: () => Promise<Readable> }> {
      const get = async (url: string, limitMs: number) => {
        const response = await fetch(url, {
          redirect: "manual",
          headers: authorization,
          signal: AbortSignal.timeout(limitMs),
        }).catch((error: unknown) => {
          throw new RetryableError(connectionCode(error));
        });
        if (!response.ok) await refuse(response);
        return response;
      };
      const response = await get(`${apiUrl}/${id}`, timeoutMs);
      const { url, file_size = 0 } = media.parse(await response.json());
      // The token must be sent only to Meta's hosts.
      const host = new URL(url).hostname;
      const isTheirs = /(^|\.)(facebook\.com|fbsbx\.com|fbcdn\.net)$/.test(host);
      if (!isTheirs && host !== new URL(apiUrl).hostname) throw new PermanentError("media-of-another-host");
      return {
        size: file_size,
        async bytes() {
          const { body } = await get(url, mediaTimeoutMs);
          return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
        },
      };
    },
  };
}
export type GraphApi = ReturnType<typeof createGraphApi>;
