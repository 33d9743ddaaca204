import type { RequestListener } from "node:http";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { wrap } from "#app/workers/envelope.ts";
import { builtSite, type Host, nextBuild, openHost, rounds } from "#tests/support/round-host.ts";
import { content } from "#tests/support/site.ts";

const { page: words, newVersion, back } = content.ownFront;
const nextTitle = "The next build";
const id = "5b0c8a60-3f5e-4d2c-9c55-0b8f6a0e7d11";

let site: RequestListener;
let host: Host;
let next: Awaited<ReturnType<typeof nextBuild>>;
test.beforeAll(async () => {
  site = await builtSite();
  next = await nextBuild(words.title, nextTitle);
});
test.afterAll(() => next.remove());
test.beforeEach(async () => {
  host = await openHost(site);
});
test.afterEach(() => host.close());

/** Opens a page of the rounds and waits for its program. */
async function openRound(page: Page, path: string): Promise<void> {
  await page.goto(host.origin + path);
  await expect(page.locator("[data-program=READY]")).toBeAttached();
}

/** Waits until the service worker has everything and answers this page. */
const whenKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? "none"))
    .toBe("activated");

async function visit(page: Page): Promise<void> {
  await openRound(page, "/round");
  await whenKept(page);
}

const notice = (page: Page) => page.getByText(newVersion.text);
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Looks for an update whose files cannot be installed. */
const failUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const failed = new Promise((resolve) =>
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => resolve(installing.state));
      }),
    );
    await registration.update();
    return failed;
  });

/** Serves the next build, but another answer at the address of its program. */
function breakProgram(status: number, body: string): RequestListener {
  return (request, response) => {
    if (request.url !== next.program.after) return next.site(request, response);
    response.writeHead(status, { "Content-Type": "text/javascript" }).end(body);
  };
}

test("after the first visit, every address of a round opens without a network, and its workers start", async ({
  page,
}) => {
  await visit(page);
  await host.close();
  for (const path of ["/round", `/round/${id}`, `/round/${id}/settings`]) {
    await openRound(page, path);
    await expect(page).toHaveTitle(words.title);
  }
  await page.reload();
  await expect(page.locator("[data-program=READY]")).toBeAttached();

  const workers = rounds.kept.filter((url) => /-worker-[\w-]+\.js$/.test(url));
  expect(workers).not.toEqual([]);
  for (const url of workers) {
    // A worker of this site reports a message of another version as an error.
    const answer = await page.evaluate(
      ([script, message]) => {
        const worker = new Worker(script, { type: "module" });
        return new Promise((resolve) => {
          worker.onerror = (error) => resolve(error.message);
          worker.postMessage(message);
        });
      },
      [url, { ...wrap(null), version: 0 }] as const,
    );
    expect(answer, url).toContain("The page speaks version 0");
  }
  await host.open();
});

test("scripts from the cache keep their policy: a worker of a round has no network", async ({ page }) => {
  await visit(page);
  const policies = await page.evaluate(async () => {
    const cache = await caches.open("round-files");
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith(".js"));
    const answers = await Promise.all(scripts.map((request) => cache.match(request)));
    return answers.map((answer) => answer?.headers.get("Content-Security-Policy") ?? "");
  });
  expect(policies.length).toBeGreaterThan(5);
  expect([...new Set(policies)]).toEqual(["default-src 'none'; script-src 'self'"]);
});

test("pages outside of the rounds are never answered by the service worker", async ({ page }) => {
  await visit(page);
  for (const path of ["/", "/careers", "/rounds", "/roundabout"]) {
    const response = await page.goto(host.origin + path);
    expect(response?.fromServiceWorker(), path).toBe(false);
  }
  const own = await page.goto(`${host.origin}/round/${id}`);
  expect(own?.fromServiceWorker()).toBe(true);

  await page.getByRole("link", { name: back.title }).click();
  await expect(page).toHaveURL(`${host.origin}/`);
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  const answered = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter((entry) => (entry as PerformanceResourceTiming).workerStart > 0)
      .map(({ name }) => name),
  );
  expect(answered).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
});

test.describe("a newer build", () => {
  async function openTwo(context: BrowserContext): Promise<[Page, Page]> {
    const pages = [await context.newPage(), await context.newPage()] as [Page, Page];
    for (const page of pages) await visit(page);
    return pages;
  }

  test("is announced, shown after a reload, and leaves other open pages their files", async ({ context }) => {
    const [one, other] = await openTwo(context);
    host.serve(next.site);
    await one.reload();
    await expect(one).toHaveTitle(words.title);
    await expect(notice(one)).toBeVisible();
    await expect(notice(other)).toBeVisible();
    await expect(one).toHaveTitle(words.title);

    await one.getByRole("button", { name: newVersion.reload }).click();
    await expect(one).toHaveTitle(nextTitle);
    await expect(one.locator("[data-program=READY]")).toBeAttached();
    await expect(notice(one)).toHaveCount(0);

    await expect(other).toHaveTitle(words.title);
    // The server has only the next build, and the browser's own cache must not answer.
    const status = await other.evaluate(
      async (file) => (await fetch(file, { cache: "no-store" })).status,
      next.program.before,
    );
    expect(status).toBe(200);

    await other.getByRole("button", { name: newVersion.reload }).click();
    await expect(other).toHaveTitle(nextTitle);
    await expect.poll(() => cachedFiles(other)).not.toContain(next.program.before);
    expect(await cachedFiles(other)).toContain(next.program.after);
    await host.close();
    await openRound(other, `/round/${id}`);
    await host.open();
  });

  for (const [fault, answer] of [
    ["a file is missing", breakProgram.bind(undefined, 404, "Not found.")],
    ["a file is another one", breakProgram.bind(undefined, 200, "export default 1")],
  ] as const)
    test(`changes nothing if ${fault}`, async ({ page }) => {
      await visit(page);
      host.serve(answer());
      expect(await failUpdate(page)).toBe("redundant");
      await expect(notice(page)).toHaveCount(0);
      await host.close();
      await openRound(page, `/round/${id}`);
      await expect(page).toHaveTitle(words.title);
      await expect.poll(async () => (await cachedFiles(page)).sort()).toEqual([...rounds.kept].sort());
      await host.open();
    });
});

test("the operator can remove the service worker and its files from browsers", async ({ page }) => {
  await visit(page);
  host.serve((request, response) => {
    if (request.url === "/round/sw.js") request.url = "/round/sw-off.js";
    site(request, response);
  });
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.reload();
  await expect(page.locator("[data-program=READY]")).toBeAttached();
});
