import { expect, it } from "vitest";
import { renderHtml } from "./html.ts";
import { makeLabel } from "./label.ts";
import { planFile, type Task } from "./plan.ts";
import { renderText } from "./text.ts";

const count = 300;
const plans = Array.from({ length: count }, (_, index) => planFile("test", index));

/** Letters only: headings in capitals, marks and line breaks do not matter. */
const bare = (text: string) =>
  text
    .replace(/&amp;/g, "&")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

const valuesOf = ({ person, printed, file, split, program }: Task): string[] => {
  const label = makeLabel(person, printed, { name: file, split, program });
  return [
    label.basics.name,
    label.basics.email,
    ...[label.basics.phone ?? []].flat(),
    ...label.basics["x-links"],
    ...label.work.flatMap(({ name, position }) => [name, position]),
    ...label.education.flatMap(({ institution, studyType }) => [institution, studyType]),
    ...label.skills.map(({ name }) => name),
  ];
};

it("plans the same file for the same seed and number", () => {
  const again = planFile("test", 7);
  expect(again.file).toBe(plans[7]?.file);
  expect(renderText(again.printed.document)).toBe(plans[7] && renderText(plans[7].printed.document));
  expect(planFile("other", 7).person.name).not.toBe(plans[7]?.person.name);
});

it("prints every value of the label", () => {
  for (const plan of plans)
    for (const render of [renderText, renderHtml]) {
      const text = bare(render(plan.printed.document));
      for (const value of valuesOf(plan)) expect(text, `${plan.file} ${value}`).toContain(bare(value));
    }
});

it("prints the dates of the label", () => {
  for (const { printed, file } of plans) {
    const text = renderText(printed.document);
    for (const { dates } of [...printed.jobs, ...printed.studies]) expect(text, file).toContain(dates.text);
  }
});

it("keeps what a split has for itself out of the others", () => {
  for (const { split, printed, program } of plans) {
    expect(printed.document.theme.isUnseen).toBe(split === "unseen themes");
    expect(["typst", "pdf-lib", "odt", "markdown"].includes(program)).toBe(split === "unseen programs");
  }
});
