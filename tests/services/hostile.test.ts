import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  formFields,
  newEmail,
  postingPath,
  randomClientHeaders,
  randomFile,
} from "#tests/support/candidates.ts";
import { eventually } from "#tests/support/eventually.ts";
import { readMails } from "#tests/support/mails.ts";
import { type Server, startServer } from "#tests/support/server.ts";

const siteUrl = "https://www.site.example";
const directory = mkdtempSync(`${tmpdir()}/hostile-`);
let site: Server;
let origin: string;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: directory, SITE_URL: siteUrl });
  origin = site.origin;
});
afterAll(async () => {
  await site.kill();
  rmSync(directory, { recursive: true, force: true });
});

const headers = () => ({ Origin: siteUrl, ...randomClientHeaders() });

async function upload(name: string, client: Record<string, string> = headers()) {
  const answer = await fetch(`${origin}/uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: client,
    body: new Uint8Array(randomFile(500)),
  });
  const saved = (await answer.json()) as { id?: string; name: string; reason?: string };
  return { status: answer.status, ...saved };
}

type Change = Record<string, string>;
/** Sends the form with other values for some of its fields. */
async function apply({
  file = "a.pdf",
  change = {},
  email = newEmail(),
  path = postingPath,
  more = {},
}: {
  file?: string;
  change?: Change;
  email?: string;
  path?: string;
  more?: Record<string, string>;
} = {}) {
  const form = new FormData();
  form.append("resume", new Blob([new Uint8Array(randomFile(500))]), file);
  for (const [name, value] of formFields(email)) form.append(name, change[name] ?? value);
  const answer = await fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers(), ...more },
    body: form,
  });
  const reference = /applied=([^#]+)/.exec(answer.headers.get("location") ?? "")?.[1];
  return { status: answer.status, reference, html: await answer.text() };
}

async function mailTo(email: string) {
  return eventually(async () => {
    const mail = (await readMails(directory)).find(({ to }) => to?.[0]?.address === email);
    expect(mail).toBeDefined();
    return mail;
  });
}
/** Confirms an address with the link in its mail. @returns the path of the candidate's page */
async function confirmedPath(email: string): Promise<string> {
  const text = (await mailTo(email))?.text;
  const [, token = ""] = /\/email-verification\?token=([\w-]+)/.exec(text ?? "") ?? [];
  const body = new URLSearchParams({ token });
  const path = `/email-verification?token=${token}`;
  expect((await fetch(origin + path, { method: "POST", headers: headers(), body })).status).toBe(200);
  return ownPath(text);
}
const ownPath = (text: string | undefined) => /\/application\?token=[\w-]+/.exec(text ?? "")?.[0] ?? "";

test("file names of all kinds are shown as text, and name no other file", async () => {
  const names: [string, string][] = [
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Windows\\con.pdf", "con.pdf"],
    ["a\u0000b.pdf", "ab.pdf"],
    ["a\u202Efdp.exe.pdf", "afdp.exe.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie: x=1.pdf"],
  ];
  for (const [sent, shown] of names) expect(await upload(sent)).toMatchObject({ status: 201, name: shown });
  expect((await upload(`${"n".repeat(1_000)}.pdf`)).name.length).toBeLessThanOrEqual(200);
  for (const name of ["a.pdf.exe", "a.html", "a.svg", ".pdf/", ""])
    expect(await upload(name)).toMatchObject({ status: 415, reason: "WRONG_TYPE" });

  const name = `"><img src=x onerror=alert(1)>;é'.pdf`;
  const email = newEmail();
  // Browsers encode a quotation mark in a file name as %22.
  expect((await apply({ file: name, email })).status).toBe(303);
  const path = await confirmedPath(email);
  const page = await (await fetch(origin + path)).text();
  expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(page).not.toContain("<img src=x");
  const file = await fetch(origin + path.replace("?", "/resume?"));
  expect(file.status).toBe(200);
  const disposition = file.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w%.~!$&+^`|#-]+$/);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
});

test("text of all kinds is refused, or kept and shown as it is", async () => {
  for (const name of ["Asha\u0000Rao", "Asha\u0007", "A\nB", "e\u0301\u0300".repeat(5_000)])
    expect((await apply({ change: { name } })).status).toBe(422);
  expect((await apply({ change: { note: "n".repeat(1024 * 1024) } })).status).toBe(413);
  expect((await apply({ change: { note: `e${"\u0301".repeat(100_000)}` } })).status).toBe(413);
  // A lone surrogate is not a character and arrives as U+FFFD.
  const halfEmail = newEmail();
  const { id = "" } = await upload("a.pdf");
  const half = new URLSearchParams([["resume", id], ...formFields(halfEmail)]).toString();
  const answer = await fetch(origin + postingPath, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers(), "Content-Type": "application/x-www-form-urlencoded" },
    body: half.replace("name=Asha+Rao", "name=Zo%ED%A0%80"),
  });
  expect(answer.status).toBe(303);
  const halfPage = await (await fetch(origin + (await confirmedPath(halfEmail)))).text();
  expect(halfPage).toContain("Zo\ufffd");

  const odd = `=HYPERLINK("http://evil.example") {{7*7}} </script><script>alert(1)</script>`;
  const email = newEmail();
  expect((await apply({ email, change: { note: `\u202e${odd}` } })).status).toBe(303);
  const page = await (await fetch(origin + (await confirmedPath(email)))).text();
  expect(page).toContain("{{7*7}} &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert(1)");
  // Nothing changes the direction of the text after it.
  expect(page).not.toContain("\u202e");
});

test("an address of no opening is not found, whatever it is written like", async () => {
  const [, , unit = "", job = ""] = postingPath.split("/");
  const paths = [
    `/career/${unit}/1e9`,
    `/career/${unit}/%00`,
    `/career/${unit}/..%2f..%2fcareers`,
    `/career/${unit}/%E0%A4%A`,
    `/career/${unit}/__proto__`,
    `/career/${unit}/${"j".repeat(5_000)}`,
    `/career/nobody/${job}`,
    `/career/constructor/${job}`,
    `/career/${unit === "growth" ? "customer-success" : "growth"}/${job}`,
  ];
  for (const path of paths) {
    const page = await fetch(origin + path);
    expect([path, page.status]).toEqual([path, path.includes("%E0%A4%A") ? expect.any(Number) : 404]);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBeLessThan(500);
    const { status, reference } = await apply({ path });
    expect([path, reference]).toEqual([path, undefined]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

test("a client that invents the origin of its requests is counted all the same", async () => {
  const from = (forwarded: string) => ({ Origin: siteUrl, "X-Forwarded-For": forwarded });
  const statuses: number[] = [];
  for (let number = 0; number < 62; number += 1) {
    // Our proxy wrote the last entry; a household has all addresses of its network.
    const real = `2001:db8:7:8::${number.toString(16)}`;
    statuses.push((await upload("a.pdf", from(`10.9.8.${number}, ${real}`))).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
  expect((await upload("a.pdf", from("10.9.8.1, 2001:db8:7:9::1"))).status).toBe(201);
});

test("a client that wants hundreds of pages at once waits; files, health checks and other clients do not", async () => {
  const get = async (path: string, forwarded: string) => {
    const answer = await fetch(origin + path, { headers: { "X-Forwarded-For": forwarded } });
    return { answer, text: await answer.text() };
  };
  // The first 200 are allowed, and some more while they are answered.
  let refused: Awaited<ReturnType<typeof get>> | undefined;
  for (let round = 0; round < 30 && !refused; round += 1) {
    const all = await Promise.all(Array.from({ length: 50 }, () => get("/careers", "10.78.1.1")));
    refused = all.find(({ answer }) => answer.status === 429);
    if (round === 3) expect(refused).toBeUndefined();
  }
  expect(refused?.text).toBe("Too many pages from your network. Please try again in 1 second.\n");
  expect(refused?.answer.headers.get("retry-after")).toBe("1");
  expect(refused?.answer.headers.get("cache-control")).toBe("no-store");
  const free = Array.from({ length: 100 }, () => ["/", "/favicon.svg", "/healthz"]).flat();
  const statuses = await Promise.all(free.map(async (path) => (await get(path, "10.78.1.1")).answer.status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get("/careers", "10.78.1.2")).answer.status).toBe(200);
});

test("guesses at links are counted only for the client that makes them", async () => {
  const open = async (path: string, forwarded: string) =>
    (await fetch(origin + path, { headers: { "X-Forwarded-For": forwarded } })).status;
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1)
    statuses.push(await open(`/application/data?token=guess-${number}`, "10.77.1.1"));
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([410]));
  expect(statuses.at(-1)).toBe(429);
  const refused = await fetch(`${origin}/application?token=guess`, {
    headers: { "X-Forwarded-For": "10.77.1.1" },
  });
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining("Too many invalid links"),
  ]);
  for (const path of ["/application?token=x", "/email-verification?token=x"])
    expect([path, await open(path, "10.77.1.2")]).toEqual([path, 410]);

  // Valid links are never refused, because many people share a campus's IP address.
  const email = newEmail();
  await apply({ email });
  expect(await open(ownPath((await mailTo(email))?.text), "10.77.1.1")).toBe(200);
  const erase = new URLSearchParams({ intent: "erase", sure: "yes" });
  const guess = await fetch(`${origin}/application?token=guess`, {
    ...{ method: "POST", body: erase, headers: { ...headers(), "X-Forwarded-For": "10.77.1.1" } },
  });
  expect(guess.status).toBe(429);
});

test("a page rendered for one request is compressed, a page behind a secret is not", async () => {
  const coded = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, {
      ...init,
      headers: { ...headers(), "Accept-Encoding": "br" },
    });
    await answer.body?.cancel();
    return [answer.status, answer.headers.get("content-encoding"), answer.headers.get("cache-control")];
  };
  expect(await coded("/application")).toEqual([200, "br", "no-store"]);
  expect(await coded("/no-such-page")).toEqual([404, "br", "no-store"]);
  const body = new URLSearchParams({ name: "Asha" });
  expect(await coded(postingPath, { method: "POST", body })).toEqual([422, "br", "no-store"]);
  const email = newEmail();
  await apply({ email });
  const path = await confirmedPath(email);
  const secret = [200, null, "no-store, no-transform"];
  expect(await coded(path)).toEqual(secret);
  expect(await coded(path.replace("?", ".data?"))).toEqual(secret);
  expect(await coded(path.replace("?", "/data?"))).toEqual(secret);
  const guess = new URLSearchParams({ intent: "links", email: "nobody" });
  expect(await coded(path, { method: "POST", body: guess })).toEqual([422, ...secret.slice(1)]);
  expect(await coded("/application", { method: "POST", body: guess })).toEqual([422, "br", "no-store"]);
});

test("links in mails and addresses of answers are those of the settings, whatever Host says", async () => {
  const email = newEmail();
  const body = new URLSearchParams([
    ["resume", (await upload("a.pdf")).id ?? ""],
    ...formFields(email),
  ]).toString();
  const answer = await new Promise<{ status: number | undefined; location: string }>((resolve, reject) => {
    const outgoing = request(
      origin + postingPath,
      {
        method: "POST",
        headers: {
          ...headers(),
          Host: "evil.example",
          "X-Forwarded-Host": "evil.example",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      },
      (incoming) => {
        incoming.resume();
        resolve({ status: incoming.statusCode, location: incoming.headers.location ?? "" });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(new RegExp(`^${postingPath}\\?applied=`));
  const { text = "", html = "" } = (await mailTo(email)) ?? {};
  expect(text + html).not.toContain("evil");
  const links = [...(text + html).matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link).origin);
  expect(links.length).toBeGreaterThan(1);
  expect(new Set(links)).toEqual(new Set([siteUrl]));
});

test("a path that no page can have gets a short answer", async () => {
  const words = Array.from({ length: 2_100 }, (_, number) => `word${number}`).join("-");
  for (const path of [
    `/${words}`.slice(0, 14_000),
    `/career/${words}`.slice(0, 1_001),
    `/${words.slice(0, 9_000)}.data`,
  ]) {
    const answer = await fetch(`${origin}${path}`);
    expect([answer.status, await answer.text()]).toEqual([404, "Not found.\n"]);
  }
  const page = await fetch(`${origin}/${words.slice(0, 900)}`);
  expect([page.status, page.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
});

test("searches that no visitor types are answered, and soon", async () => {
  const many = Array.from({ length: 500 }, (_, number) => `unit=u${number}`).join("&");
  const queries = [
    `q=${"word+".repeat(2_000)}`,
    `q=${"a".repeat(10_000)}`,
    `q=${encodeURIComponent("%_.*+?^{}()|[]\\")}`,
    "page=-1",
    "page=1e12",
    "page=NaN&sort=constructor",
    many,
  ];
  for (const query of queries) {
    const begun = performance.now();
    const page = await fetch(`${origin}/careers?${query}`);
    const html = await page.text();
    expect([query.slice(0, 40), page.status]).toEqual([query.slice(0, 40), 200]);
    expect(html).toContain("</html>");
    expect(performance.now() - begun).toBeLessThan(1_000);
  }
});

test("a store that fails while a form is read takes neither its text nor its file away", async () => {
  const { id = "" } = await upload("a.pdf");
  const database = new DatabaseSync(`${directory}/site.db`, { timeout: 5000 });
  database.exec("alter table uploads rename to moved");
  const body = new URLSearchParams([["resume", id], ...formFields()]);
  const post = () =>
    fetch(origin + postingPath, { method: "POST", redirect: "manual", headers: headers(), body });
  try {
    const answer = await post();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    const html = await answer.text();
    expect(html).toContain(`value="${id}"`);
    expect(html).toContain('value="Asha Rao"');
  } finally {
    database.exec("alter table moved rename to uploads");
    database.close();
  }
  expect((await post()).status).toBe(303);
});

test("nothing of all this is in the log, and nothing broke", () => {
  expect(site.output()).not.toMatch(/Asha|@example|evil|onerror|10\.9\.8/);
  expect(site.output()).not.toMatch(/page-failed|post-failed|unhandled| {4}at /);
});

test("a file in a form that takes none is not stored", async () => {
  const count = () => {
    const database = new DatabaseSync(`${directory}/site.db`, { readOnly: true });
    const { files } = database.prepare("select count(*) as files from uploads").get() ?? {};
    database.close();
    return Number(files);
  };
  const before = count();
  const statuses: Record<string, number> = {};
  for (const path of ["/", "/no-such-page", "/company/contact", "/career/none/none"]) {
    const form = new FormData();
    form.append("resume", new Blob([new Uint8Array(randomFile(500))]), "stray.pdf");
    const answer = await fetch(origin + path, { method: "POST", headers: headers(), body: form });
    await answer.body?.cancel();
    statuses[path] = answer.status;
  }
  expect(count()).toBe(before);
  expect(statuses).toEqual({
    "/": 405,
    "/no-such-page": 405,
    "/company/contact": 422,
    "/career/none/none": 404,
  });
  expect((await apply()).status).toBe(303);
  expect(count()).toBe(before + 1);
});
