import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readResume } from "../read-file.ts";

/*
 * Both files were made from one hand-written page with qpdf 12:
 *   qpdf --encrypt user owner 256 -- page.pdf asks-password.fixture.pdf
 *   qpdf --allow-weak-crypto --encrypt "" owner 128 --print=none --modify=none --extract=n -- page.pdf owner-only.fixture.pdf
 */
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./${name}.fixture.pdf`, import.meta.url)));
const asksPassword = fixture("asks-password");
const ownerOnly = fixture("owner-only");
const nameIn = async (bytes: Uint8Array, password?: string) =>
  (await readResume(bytes, password === undefined ? {} : { password })).resume.basics.name;

describe("readResume of an encrypted PDF", () => {
  it("throws `encrypted` without the password and with a wrong one", async () => {
    await expect(nameIn(asksPassword)).rejects.toMatchObject({
      code: "encrypted",
      message: "The PDF asks for a password",
    });
    await expect(nameIn(asksPassword, "guess")).rejects.toMatchObject({
      code: "encrypted",
      message: "The password is not right",
    });
  });

  it.each(["user", "owner"])("opens with the %s's password", async (password) => {
    expect(await nameIn(asksPassword, password)).toBe("Asha Rao");
  });

  it("leaves the caller's bytes unchanged, so that a second password can be tried", async () => {
    const bytes = fixture("asks-password");
    await expect(nameIn(bytes, "guess")).rejects.toMatchObject({ code: "encrypted" });
    expect(bytes).toEqual(asksPassword);
    expect(await nameIn(bytes, "user")).toBe("Asha Rao");
  });

  it.each([undefined, "owner", "an unneeded password"])(
    "reads a PDF that only its owner's password restricts, given %s",
    async (password) => {
      const { resume } = await readResume(ownerOnly, password === undefined ? {} : { password });
      expect(resume.basics).toMatchObject({ name: "Asha Rao", email: "asha.rao@example.com" });
      expect(resume.work).toMatchObject([{ position: "Software Engineer", name: "Corvane Systems" }]);
    },
  );
});

it("readResume of a PDF stops with `timeout` after 10 s on the host's timer, and clears it", async () => {
  const cleared: unknown[] = [];
  const timers = {
    setTimeout: (expire: () => void, ms: number) => {
      expire();
      return ms;
    },
    clearTimeout: (timer: unknown) => cleared.push(timer),
  };
  await expect(readResume(ownerOnly, { timers })).rejects.toMatchObject({ code: "timeout" });
  expect(cleared).toEqual([10_000]);
});
