/*
 * node lab/engines/resume-match/render-themes.ts FOLDER
 * Renders résumés of the corpus with published JSON Resume themes: installs the themes from the registry into
 * FOLDER, writes PDFs to FOLDER/files and labels to FOLDER/labels. Then run
 * npm run bench:resume -- --only real-files --real-files FOLDER
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { dump } from "js-yaml";
import { findTestChromium } from "#scripts/machine/chromium.ts";
import { type Resume, readResumes } from "./corpus/resume.ts";

/** Themes that render offline and print the dates. External style sheets are served from npm packages. */
const themes =
  "ace@1.1.0 autumn@1.0.1 boilerplate@0.1.2 class@0.1.2 compact@1.0.4 contempo@0.0.3 elegant@1.16.1 elite@1.2.0 eloquent@5.0.0 eloquent-mod@4.24.0 flat@0.3.7 flat-fr@0.0.1 fresh@0.0.3 full@0.0.4 github@0.0.5 jacrys@1.0.4 kards@1.0.2 kendall@0.2.0 lowmess@0.0.11 lucide@1.1.0 mantra@0.3.1 minimal@0.1.1 minyma@0.0.5 modern@0.0.18 onepage@0.0.3 onepage-plus@1.1.0 orbit@3.0.0 paper@0.5.0 paper-plus-plus@0.5.1 projects@0.30.0 pumpkin@1.1.4 riga@1.0.16 rocketspacer@1.2.2 short@0.1.7 simple@1.0.0 simple-red@1.0.4 simplyelegant@1.7.2 slick@0.1.16 spartacus@1.0.0 spartan@0.3.0 stackoverflow@3.3.0 standard-resume@2.1.0 tachyons-clean@0.0.9 techlead@1.0.1".split(
    " ",
  );
const styleSheets: [RegExp, string][] = [
  [/bootstrap.*\/4\..*css/, "bootstrap4/dist/css/bootstrap.min.css"],
  [/bootstrap.*css/, "bootstrap3/dist/css/bootstrap.min.css"],
  [/font-?awesome.*css/, "font-awesome/css/font-awesome.min.css"],
  [/normalize.*css/, "normalize.css/normalize.css"],
  [/tachyons.*css/, "tachyons/css/tachyons.min.css"],
];
const stylePackages =
  "bootstrap3@npm:bootstrap@3.4.1 bootstrap4@npm:bootstrap@4.6.2 font-awesome@4.7.0 normalize.css@8.0.1 tachyons@4.10.0".split(
    " ",
  );
const peoplePerTheme = 3;
/** Spreads the choice, as neighbouring people are similar. */
const step = 29;
const longestRender = 10_000;

const folder = resolve(process.argv[2] ?? "");
if (!process.argv[2]) throw new Error("Give a folder");
const people = readResumes(join(import.meta.dirname, "corpus/resumes")).filter(({ work }) => work.length > 1);
const hash = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0);

function install(place: string, packages: string[]): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), '{ "private": true }');
  const options = "--ignore-scripts --no-audit --no-fund --legacy-peer-deps --omit=optional".split(" ");
  execFileSync("npm", ["install", ...options, ...packages], {
    cwd: place,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/**
 * Converts a person to JSON Resume, with the fields of its old and its new schema. With `isLong`, dates
 * include days and skills are grouped.
 */
function toJsonResume({ basics, work, education, skills, volunteer, ...rest }: Resume, isLong: boolean) {
  const date = (text: string | null | undefined, month: string) =>
    text ? `${text.length === 4 ? `${text}-${month}` : text}${isLong ? "-01" : ""}` : undefined;
  const period = ({ startDate, endDate }: { startDate?: string | null; endDate?: string | null }) => ({
    startDate: date(startDate, "03"),
    endDate: date(endDate, "10"),
  });
  const [city, ...region] = (basics.location ?? "Springfield").split(", ");
  const own =
    basics.profiles.length > 0 ? basics.profiles : [{ network: "LinkedIn", url: "linkedin.com/in/sample" }];
  const names = skills.map(({ name }) => name);
  const groups = [
    { name: "Core skills", keywords: names.slice(0, 5) },
    { name: "Also", keywords: names.slice(5) },
  ].filter(({ keywords }) => keywords.length > 0);
  const isGrouped = skills.some(({ keywords }) => keywords.length > 0);
  const url = basics.url ? `https://${basics.url}` : "";
  return {
    basics: {
      ...{
        name: basics.name,
        label: basics.label ?? work[0]?.position,
        email: basics.email,
        image: "",
        picture: "",
      },
      ...{ phone: [basics.phone ?? ""].flat()[0], url, website: url, summary: rest.summary ?? "" },
      location: { address: "", postalCode: "", city, region: region.join(", "), countryCode: "" },
      profiles: own.map((profile) => ({
        ...{
          network: profile.network,
          username: profile.url.split("/").at(-1),
          url: `https://${profile.url}`,
        },
      })),
    },
    work: work.map((job) => ({
      ...job,
      ...period(job),
      company: job.name,
      url: "",
      website: "",
      summary: "",
    })),
    volunteer: volunteer.map((job) => ({
      ...job,
      ...period(job),
      url: "",
      website: "",
      summary: "",
      highlights: [],
    })),
    education: education.map(({ institution, studyType, area = "", score = "", startDate, endDate }) => ({
      ...{ institution, studyType, area, score, gpa: score, url: "", courses: [] },
      startDate: date(startDate ?? (endDate ? `${Number(endDate.slice(0, 4)) - 3}-09` : undefined), "09"),
      endDate: date(endDate, "06"),
    })),
    awards: rest.awards.map((title) => ({ title, date: "", awarder: "", summary: "" })),
    certificates: rest.certificates.map(({ name, issuer = "", date: day }) => ({
      ...{ name, issuer, date: date(day, "05") ?? "", url: "" },
    })),
    publications: rest.publications.map((name) => ({
      name,
      publisher: "",
      releaseDate: "",
      url: "",
      summary: "",
    })),
    skills: isGrouped ? skills : isLong ? groups : skills.map((skill) => ({ ...skill, level: "" })),
    languages: rest.languages.map(({ language, fluency = "Fluent" }) => ({ language, fluency })),
    interests: rest.interests.map((name) => ({ name, keywords: [] })),
    references: rest.references.map((reference) => ({ name: "", reference })),
    projects: rest.projects.map((project) => ({ ...project, highlights: [], keywords: [], roles: [] })),
    meta: {},
  };
}
type JsonResume = ReturnType<typeof toJsonResume>;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const monthName = (month: string) =>
  new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" }).format(new Date(`2020-${month}-02`));

/** The date at the precision printed in `text`. */
function printedDate(date: string | undefined, text: string): string | null {
  const [year = "", month = ""] = date?.split("-") ?? [];
  if (year === "") return null;
  const name = monthName(month);
  const isWithMonth = new RegExp(
    `${name}[a-z]*[.,]?\\s*(\\d{1,2},?\\s+)?${year}|(^|\\D)0?${Number(month)}[/.-](\\d\\d[/.-])?${year}|${year}[-/.]${month}|${year}\\s+${name}|${name}[a-z]*\\s*[-–—]`,
    "i",
  ).test(text);
  return isWithMonth ? `${year}-${month}` : text.includes(year) ? year : null;
}

/** The label of a page. The text around an entry shows how precise its dates are. */
function toLabel(
  file: string,
  family: string,
  { basics, work, volunteer, education, skills }: JsonResume,
  text: string,
) {
  const all = letters(text);
  const has = (value: string | undefined) =>
    value !== undefined && value !== "" && all.includes(letters(value));
  const around = (name: string, position = "") => {
    const lower = text.toLowerCase();
    for (
      let at = lower.indexOf(name.toLowerCase());
      at >= 0;
      at = lower.indexOf(name.toLowerCase(), at + 1)
    ) {
      const part = text.slice(Math.max(0, at - 90), at + name.length + 160);
      if (part.toLowerCase().includes(position.toLowerCase())) return part;
    }
    return text;
  };
  const datesOf = (entry: { startDate?: string | undefined; endDate?: string | undefined }, part: string) => {
    const startDate = printedDate(entry.startDate, part);
    const isOngoing = startDate && !entry.endDate && /present|current|now|today/i.test(text);
    return { startDate, endDate: isOngoing ? "present" : printedDate(entry.endDate, part) };
  };
  const listed = [
    ...new Set(skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))),
  ];
  const printed = listed.filter(has);
  const links = [basics.url, ...basics.profiles.map(({ url }) => url)].map((url) =>
    url.replace("https://", ""),
  );
  return {
    ...{ sample: true, file, family },
    source: {
      repository: `npm:jsonresume-theme-${family}`,
      commit: "0".repeat(40),
      path: file,
      licence: "MIT",
    },
    unscored: printed.length < listed.length * 0.7 ? ["skills"] : [],
    basics: {
      ...{ name: basics.name, email: has(basics.email) ? basics.email : null },
      ...{ phones: has(basics.phone) ? [basics.phone] : [], links: links.filter(has), optionalLinks: ["*"] },
    },
    work: [
      ...work.map(({ name, position, ...dates }) => ({
        ...{ name: has(name) ? name : "", position: has(position) ? position : null },
        ...datesOf(dates, around(name, position)),
      })),
      ...volunteer
        .filter(({ organization }) => has(organization))
        .map(({ organization: name, position, ...dates }) => ({
          ...{ name, position, ...datesOf(dates, around(name)), optional: true },
        })),
    ],
    education: education
      .filter(({ institution }) => has(institution))
      .map(({ institution, studyType, area, startDate, endDate }) => ({
        ...{ institution, studyType: [studyType, area].filter(has).join(" in ") || null },
        startDate: printedDate(startDate, around(institution)),
        endDate: printedDate(endDate, around(institution)),
      })),
    skills: printed,
    optionalSkills: skills.map(({ name }) => name),
  };
}

async function renderTheme(theme: string, context: BrowserContext): Promise<void> {
  const [family = ""] = theme.split("@");
  const place = join(folder, "themes", family);
  install(place, [`jsonresume-theme-${theme}`]);
  // Old themes read their templates relative to the working directory.
  process.chdir(join(place, "node_modules", `jsonresume-theme-${family}`));
  const require = createRequire(join(place, "package.json"));
  const name = `jsonresume-theme-${family}`;
  const module = await import(require.resolve(name)).catch(() => require(name));
  const render = module.render ?? module.default?.render ?? module.default;
  for (let turn = 0; turn < peoplePerTheme; turn += 1) {
    const person = people[(hash(family) + turn * step) % people.length];
    if (!person) throw new Error("No people");
    const json = toJsonResume(person, turn !== 1);
    const page = await context.newPage();
    await page.setContent(await render(structuredClone(json)), { timeout: longestRender });
    await page.emulateMedia({ media: "print" });
    const text = await page.evaluate("document.body.innerText");
    const file = `${family}-${turn}.pdf`;
    await page.pdf({
      path: join(folder, "files", file),
      format: turn === 2 ? "letter" : "a4",
      printBackground: true,
    });
    writeFileSync(join(folder, "labels", `${file}.yaml`), dump(toLabel(file, family, json, String(text))));
    await page.close();
  }
}

for (const part of ["files", "labels", "themes"]) {
  rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(join(folder, part), { recursive: true });
}
install(join(folder, "styles"), stylePackages);
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: ["--no-sandbox"],
});
const context = await browser.newContext();
await context.route(/^https?:/, (route) => {
  const [, file] = styleSheets.find(([pattern]) => pattern.test(route.request().url())) ?? [];
  return file ? route.fulfill({ path: join(folder, "styles/node_modules", file) }) : route.abort();
});
for (const theme of themes)
  await renderTheme(theme, context).catch((error: Error) => console.log(`${theme}: ${error.message}`));
await browser.close();
