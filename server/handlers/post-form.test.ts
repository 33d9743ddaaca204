import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { noProofOfWork } from "#server/submissions/proof-of-work.ts";
import { createFormHandler } from "./post-form.ts";

test("an upload that cannot be stored now is answered with the time to wait", async () => {
  const handle = createFormHandler({
    answer: async () => new Response(),
    filesOf: () => "NONE",
    requireProof: noProofOfWork.requireProof,
    saveUpload: async (bytes, name) => {
      bytes.resume();
      return { kind: "REFUSED", reason: "UNAVAILABLE", name };
    },
  });
  const server = createServer((request, response) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    handle({ request, response, path, query, client: "192.0.2.1" });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/uploads?name=a.pdf`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: "%PDF-1.7",
  });
  server.close();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
