import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Api } from "./api/create-api.ts";
import { isPublicSite } from "./config/site-address.ts";
import type { SaveUpload } from "./files/uploads.ts";
import { applicationUrls, createRouteTable } from "./handlers/delivery.ts";
import { type Exchange, type RequestHandler, refuse } from "./handlers/handler.ts";
import {
  createApplicationHandler,
  createDailyHandler,
  createFileHandler,
  createNegotiation,
  createPageLimit,
  createRedirectHandler,
  createRenderHandler,
  redirectTrailingSlash,
  refuseLongPaths,
  refusePrivateFileData,
} from "./handlers/pages.ts";
import { createFormHandler } from "./handlers/post-form.ts";
import { createRouteNames } from "./handlers/route-name.ts";
import type { SiteBuild } from "./handlers/site-build.ts";
import { createClientReader } from "./http/client-address.ts";
import { securityHeaders, transportHeaders, withPrivacy } from "./http/headers.ts";
import { readTarget } from "./http/read-target.ts";
import { loadStaticFiles, pageHeaders, type StaticFiles } from "./http/static-files.ts";
import type { Health } from "./monitoring/health.ts";
import type { MetricsPage } from "./monitoring/metrics.ts";
import type { Relay } from "./rounds/relay.ts";
import { noProofOfWork, type ProofOfWork } from "./submissions/proof-of-work.ts";
import type { SiteServices } from "./submissions/site-services.ts";
import { beginOperation, type Ending } from "./trace/operation.ts";
import { inTrace, startTrace } from "./trace/trace.ts";
import type { Webhook } from "./whatsapp/webhook.ts";

/** Everything behind the pages. Without it, the site serves its pages but accepts no submissions. */
export type Backend = {
  /** The services that loaders and actions may use on behalf of a client. */
  servicesFor: (client: string) => SiteServices;
  health: Health;
  api: Api;
  /** The rounds that pages have sealed, below `/api/rounds` and `/api/links`. */
  relay: Pick<Relay, "answer">;
  metrics?: MetricsPage | undefined;
  proofOfWork: ProofOfWork;
  saveUpload: SaveUpload;
  /** Meta's webhook, while the WhatsApp number is on. */
  whatsapp?: Webhook | undefined;
  /** The folder of the page cache's file. */
  directory: string;
  siteUrl?: string | undefined;
  trustedProxies: number;
  /** Whether the rounds' service worker is sent; otherwise a script that removes it. */
  isRoundOffline?: boolean;
};

/** Handlers of everything that is neither a page nor a form. */
function backendHandlers({ metrics, api, relay, health, proofOfWork, whatsapp }: Backend) {
  const answerMetrics: RequestHandler = ({ path, request, response }) =>
    metrics?.(path, request, response) ?? false;
  const answerApi: RequestHandler = ({ path, request, response }) => api(path, request, response);
  const answerHealth: RequestHandler = ({ path, request, response }) => health(path, request, response);
  const answerChallenge: RequestHandler = ({ path, response }) => proofOfWork.answer(path, response);
  const answerWhatsapp: RequestHandler = ({ path, query, request, response }) =>
    whatsapp?.({ path, query }, request, response) ?? false;
  const answerRelay: RequestHandler = (exchange) => relay.answer(exchange);
  return { answerMetrics, answerRelay, answerApi, answerHealth, answerChallenge, answerWhatsapp };
}

const refuseOtherMethods: RequestHandler = ({ request: { method }, response }) => {
  if (method === "GET" || method === "HEAD") return false;
  refuse(response, 405, "Use GET or POST.", { Allow: "GET, HEAD, POST" });
  return true;
};

/** The files of a build, with the headers of its documents. */
function loadFiles(buildFolder: string, { isRoundOffline = true }: Partial<Backend> = {}): StaticFiles {
  const headers = z
    .record(z.string(), pageHeaders)
    .parse(JSON.parse(readFileSync(`${buildFolder}/page-headers.json`, "utf8")));
  const files = loadStaticFiles(`${buildFolder}/client`, headers);
  const removal = files.get("/round/sw-off.js");
  if (!isRoundOffline && removal) files.set("/round/sw.js", removal);
  return files;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/** What is measured of a request: nothing that a visitor chose freely. */
function requestEnding(
  { method = "", url = "" }: IncomingMessage,
  { headersSent, statusCode }: ServerResponse,
  nameRoute: (path: string) => string,
): Ending {
  return {
    name: nameRoute(url.split("?", 1)[0] ?? ""),
    outcome: headersSent ? `${Math.floor(statusCode / 100)}xx` : "none",
    method: methods.has(method) ? method : "other",
    ...(headersSent && { status: statusCode }),
  };
}

/** Vite's client consists of inline scripts, inline styles and a WebSocket. */
const { "Content-Security-Policy": _, ...headersInDevelopment } = securityHeaders;

/**
 * The whole site as one listener. The first handler of the list that takes a request answers it.
 * @param buildFolder undefined in development: Vite has the files, and each page is rendered for its request
 */
export function createSite(
  buildFolder: string | undefined,
  build: SiteBuild,
  backend?: Backend,
): RequestListener {
  const isDevelopment = buildFolder === undefined;
  const { siteServices, postingsVersion, postingUrls, redirects, filesOf } = build.entry.module.serverExports;
  const files: StaticFiles = isDevelopment ? new Map() : loadFiles(buildFolder, backend);
  const routes = createRouteTable(build.routes);
  const negotiate = createNegotiation(files, routes);
  const isPublic = isPublicSite();
  const { directory, saveUpload, siteUrl, trustedProxies = 0 } = backend ?? {};
  const { requireProof } = backend?.proofOfWork ?? noProofOfWork;

  const everyHeader = Object.entries({
    ...(isDevelopment ? headersInDevelopment : securityHeaders),
    ...transportHeaders(siteUrl),
  });

  const nameRoute = createRouteNames(files, routes, redirects);
  const readClient = createClientReader(trustedProxies);

  const runRoute = createRequestHandler(build, isDevelopment ? "development" : "production");
  const answerFor = (request: Request, client: string) => {
    const context = new RouterContextProvider();
    if (backend) context.set(siteServices, backend.servicesFor(client));
    return runRoute(request, context);
  };
  const answer = async (request: Request, client: string) =>
    withPrivacy(await answerFor(request, client), new URL(request.url));
  const answerForEveryone = (request: Request) => answerFor(request, "");

  const { answerMetrics, answerRelay, answerApi, answerHealth, answerChallenge, answerWhatsapp } = backend
    ? backendHandlers(backend)
    : {};
  const handlers: RequestHandler[] = [
    // /metrics
    answerMetrics,
    // /api/rounds/…, /api/links/…
    answerRelay,
    // /api/…
    answerApi,
    // /hooks/whatsapp
    answerWhatsapp,
    // Every POST: forms of routes, and /uploads
    createFormHandler({ answer, saveUpload, requireProof, siteUrl, filesOf }),
    refuseOtherMethods,
    // /round/…
    createApplicationHandler(files, applicationUrls(routes)),
    refusePrivateFileData,
    // /healthz, /readyz
    answerHealth,
    // /challenge
    answerChallenge,
    // Prerendered pages and all other files of the build
    createFileHandler(files, routes, negotiate),
    // content/redirects.yaml
    createRedirectHandler(redirects),
    // React Router also matches addresses with a trailing slash.
    redirectTrailingSlash,
    refuseLongPaths,
    // Before everything that renders
    isDevelopment ? undefined : createPageLimit(),
    isDevelopment
      ? undefined
      : createDailyHandler({
          routes,
          negotiate,
          render: answerForEveryone,
          postingsVersion,
          postingUrls,
          directory,
        }),
    createRenderHandler(answer),
  ].filter((handler) => handler !== undefined);

  const listener: RequestListener = (request, response) => {
    for (const [name, value] of everyHeader) response.setHeader(name, value);
    // Search engines must not list a trial of the site beside the real one.
    if (!isPublic) response.setHeader("X-Robots-Tag", "noindex");
    const target = readTarget(request);
    if (target === undefined) {
      refuse(response, 400, "This address can't be read.");
      return;
    }
    request.url = target;
    const [path = "/", query] = target.split("?");
    const exchange: Exchange = {
      request,
      response,
      path,
      query,
      client: readClient(request),
    };
    handlers.find((handler) => handler(exchange));
  };

  return (request, response) => {
    const trace = startTrace(request.headers.traceparent);
    response.setHeader("X-Request-Id", trace.traceId);
    const end = beginOperation({ kind: "request", name: "unknown" }, trace);
    if (end) response.once("close", () => end(requestEnding(request, response, nameRoute)));
    inTrace(trace, () => listener(request, response));
  };
}
