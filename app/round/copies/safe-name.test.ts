import { expect, test } from "vitest";
import { exportName, safeName } from "./safe-name.ts";

const name = (text: string) => safeName(text, { fallback: "file" });

test("names lose what a system refuses and keep their ending", () => {
  expect(name("../../etc/passwd")).toBe("etc passwd");
  expect(name("CV: Asha <final>?.pdf")).toBe("CV Asha final.pdf");
  expect(name("con.pdf")).toBe("con_.pdf");
  expect(name("résumé\u202Efdp.exe")).toBe("résumé fdp.exe");
  expect(name("  a\n\tb. ")).toBe("a b");
  expect(name("...")).toBe("file");
  expect(name(".pdf")).toBe("pdf");
  expect(name("\uD800.pdf")).toBe("\uFFFD.pdf");
  expect(name("सुनीता घाडगे.pdf")).toBe("सुनीता घाडगे.pdf");
});

test("long names are cut between characters", () => {
  const long = name(`${"सुनीता ".repeat(40)}.pdf`);
  expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(100);
  expect(long).toMatch(/\.pdf$/);
  expect(long).not.toContain("\uFFFD");
});

test("an export is named by the round and the day", () => {
  expect(exportName("Customer support executive, Bhiwandi", "2026-11-30")).toBe(
    "Customer-support-executive,-Bhiwandi-2026-11-30.zip",
  );
  expect(exportName("A/B", "2026-11-30")).toBe("A-B-2026-11-30.zip");
  expect(exportName("///", "2026-11-30")).toBe("round-2026-11-30.zip");
});
