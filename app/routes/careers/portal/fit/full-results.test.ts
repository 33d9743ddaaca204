import { expect, test } from "vitest";
import { wholeListAddress } from "./full-results.ts";

test("the address of a whole list keeps what is searched, and no page", () => {
  expect(wholeListAddress("/careers", "?q=java&unit=growth&unit=support&page=2")).toBe(
    "/careers.json?q=java&unit=growth&unit=support",
  );
  expect(wholeListAddress("/careers", "?page=3")).toBe("/careers.json");
});
