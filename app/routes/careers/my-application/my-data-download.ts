import { siteServices } from "#app/content/site-services.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/my-data-download";
import { secretPage } from "./request-links.ts";

/** Browsers save the file; if one shows it, nothing in it runs. */
const downloadHeaders = {
  ...secretPage,
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

/** A candidate's data as JSON, or the original résumé. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const access = context.get(siteServices)?.applications;
  const token = url.searchParams.get("token")?.slice(0, 100) ?? "";
  const gone = new Response("This link does not work any more.\n", { status: 410, headers: downloadHeaders });
  if (!access?.allowGuess())
    return new Response("Please try again later.\n", { status: 429, headers: downloadHeaders });
  if (params.part === "resume") {
    const file = await access.file(token);
    if (!file) return gone;
    const headers = { ...downloadHeaders, "Content-Disposition": attachment(file.name) };
    return new Response(new Uint8Array(file.bytes), {
      headers: { ...headers, "Content-Type": "application/octet-stream" },
    });
  }
  if (params.part !== "data") return new Response("Not found\n", { status: 404, headers: downloadHeaders });
  const application = await access.application(token);
  if (!application) return gone;
  const time = (ms: number | null) => ms && new Date(ms).toISOString();
  const { arrived_at, erase_at, notice_at, verified_at, withdrawn_at, ...rest } = application;
  const readable = {
    ...rest,
    arrived_at: time(arrived_at),
    erase_at: time(erase_at),
    notice_at: time(notice_at),
    verified_at: time(verified_at),
    withdrawn_at: time(withdrawn_at),
  };
  return new Response(`${JSON.stringify(readable, null, 2)}\n`, {
    headers: {
      ...downloadHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": attachment(`application-${application.reference}.json`),
    },
  });
}
