import { afterEach, expect, test } from "vitest";
import { bundleFixture } from "#tests/support/bundle-fixture.ts";
import { clientBoundaryPlugin } from "./client-boundary.ts";

let fixture: ReturnType<typeof bundleFixture>;
afterEach(() => fixture.remove());

const serverModule =
  "export const secret = (text: string) => text.toUpperCase(); export type Secret = string;";

function bundle(files: Record<string, string>) {
  fixture = bundleFixture({ "server/secret.ts": serverModule, ...files });
  return fixture.bundle(clientBoundaryPlugin(), clientBoundaryPlugin());
}

test("a server module in a script for browsers stops the build, with chunk and module", async () => {
  const files = {
    "app/main.ts": 'import { secret } from "../server/secret.ts"; document.title = secret("x");',
  };
  await expect(bundle(files)).rejects.toThrow(
    /assets\/main-\S+\.js would bring server\/secret\.ts to browsers/,
  );
});

test("a worker's script counts, too", async () => {
  const files = {
    "app/main.ts": 'new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });',
    "app/worker.ts": 'import { secret } from "../server/secret.ts"; postMessage(secret("x"));',
  };
  await expect(bundle(files)).rejects.toThrow(
    /assets\/worker-\S+\.js would bring server\/secret\.ts to browsers/,
  );
});

test("types, and values that nothing uses, do not count", async () => {
  const { output } = await bundle({
    "app/main.ts":
      'import type { Secret } from "../server/secret.ts"; import { other } from "./other.ts"; document.title = other satisfies Secret;',
    "app/other.ts":
      'import { secret } from "../server/secret.ts"; export const load = () => secret("x"); export const other = "y";',
  });
  expect(output[0].moduleIds.map((id) => id.replace(/^.*\//, ""))).toEqual(["main.ts"]);
});
