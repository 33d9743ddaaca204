import { expect, test } from "vitest";
import { indexPages, similarPages } from "./similar-pages.ts";

const pages = [
  { url: "/", name: "Home" },
  { url: "/platform/resumate", name: "ResuMate" },
  { url: "/platform/skilllens", name: "SkillLens" },
  { url: "/company/about-us", name: "About us" },
  { url: "/company/contact", name: "Contact" },
  { url: "/how-it-works/campus-hiring", name: "Campus hiring" },
  { url: "/how-it-works/lateral-hiring", name: "Lateral hiring" },
  { url: "/blog/what-resume-parsers-get-wrong", name: "What résumé parsers get wrong" },
  { url: "/career/product-engineering/java-developer", name: "Java developer" },
  { url: "/career/product-engineering/front-end-developer", name: "Front-end developer" },
];
const index = indexPages(pages);
const urls = (path: string) => similarPages(path, index).map(({ url }) => url);

for (const [path, expected] of [
  ["/platform/resumat", "/platform/resumate"],
  ["/resumate.html", "/platform/resumate"],
  ["/Skill-Lens", "/platform/skilllens"],
  ["/aboutus", "/company/about-us"],
  ["/contact-us/", "/company/contact"],
  ["/campushiring", "/how-it-works/campus-hiring"],
  ["/blog/resume-parsers", "/blog/what-resume-parsers-get-wrong"],
  ["/blog/r%C3%A9sum%C3%A9-parsers", "/blog/what-resume-parsers-get-wrong"],
  ["/career/engineering/java-develper", "/career/product-engineering/java-developer"],
] as const) {
  test(`${path} suggests ${expected}`, () => {
    expect(urls(path)[0]).toBe(expected);
  });
}

test("an address without similar pages gets no suggestions", () => {
  for (const path of [
    "/",
    "/nowhere",
    "/wp-login.php",
    "/platform/unknown",
    "/career/pune/12",
    "/%E0%A4%A",
  ]) {
    expect(urls(path), path).toEqual([]);
  }
});

test("at most four pages are suggested", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    url: `/career/unit/developer-${index}`,
    name: "Developer",
  }));
  expect(similarPages("/developer", indexPages(many))).toHaveLength(4);
});

/** CPU time of a function in milliseconds: the minimum of five runs. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test("a long address costs little more than a short one, however many postings there are", () => {
  const titles = ["Java developer", "Staff nurse", "Sous chef", "Payroll specialist", "Night shift analyst"];
  const many = Array.from({ length: 5_000 }, (_, number) => {
    const name = titles[number % titles.length] ?? "";
    return { url: `/career/unit-${number % 9}/${name.toLowerCase().replaceAll(" ", "-")}-${number}`, name };
  });
  const index = indexPages(many);
  const words = Array.from(
    { length: 2_100 },
    (_, number) => `dev${(number * 7919).toString(36).padStart(4, "o")}`,
  );
  const short = leastTime(() =>
    similarPages("/career/java-developer-in-pune/night-shift-nurse-in-india", index),
  );
  expect(leastTime(() => similarPages(`/${words.join("-")}`, index))).toBeLessThan(Math.max(short, 1) * 10);
});
