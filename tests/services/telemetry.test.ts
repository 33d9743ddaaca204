import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWithFile, postingPath, randomClientHeaders, randomFile } from "#tests/support/candidates.ts";
import { eventually } from "#tests/support/eventually.ts";
import { isSettled, type Server, startServer } from "#tests/support/server.ts";

/** A collector that keeps what it gets; one that hangs never answers. */
async function startCollector(isHanging = false) {
  const received: { path: string; key: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const key = String(request.headers["api-key"] ?? "");
    received.push({ path: request.url ?? "", key, body: await text(request) });
    if (!isHanging) response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const servers: HttpServer[] = [];
const root = mkdtempSync(`${tmpdir()}/telemetry-`);
const mails: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _, done) {
    void text(stream).then((mail) => {
      mails.push(mail);
      done();
    });
  },
});
let bucket: S3rver;
let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  bucket = new S3rver({
    ...{ address: "127.0.0.1", silent: true, directory: `${root}/peer` },
    ...{ port: 0, configureBuckets: [{ name: "resumes" }] },
  });
  const { port } = await bucket.run();
  const smtpPort = await new Promise<number>((resolve) => {
    const listening = mailServer.listen(0, "127.0.0.1", () =>
      resolve((listening.address() as AddressInfo).port),
    );
  });
  settings = {
    ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: "resumes", S3_REGION: "us-east-1" },
    ...{ S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
    ...{
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: "site@site.example",
      CONTACT_TO: "team@site.example",
    },
    ADMIN_API_KEYS: "k".repeat(40),
  };
});
afterAll(async () => {
  await bucket.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  rmSync(root, { recursive: true, force: true });
});

type Attribute = { key: string; value: Record<string, unknown> };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Body = {
  resourceSpans?: { scopeSpans: { spans: Span[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
};

const spansOf = (bodies: Body[]) =>
  bodies.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]?.spans ?? []),
  );

/** A candidate applies, opens the links of the mail and looks at the own page; the company reads it. */
async function visit(
  { origin }: Server,
  { email, headers, database }: { email: string; headers: Record<string, string>; database: string },
): Promise<string[]> {
  expect((await applyWithFile(origin, randomFile(500), email)).status).toBe(303);
  const mail = await eventually(async () => {
    const parsed = await Promise.all(mails.map((raw) => PostalMime.parse(raw)));
    const found = parsed.find(({ to }) => to?.[0]?.address === email);
    if (!found) throw new Error("No mail yet");
    return found;
  });
  const tokens = [...(mail.text ?? "").matchAll(/token=([\w-]+)/g)].map(([, token = ""]) => token);
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) {
    await fetch(`${origin}/email-verification?token=${token}`, { headers });
    await fetch(`${origin}/application?token=${token}`, { headers });
  }
  await fetch(`${origin}/round/asha-round-7`, { headers });
  await fetch(`${origin}/asha-path-8?q=asha-query-9`, { headers });
  const api = { headers: { Authorization: `Bearer ${settings.ADMIN_API_KEYS}` } };
  const id = new DatabaseSync(database, { readOnly: true }).prepare("select id from applications").get()?.id;
  expect((await fetch(`${origin}/api/applications/${id}`, api)).status).toBe(200);
  return tokens;
}

test("a collector gets spans and metrics of all kinds, and nothing of a person", async () => {
  const collector = await startCollector();
  const site = await startServer({
    ...settings,
    DATA_DIR: `${root}/traced`,
    METRICS_KEY: "metrics-key-of-the-test",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20key",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
  });
  const client = randomClientHeaders();
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const traced = await fetch(site.origin + postingPath, {
    headers: { ...client, traceparent: `00-${traceId}-b7ad6b7169203331-00` },
  });
  expect(traced.headers.get("x-request-id")).toBe(traceId);
  const own = await fetch(`${site.origin}/company/contact`, { headers: { traceparent: "asha" } });
  expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
  const tokens = await visit(site, {
    ...{ email: "asha.rao@candidate.example", headers: client },
    database: `${root}/traced/site.db`,
  });
  expect(await isSettled(site, 60_000)).toBe(true);
  expect(await site.stop()).toBe(0);

  const bodies = collector.received.map(({ body }) => JSON.parse(body) as Body);
  expect(new Set(collector.received.map(({ key }) => key))).toEqual(new Set(["a key"]));
  const spans = spansOf(bodies);
  const names = new Set(spans.map(({ name }) => name));
  const expected = [
    ...["GET /:language?/career/:unit/:opening", "POST /:language?/career/:unit/:opening", "GET /round/*"],
    ...["GET unknown", "GET /api/applications/{id}", "GET /:language?/application"],
    ...["task application-receipt", "task score-application", "mail send", "bucket PUT"],
    ...["query insert applications", "query select applications"],
  ];
  expect(expected.filter((name) => !names.has(name))).toEqual([]);
  // The store's calls are steps of the request or task that made them.
  const insert = spans.find(({ name }) => name === "query insert applications");
  const parent = spans.find(({ spanId }) => spanId === insert?.parentSpanId);
  expect(parent).toMatchObject({ name: "POST /:language?/career/:unit/:opening", traceId: insert?.traceId });
  const task = spans.find(({ name }) => name === "task application-receipt");
  expect(task?.parentSpanId || undefined).toBeUndefined();
  expect(spans.find((span) => span.traceId === traceId)).toMatchObject({ parentSpanId: "b7ad6b7169203331" });

  const metrics = bodies.flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  );
  expect(metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["site_request_duration_seconds", "site_outbox_late_seconds", "site_store_up"]),
  );

  const sent = collector.received.map(({ body }) => body).join("\n");
  expect(sent).toContain("deployment.environment.name");
  const address = client["X-Forwarded-For"];
  for (const secret of ["asha", "Asha", "Rao", "candidate.example", "98765", address, "cv.pdf", ...tokens])
    expect(sent).not.toContain(secret);
  for (const secret of [settings.ADMIN_API_KEYS ?? "", "metrics-key", "127.0.0.1", "résumé.pdf"])
    expect(sent).not.toContain(secret);
  // The log names the same traces.
  expect(site.output()).toContain(`"trace":"${parent?.traceId}"`);
});

test("a collector that hangs or is gone neither slows the site nor its end", async () => {
  const hanging = await startCollector(true);
  const gone = await startCollector();
  servers.at(-1)?.close();
  for (const { url } of [hanging, gone]) {
    const site = await startServer({
      ...settings,
      DATA_DIR: mkdtempSync(`${root}/data-`),
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
    });
    const before = site.memory();
    for (let count = 0; count < 100; count += 1) {
      const answer = await fetch(`${site.origin}/careers`, { headers: randomClientHeaders() });
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
    expect(site.memory() - before).toBeLessThan(100);
    const stopped = performance.now();
    expect(await site.stop()).toBe(0);
    // Less than the ten seconds after which the process gives up on its end.
    expect(performance.now() - stopped).toBeLessThan(9_000);
    if (url === gone.url) expect(site.output()).toContain('"event":"telemetry-not-sent"');
  }
});

test("without a collector and a key no library of theirs is loaded", async () => {
  const site = await startServer({ DATA_DIR: `${root}/plain` }, process.cwd(), [
    "--import",
    `data:text/javascript,${encodeURIComponent(`
      import { registerHooks } from "node:module";
      registerHooks({ load: (url, context, next) => {
        if (/opentelemetry|prom-client/.test(url)) console.log("LOADED " + url);
        return next(url, context);
      } });`)}`,
  ]);
  expect((await fetch(site.origin)).status).toBe(200);
  expect(site.output()).not.toContain("LOADED");
  await site.kill();
});
