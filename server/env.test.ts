import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("everything has a default", () => {
  expect(readEnv({})).toEqual({ PORT: 3000, DATA_DIR: "var" });
});

test("every wrong setting is named with its value and the reason", () => {
  expect(() => readEnv({ PORT: "many", SITE_URL: "example.com" })).toThrow(
    /^Settings: PORT=many: must be a number; SITE_URL=example.com: must be an address/,
  );
});

test("the site's address loses the slash at its end", () => {
  expect(readEnv({ SITE_URL: "https://www.example.com/" }).SITE_URL).toBe("https://www.example.com");
});
