import { expect, test } from "vitest";
import { fullResultsUrl } from "./full-results.ts";

test("the URL of the full results has the search without the page", () => {
  expect(fullResultsUrl("/careers", "?q=java&unit=growth&unit=support&page=2")).toBe(
    "/careers.json?q=java&unit=growth&unit=support",
  );
  expect(fullResultsUrl("/careers", "?page=3")).toBe("/careers.json");
});
