import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "#server/store/open-store.ts";
import { testStores } from "#server/store/test-stores.ts";
import { createProofOfWork, noProofOfWork, type ProofOfWork } from "./proof-of-work.ts";

// The counter that a solution must find; hundreds in production, where each step derives a key.
vi.mock("node:crypto", async (load) => ({ ...(await load<object>()), randomInt: () => 3 }));

const directory = mkdtempSync(`${tmpdir()}/challenge-`);
afterAll(() => rmSync(directory, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

/** Requests a challenge over HTTP, as a browser does. */
async function ask(challenges: ProofOfWork, path = "/challenge") {
  const server = createServer((request, response) => {
    if (!challenges.answer(request.url ?? "", response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await answer.text();
  server.close();
  return { status: answer.status, kept: answer.headers.get("cache-control"), text };
}

async function solved(challenges: ProofOfWork) {
  const challenge = JSON.parse((await ask(challenges)).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("There is no solution");
  return { challenge, solution };
}

const send = (challenges: ProofOfWork, proof: unknown) =>
  challenges.requireProof(typeof proof === "string" ? proof : JSON.stringify(proof), async () => "taken");
const refused = { kind: "PROVE" };

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  let challenges: ProofOfWork;
  beforeAll(async () => {
    store = await open();
    challenges = await createProofOfWork(store);
  }, 60_000);
  afterAll(() => store.close());

  test("challenges are not stored, and a solution is accepted once, even of many at the same time", async () => {
    const { status, kept } = await ask(challenges);
    expect([status, kept]).toEqual([200, "no-store"]);
    const proof = await solved(challenges);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(challenges, proof)));
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(await send(challenges, proof)).toEqual(refused);
    const { challenge, solution } = proof;
    expect(await send(challenges, { solution, challenge })).toEqual(refused);
  });

  test("processes on one store share challenges and spent solutions", async () => {
    const other = await createProofOfWork(store);
    const proof = await solved(challenges);
    expect(await send(other, proof)).toBe("taken");
    expect(await send(challenges, proof)).toEqual(refused);
  });

  test("proofs without work or with changes are rejected and spend nothing", async () => {
    const { challenge, solution } = await solved(challenges);
    const { parameters, signature = "" } = challenge;
    const withParameters = (changes: object) => ({
      challenge: { parameters: { ...parameters, ...changes }, signature },
      solution,
    });
    const wrong: Record<string, unknown> = {
      nothing: "",
      "no JSON": "{",
      "another form": { payload: 1 },
      null: "null",
      "much text": `${" ".repeat(3000)}{}`,
      "a later end": withParameters({ expiresAt: (parameters.expiresAt ?? 0) + 60 }),
      "no end": withParameters({ expiresAt: undefined }),
      "less work": withParameters({ cost: 1 }),
      "an easier key": withParameters({ keyPrefix: "00" }),
      "other data": withParameters({ data: { form: "x" } }),
      "another signature": { challenge: { parameters, signature: signature.replace(/^./, "g") }, solution },
      "no signature": { challenge: { parameters }, solution },
      "another counter": { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      "another key": {
        challenge,
        solution: { ...solution, derivedKey: `${parameters.keyPrefix}00`.repeat(2) },
      },
      "no number": { challenge, solution: { ...solution, counter: "1" } },
    };
    for (const [what, proof] of Object.entries(wrong))
      expect(await send(challenges, proof), what).toEqual(refused);
    expect(await send(challenges, { challenge, solution })).toBe("taken");
  });

  test("a solution is accepted for ten minutes, and a spent one is forgotten after them", async () => {
    const [early, late, next] = [
      await solved(challenges),
      await solved(challenges),
      await solved(challenges),
    ];
    const start = (early.challenge.parameters.expiresAt ?? 0) * 1000 - 600_000;
    vi.useFakeTimers({ toFake: ["Date"], now: start + 599_000 });
    expect(await send(challenges, early)).toBe("taken");
    vi.setSystemTime(start + 605_000);
    expect(await send(challenges, late)).toEqual(refused);
    expect(await send(challenges, early)).toEqual(refused);

    vi.setSystemTime(start + 700_000);
    const proof = await solved(challenges);
    expect(await send(challenges, proof)).toBe("taken");
    expect(await send(challenges, next)).toEqual(refused);
    const rows = await store.db.selectFrom("spent_challenges").select("signature").execute();
    expect(rows).toEqual([{ signature: proof.challenge.signature }]);
  });
});

test("a solution for another store's key is refused", async () => {
  const [one, two] = await Promise.all(
    ["one", "two"].map(async (name) => {
      const store = await openStore({ directory: mkdtempSync(`${directory}/${name}-`) }, () => {});
      return { store, challenges: await createProofOfWork(store) };
    }),
  );
  if (!one || !two) throw new Error("There are no stores");
  expect(await send(two.challenges, await solved(one.challenges))).toEqual(refused);
  await Promise.all([one.store.close(), two.store.close()]);
});

test("a failing store is reported and nothing is accepted", async () => {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line: string) => {
    lines.push(line);
  });
  const store = await openStore({ directory: mkdtempSync(`${directory}/fails-`) }, () => {});
  const challenges = await createProofOfWork(store);
  const proof = await solved(challenges);
  await store.db.schema.dropTable("spent_challenges").execute();
  expect(await send(challenges, proof)).toEqual({ kind: "UNAVAILABLE", retryAfter: 30 });
  expect(lines.join()).toContain("proof-not-checked");
  expect(lines.join()).not.toContain(proof.solution.derivedKey);
  await store.close();
  spy.mockRestore();
});

test("while the setting is off no proof is required and no challenge is issued", async () => {
  expect(await send(noProofOfWork, "")).toBe("taken");
  expect(await ask(noProofOfWork)).toMatchObject({ status: 204, kept: "no-store", text: "" });
});
