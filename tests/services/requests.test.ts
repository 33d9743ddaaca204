import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { loadBuild } from "#server/handlers/site-build.ts";
import { type Backend, createSite } from "#server/site.ts";
import type { SiteServices } from "#server/submissions/site-services.ts";
import { addObserver } from "#server/trace/operation.ts";

// Requests at the edge of the protocol, and the headers of all responses.
const logged = vi.spyOn(console, "error").mockImplementation(() => {});
const cleanups: (() => void)[] = [];
afterEach(() => logged.mockClear());
afterAll(() => {
  for (const cleanup of cleanups) cleanup();
});

const build = await loadBuild("build");

async function serve(backend?: Backend): Promise<number> {
  const server = createServer(createSite("build", build, backend));
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

const storeDown = async (): Promise<never> => {
  throw Object.assign(new Error("quarkson@example.com is locked"), { code: "ERR_SQLITE_ERROR" });
};
const failingServices: SiteServices = {
  submitMessage: storeDown,
  submitApplication: storeDown,
  findReceipt: storeDown,
  findBookedTimes: storeDown,
  applications: {
    findReceipt: storeDown,
    findUpload: storeDown,
    verification: storeDown,
    verify: storeDown,
    application: storeDown,
    storedData: storeDown,
    file: storeDown,
    withdraw: storeDown,
    takeBackConsent: storeDown,
    erase: storeDown,
    requestLinks: async () => "UNAVAILABLE",
    allowGuess: () => true,
  },
};
const failingBackend: Backend = {
  servicesFor: () => failingServices,
  health: () => false,
  api: () => false,
  relay: { answer: () => false },
  proofOfWork: { answer: () => false, requireProof: (_, submit) => submit() },
  saveUpload: async (_, name) => ({ kind: "REFUSED", reason: "UNAVAILABLE", name }),
  directory: "var/test",
  siteUrl: "https://www.site.example",
  trustedProxies: 0,
};

const port = await serve();
const portWithoutStore = await serve(failingBackend);

/** Sends lines verbatim and reads the response to its end. */
async function send(lines: string[], to = port) {
  const socket = connect(to, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(" ")[1]), location: /^location: (.*)$/im.exec(answer)?.[1], answer };
}
const get = (target: string, ...headers: string[]) =>
  send([`GET ${target} HTTP/1.1`, ...headers, "Connection: close"]);

test("an address of a host that cannot be read is refused, and nothing is printed", async () => {
  for (const host of ["a b", "[", "localhost:99999", "a:b@x", "", "localhost/application?x="]) {
    expect([host, (await get("/zzz?token=secret", `Host: ${host}`)).status]).toEqual([host, 400]);
  }
  expect((await get("/", "Host: a.example", "Host: b.example")).status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
  for (const host of ["www.site.example", "localhost:3000", "[::1]:80", "under_score.example"])
    expect([host, (await get("/", `Host: ${host}`)).status]).toEqual([host, 200]);
  expect((await send(["GET / HTTP/1.0"])).status).toBe(200);
});

test("an address with its host is the same as without", async () => {
  expect((await get("http://www.site.example/about-us", "Host: x")).status).toBe(
    (await get("/about-us", "Host: x")).status,
  );
  expect((await get("http://www.site.example", "Host: x")).answer).toContain("<h1");
  expect((await get("https://www.site.example/company/contact?received=x", "Host: x")).answer).toContain(
    "no-store",
  );
  expect((await get("http://a:b@x/", "Host: x")).status).toBe(400);
});

test("what follows an encoded # in a path is not answered, named or logged", async () => {
  const secret = "9dQ3xsecretVq8";
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const names: string[] = [];
  const stop = addObserver({ begin: () => (ending) => void names.push(JSON.stringify(ending)) });
  const shell = (await get("/round/one", "Host: x")).answer.split("\r\n\r\n")[1];
  for (const hash of ["%23", "%2523", "%252523"]) {
    const opened = await get(`/round/one${hash}${secret}`, "Host: x");
    expect([opened.status, opened.answer.split("\r\n\r\n")[1] === shell]).toEqual([200, true]);
    for (const path of ["/no-such-page/", "/careers/", "/api/links/", "/blog/one"]) {
      // With a slash at its end, a path is redirected to itself without it.
      const { answer } = await get(`${path}${hash}${secret}/?q=${secret}`, "Host: x");
      expect([path, answer.includes(secret)]).toEqual([path, false]);
    }
  }
  stop();
  expect(names).toHaveLength(1 + 3 * 5);
  expect([...names, ...printed.mock.calls, ...logged.mock.calls].join()).not.toContain(secret);
  printed.mockRestore();
});

test("a star is an address for OPTIONS only", async () => {
  expect((await get("*", "Host: x")).status).toBe(400);
  expect((await send(["OPTIONS * HTTP/1.1", "Host: x", "Connection: close"])).status).toBe(405);
});

test("no redirect leaves the site", async () => {
  for (const target of ["/\\evil.example/", "/\\/evil.example/", "/a\\b"])
    expect([target, (await get(target, "Host: x")).status]).toEqual([target, 400]);
  const { status, location } = await get("/careers/", "Host: x");
  expect([status, location]).toEqual([308, "/careers"]);
});

test("every answer of a site with an https address asks for https, and no other does", async () => {
  const none = [undefined, "http://www.site.example", "https://localhost", "https://a.localhost:8443"];
  const cases: [string, RequestInit?][] = [
    ["/"],
    ["/no-such-page"],
    ["/careers"],
    ["/", { method: "POST" }],
    ["/favicon.svg"],
  ];
  for (const siteUrl of ["https://www.site.example", ...none]) {
    const to = await serve({ ...failingBackend, siteUrl });
    const expected = none.includes(siteUrl) ? null : "max-age=63072000; includeSubDomains";
    for (const [path, init] of cases) {
      const { headers } = await fetch(`http://127.0.0.1:${to}${path}`, init);
      expect([siteUrl, path, headers.get("strict-transport-security")]).toEqual([siteUrl, path, expected]);
    }
  }
});

const privatePaths = [
  "/application?token=x",
  "/APPLICATION?token=x",
  "/%61pplication?token=x",
  "/application.data?token=x",
  "/email-verification?token=x",
  "/Email-Verification.data?token=x",
  "/application/data?token=x",
  "/application/resume?token=x",
  "/hi/application?token=x",
  "/hi/application.data?token=x",
  "/mr/email-verification?token=x",
  "/hi/application/data?token=x",
];

test("pages behind a secret link are private in every form of their address", async () => {
  for (const path of privatePaths) {
    const { headers, status } = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "Accept-Encoding": "br" },
    });
    expect([
      path,
      headers.get("cache-control"),
      headers.get("referrer-policy"),
      headers.get("content-encoding"),
    ]).toEqual([path, "no-store, no-transform", "no-referrer", null]);
    expect([404, 410, 429], path).toContain(status);
  }
  for (const path of [
    "/application/data.data",
    "/application/resume.data",
    "/Application/%64ata.data",
    "/application/data.data/",
    "/hi/application/data.data",
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}?token=x`);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, "Not found.\n"]);
  }
});

test("no cache keeps what was rendered for one request", async () => {
  for (const path of [
    "/no-such-page",
    "/company/contact?received=x",
    "/search?q=a",
    "/evaluate-resume?job=x",
  ]) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([path, headers.get("cache-control")]).toEqual([
      path,
      expect.stringMatching(/no-store|must-revalidate/),
    ]);
  }
});

test("pages that need a store that does not answer are 503 with words, and the log has only a code", async () => {
  const address = (path: string) => `http://127.0.0.1:${portWithoutStore}${path}`;
  const post = (body: string): RequestInit => ({
    method: "POST",
    headers: { Origin: "https://www.site.example", "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });
  const cases: [string, RequestInit?][] = [
    ["/application?token=x"],
    ["/application.data?token=x"],
    ["/application/data?token=x"],
    ["/application/resume?token=x"],
    ["/email-verification?token=x"],
    ["/email-verification", post("token=x")],
    ["/application?token=x", post("intent=withdraw")],
    ["/application?token=x", post("intent=erase&sure=on")],
    ["/company/contact?received=x"],
  ];
  for (const [path, init] of cases) {
    const answer = await fetch(address(path), init);
    const { status, headers } = answer;
    expect([path, status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      path,
      503,
      "30",
      expect.stringContaining("no-store"),
    ]);
    const body = await answer.text();
    expect(body, path).toContain("try again");
    expect(body, path).not.toContain("quarkson");
  }
  const lines = logged.mock.calls.flat().map(String);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ failure: "ERR_SQLITE_ERROR" });
});
