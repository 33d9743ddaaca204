import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { eventually } from "#tests/support/eventually.ts";
import { endLaunched, launch } from "#tests/support/launch.ts";
import { readMails } from "#tests/support/mails.ts";

const copy = copyProject();
// Assets of a build: making them takes longer than all tests.
cpSync(".generated", `${copy.root}/.generated`, { recursive: true });
const { child, ended, says, output } = launch("scripts/dev.ts", {
  cwd: copy.root,
  env: { PORT: "0", DATA_DIR: undefined },
});
let origin = "";
beforeAll(async () => {
  await says(/Ready on/);
  origin = /http:\/\/localhost:\d+/.exec(output())?.[0] ?? "";
});
afterAll(() => {
  endLaunched();
  copy.remove();
});

async function open(path: string, request?: RequestInit) {
  const answer = await fetch(origin + path, request);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test("the development server shows changed content, says what is wrong with it, and recovers", async () => {
  // Reuses the build's generated assets: making them takes longer than the rest of the test.
  cpSync(".generated", `${copy.root}/.generated`, { recursive: true });
  const port = 34_000 + (process.pid % 1000);
  const { says } = launch("scripts/dev.ts", { cwd: copy.root, env: { PORT: String(port) } });
  await says(/localhost:/);
  const heading = async () => {
    const html = await (await fetch(`http://localhost:${port}/company/team`)).text();
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  };
  const shows = (words: string) => eventually(async () => expect(await heading()).toContain(words));
  const file = "content/pages/company/team.yaml";
  await heading();
  copy.edit(file, (text) => text.replace(/^( {6}title: ).*$/m, "$1Changed while it runs"));
  await shows("Changed while it runs");
  copy.edit(file, (text) => text.replace("kind: FEATURES", "kind: FEATURE"));
  await says(
    /content\/pages\/company\/team\.yaml:\d+ {2}sections\[\d\]\.kind\s+unknown section kind "FEATURE"/,
  );
  copy.edit(file, (text) =>
    text.replace("kind: FEATURE\n", "kind: FEATURES\n").replace("Changed while it runs", "Mended"),
  );
  await shows("Mended");
});

test("code that cannot be read is an error page, until it is fixed", async () => {
  const file = "app/routes/contact/next-steps.tsx";
  const answers = (status: number, words: string) =>
    eventually(async () =>
      expect(await open("/company/contact")).toMatchObject({ status, html: expect.stringContaining(words) }),
    );
  await answers(200, "</html>");
  copy.edit(file, (text) => text.replace("</ol>", ""));
  await answers(500, file);
  copy.edit(file, (text) => text.replace("</section>", "</ol><p>Fixed steps</p></section>"));
  await answers(200, "Fixed steps");
});

test("a message is stored, and its mails have the words that were saved last", async () => {
  copy.edit("content/contact.yaml", (text) =>
    text
      .replace("title: Write a message", "title: Write some words")
      .replace("{site} has received your message", "{site} has received your words"),
  );
  await eventually(async () => expect((await open("/company/contact")).html).toContain("Write some words"));
  const { status, headers } = await open("/company/contact", {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({
      reason: "demo",
      name: "Asha Rao",
      email: "asha@example.com",
      company: "",
      message: "A message to the development server.",
    }),
  });
  const receipt = headers.get("location") ?? "";
  expect([status, receipt]).toEqual([303, expect.stringMatching(/^\/company\/contact\?received=./)]);
  const reference = receipt.split("=")[1] ?? "";
  expect((await open(receipt)).html).toContain(`>${reference}</strong>`);
  await eventually(async () => {
    const subjects = (await readMails(`${copy.root}/var/dev`)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      `A demo: message from Asha Rao (${reference})`,
      expect.stringContaining(`has received your words (${reference})`),
    ]);
  });
});

test("Ctrl+C ends it with exit code 0", async () => {
  expect((await open("/healthz")).status).toBe(200);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});
