import { describe, expect, it } from "vitest";
import { readResume } from "../read-file.ts";
import { readJsonResume } from "./json-resume.ts";

describe("readJsonResume", () => {
  it("returns the parsed value of a résumé", () => {
    expect(readJsonResume('\uFEFF{"basics":{"name":"Jane"}}')).toEqual({ basics: { name: "Jane" } });
    expect(readJsonResume('{"skills":[]}')).toEqual({ skills: [] });
  });

  it("distinguishes broken JSON from JSON that is no résumé", () => {
    const deep = "[".repeat(100_000);
    for (const text of ["{", "", '{"basics":}', deep]) {
      expect(() => readJsonResume(text)).toThrow(expect.objectContaining({ code: "corrupt" }));
    }
    for (const text of [
      "[]",
      "null",
      '"work"',
      '{"name":"x"}',
      '[{"work":[]}]',
      '{"__proto__":{"work":[]}}',
    ]) {
      expect(() => readJsonResume(text)).toThrow(expect.objectContaining({ code: "not-resume" }));
    }
  });
});

it("is read from a file and from pasted text alike", async () => {
  const json =
    '{"basics":{"name":"Asha Rao"},"work":[{"name":"Acme Ltd","position":"Tester","startDate":"2019"}]}';
  for (const source of [json, `\n${json}`, new TextEncoder().encode(json)])
    expect((await readResume(source)).resume).toMatchObject({
      basics: { name: "Asha Rao" },
      work: [{ name: "Acme Ltd", position: "Tester", startDate: "2019" }],
    });
  await expect(readResume('{"basics":')).rejects.toMatchObject({ code: "corrupt" });
});
