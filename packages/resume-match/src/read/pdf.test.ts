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

/** A page with lines in a font that is not embedded and has no table of its letters. */
function pageInFont(lines: string[], encoding: string, ordering: string): Uint8Array {
  const hex = (text: string) =>
    [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
  const content = `BT /F 11 Tf 60 760 Td 18 TL ${lines.map((line) => `<${hex(line)}> Tj T*`).join(" ")} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/FontDescriptor 7 0 R>>`,
    "<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 8>>\n%%EOF`);
}

it.each([
  ["Chinese", "UniGB-UCS2-H", "GB1", "软件工程师"],
  ["Chinese in traditional letters", "UniCNS-UCS2-H", "CNS1", "軟體工程師"],
  ["Japanese", "UniJIS-UCS2-H", "Japan1", "東京都渋谷区"],
  ["Korean", "UniKS-UCS2-H", "Korea1", "소프트웨어"],
])("reads %s whose font only has the numbers of Adobe's collection", async (_, encoding, ordering, words) => {
  const lines = ["Lin Qiao", "lin@example.com 13800001111", "SKILLS", words];
  expect((await readResume(pageInFont(lines, encoding, ordering))).text).toContain(words);
});
