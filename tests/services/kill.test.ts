import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { launch } from "#tests/support/launch.ts";
import { readMails } from "#tests/support/mails.ts";
import { endServers, isSettled, startServer } from "#tests/support/server.ts";

const directory = mkdtempSync(`${tmpdir()}/kill-`);
afterEach(() => {
  endServers();
  rmSync(directory, { recursive: true, force: true });
});

/** A mail server that accepts connections but never responds: mails are in transit during the kill. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const startSite = (env: NodeJS.ProcessEnv) => startServer({ DATA_DIR: directory, ...env });

/** @returns the reference, once the server has acknowledged the message */
async function send(origin: string, number: number): Promise<string> {
  const answer = await fetch(`${origin}/company/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, "X-Forwarded-For": `10.0.0.${number}` },
    body: new URLSearchParams({
      reason: "demo",
      name: `Sender ${number}`,
      email: `sender-${number}@example.com`,
      company: "",
      message: `The message with the number ${number}.`,
    }),
  });
  expect(answer.status).toBe(303);
  return /received=(.*)$/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
}

test("what was acknowledged before kill -9 is there after the next start, and its mails go out", async () => {
  const silent = await silentServer();
  const mailSettings = {
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    MAIL_FROM: "site@site.example",
    CONTACT_TO: "team@site.example",
  };
  const first = await startSite(mailSettings);

  // The data directory is locked: a second process reports that in one line and does not disturb the first.
  const second = launch("server/main.ts", { env: { PORT: "0", DATA_DIR: directory } });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another process uses the data directory ${directory}: stop it, or set DATA_DIR to another one (only PostgreSQL, by DATABASE_URL, serves several)`,
  );

  const acknowledged: string[] = [];
  let number = 0;
  const sending = Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (number < 200) {
        number += 1;
        acknowledged.push(await send(first.origin, number));
      }
    }),
  ).catch(() => {});
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(30));
  await first.kill();
  await sending;
  silent.close();

  const again = await startSite({});
  expect(again.output()).toContain(`Mails are written to ${directory}/mail; set SMTP_URL to send them`);
  for (const reference of acknowledged) {
    const page = await fetch(`${again.origin}/company/contact?received=${reference}`);
    expect(await page.text()).toContain(`>${reference}</strong>`);
  }
  expect(await isSettled(again, 20_000)).toBe(true);
  expect(await again.countTasks()).toEqual({ pending: 0, dead: 0 });
  const mails = await readMails(directory);
  for (const reference of acknowledged) {
    expect(mails.filter(({ subject }) => subject?.includes(reference))).toHaveLength(2);
  }

  // Open requests finish, then the process exits with everything stored.
  expect(await again.stop()).toBe(0);
  expect(again.output()).not.toMatch(/sender|message with the number/i);
  console.log(`${acknowledged.length} acknowledged before kill -9, ${mails.length} mails after it`);
});

test("what a killed process was receiving is gone at the next start", async () => {
  const folder = `${directory}/files/new`;
  mkdirSync(folder, { recursive: true });
  // All of it had arrived, and its sender has sent it again and withdrawn it since.
  writeFileSync(`${folder}/left`, "sealed");
  const server = await startSite({});
  expect(existsSync(folder)).toBe(true);
  expect(existsSync(`${folder}/left`)).toBe(false);
  await server.stop();
});
