import { expect, test } from "vitest";
import { requestLinks } from "./request-links.ts";

test("while the store does not answer, a request for links is answered with the time to wait", async () => {
  const form = new FormData();
  form.set("email", "asha@example.com");
  const request = (result: "ACCEPTED" | "UNAVAILABLE") =>
    requestLinks(form, { requestLinks: async () => result });
  expect(await request("ACCEPTED")).toMatchObject({ status: 200, headers: {} });
  expect(await request("UNAVAILABLE")).toMatchObject({ status: 503, headers: { "Retry-After": "30" } });
});
