import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { applyWithFile, newEmail, randomClientHeaders, randomFile } from "#tests/support/candidates.ts";
import { eventually } from "#tests/support/eventually.ts";
import { readMails } from "#tests/support/mails.ts";
import { endServers, startServer } from "#tests/support/server.ts";
import { content } from "#tests/support/site.ts";

const directory = mkdtempSync(`${tmpdir()}/legal-hold-`);
afterAll(() => {
  endServers();
  rmSync(directory, { recursive: true, force: true });
});

const { hold, erase, erased } = content.applications.myApplication;
/** The words of a text before its time. */
const beginning = (text: string) => (text.split("{")[0] ?? "").replaceAll("'", "&#x27;");

function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/applications.ts", ...args], {
    env: { ...process.env, DATA_DIR: directory },
    encoding: "utf8",
  });
  return { code: status, output: (stdout + stderr).trim() };
}

test("a candidate's page tells of a legal hold, records the wish to erase, and the release carries it out", async () => {
  const site = await startServer({ DATA_DIR: directory });
  const email = newEmail();
  const { reference = "" } = await applyWithFile(site.origin, randomFile(500), email);
  const text = await eventually(async () => {
    const mail = (await readMails(directory)).find(({ to }) => to?.[0]?.address === email);
    expect(mail?.text).toBeDefined();
    return mail?.text ?? "";
  });
  const [path = ""] = /\/application\?token=[\w-]+/.exec(text) ?? [];
  const page = async (prefix = "", body?: URLSearchParams) => {
    const headers = { Origin: site.origin, ...randomClientHeaders() };
    const method = body ? "POST" : "GET";
    const answer = await fetch(site.origin + prefix + path, { method, headers, body: body ?? null });
    // Scripts have all words of the page.
    const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
    return { status: answer.status, html };
  };
  expect((await page()).html).toContain(beginning(erased));

  expect(command("hold", reference, "--reason", "Case 12")).toMatchObject({ code: 0 });
  const held = (await page()).html;
  for (const words of [hold.since, hold.erase, hold.withdraw]) expect(held).toContain(beginning(words));
  for (const words of [erased, erase.text, "Case 12"]) expect(held).not.toContain(beginning(words));
  const wish = new URLSearchParams({ intent: "erase", sure: "yes" });
  const recorded = await page("", wish);
  expect(recorded.status).toBe(200);
  expect(recorded.html).toContain(beginning(hold.asked));
  expect(recorded.html).not.toContain(erase.done.title);
  expect((await page("/hi")).html).toContain("आपने सब कुछ मिटाने के लिए कहा है");
  expect((await page("/mr")).html).toContain("तुम्ही सर्व काही पुसण्यास सांगितले आहे");
  expect(command("erase", reference).code).toBe(1);

  expect(command("release", reference).output).toContain("is released, and erased as its candidate asked on");
  expect((await page()).status).toBe(410);
  await site.stop();
});
