import { expect, test } from "vitest";
import { wholeListAddress } from "./whole-lists.ts";

test("the address of a whole list keeps what is searched, and no page", () => {
  expect(wholeListAddress("/careers", "?q=java&unit=growth&unit=support&page=2")).toBe(
    "/careers?q=java&unit=growth&unit=support&page=all",
  );
  expect(wholeListAddress("/careers", "")).toBe("/careers?page=all");
});
