import { contentIn } from "#app/content/content-in.ts";
import { siteServices } from "#app/content/site-services.ts";
import { pageLanguage } from "#app/errors/page-language.ts";
import { askStore } from "#app/form/ask-store.ts";
import type { Language } from "#domain/language/language.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/my-data-download";
import { secretHeaders } from "./request-links.ts";

/** Browsers download the file. Should one display it, no script in it can run. */
const downloadHeaders = {
  ...secretHeaders,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "sandbox; default-src 'none'",
};

function attachment(name: string): string {
  const ascii = name.replace(/[^\w.-]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export const delivery: Delivery = { kind: "PER_REQUEST" };

const gone = { kind: "GONE" } as const;

/** Why a file is not given out, in a language. */
function problemsIn(language: Language) {
  const { myApplication, verification } = contentIn(language).applications;
  const { unconfirmed, infected, notScanned } = myApplication.refused;
  return {
    GONE: [myApplication.gone, 410],
    TOO_MANY: [verification.guesses, 429],
    UNCONFIRMED: [unconfirmed, 403],
    INFECTED: [infected, 403],
    NOT_SCANNED: [notScanned, 409],
  } as const;
}

/** A candidate's data as JSON, or a submitted file: the résumé or an answer. */
export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args;
  const problems = problemsIn(pageLanguage(args));
  const access = context.get(siteServices)?.applications;
  const token = url.searchParams.get("token")?.slice(0, 100) ?? "";
  const refuse = (problem: keyof typeof problems) => {
    const [text, status] = problems[problem === "GONE" && !access?.allowGuess() ? "TOO_MANY" : problem];
    return new Response(`${text}\n`, {
      status,
      headers: { ...downloadHeaders, "Content-Type": "text/plain; charset=utf-8" },
    });
  };
  const { part = "" } = params;
  const [, position] = /^answer-(\d{1,3})$/.exec(part) ?? [];
  if (part === "resume" || position !== undefined) {
    const file =
      (await askStore(access?.file(token, position === undefined ? undefined : Number(position)))) ?? gone;
    if (file.kind !== "FILE") return refuse(file.kind);
    const headers = { ...downloadHeaders, "Content-Disposition": attachment(file.name) };
    return new Response(new Uint8Array(file.bytes), {
      headers: { ...headers, "Content-Type": "application/octet-stream" },
    });
  }
  if (part !== "data") return new Response("Not found\n", { status: 404, headers: downloadHeaders });
  const stored = await askStore(access?.storedData(token));
  if (stored === undefined) return refuse("GONE");
  if (stored === "UNCONFIRMED") return refuse("UNCONFIRMED");
  const { application, score, ...rest } = stored;
  const report = score && { ...score, report: score.report === "" ? null : JSON.parse(score.report) };
  // Times as ISO strings, because people read the file, too.
  const withTimes = (name: string, value: unknown) =>
    name.endsWith("_at") && typeof value === "number" ? new Date(value).toISOString() : value;
  return new Response(
    `${JSON.stringify({ ...application, ...rest, score: report ?? null }, withTimes, 2)}\n`,
    {
      headers: {
        ...downloadHeaders,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": attachment(`application-${application.reference}.json`),
      },
    },
  );
}
