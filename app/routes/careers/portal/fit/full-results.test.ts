import { expect, test } from "vitest";
import { fullResultsUrl } from "./full-results.ts";

test("the address of a whole list keeps what is searched, and no page", () => {
  expect(fullResultsUrl("/careers", "?q=java&unit=growth&unit=support&page=2")).toBe(
    "/careers.json?q=java&unit=growth&unit=support",
  );
  expect(fullResultsUrl("/careers", "?page=3")).toBe("/careers.json");
});
