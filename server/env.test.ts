import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("everything has a default", () => {
  expect(readEnv({})).toEqual({ PORT: 3000, DATA_DIR: "var", TRUSTED_PROXIES: 0, ALTCHA: "off" });
});

test("every wrong setting is named with its value and the reason", () => {
  expect(() => readEnv({ PORT: "many", SITE_URL: "example.com", ALTCHA: "yes" })).toThrow(
    /^Settings: PORT=many: must be a number; SITE_URL=example.com: must be an address.*; ALTCHA=yes: must be on or off$/,
  );
});

test("the site's address loses the slash at its end", () => {
  expect(readEnv({ SITE_URL: "https://www.example.com/" }).SITE_URL).toBe("https://www.example.com");
});

test("mail needs a sender and a receiver, and a wrong address does not show its password", () => {
  expect(() => readEnv({ SMTP_URL: "smtp://mail.example.com" })).toThrow(
    "Settings: MAIL_FROM=: is needed as soon as SMTP_URL is set; CONTACT_TO=: is needed as soon as SMTP_URL is set",
  );
  expect(() => readEnv({ SMTP_URL: "http://me:secret@mail.example.com" })).toThrow(
    /^Settings: SMTP_URL=…: must be an address such as smtp:/,
  );
});

test("mailboxes have a name or none, and are one", () => {
  const read = (MAIL_FROM: string) => readEnv({ MAIL_FROM }).MAIL_FROM;
  expect(read("a@b.example")).toEqual({ name: "", address: "a@b.example" });
  expect(read('"Site, Inc." <a@b.example>')).toEqual({ name: "Site, Inc.", address: "a@b.example" });
  for (const wrong of ["a@b, c@d", "a@b <c@d> <e@f>", "nobody", "a@b\r\nBcc: c@d"])
    expect(() => read(wrong), wrong).toThrow(/MAIL_FROM/);
});
