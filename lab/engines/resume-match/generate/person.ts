import type { Period } from "./dates.ts";
import type { Language, Trade } from "./language.ts";
import type { Random } from "./random.ts";

export type Post = { title: string; period: Period; bullets: string[] };
export type Job = { employer: string; town: string | undefined; posts: Post[] };
export type Degree = { degree: string; period: Period; note: string | undefined };
export type Study = { school: string; town: string | undefined; degrees: Degree[] };
export type Person = {
  name: string;
  label: string | undefined;
  email: string;
  phone: string | undefined;
  links: string[];
  town: string;
  birth: string | undefined;
  summary: string | undefined;
  jobs: Job[];
  studies: Study[];
  skills: string[];
  certificates: string[];
  projects: string[];
  languages: string[];
  interests: string[];
};

const monthsAgo = (from: string, months: number): string => {
  const [year = 0, month = 0] = from.split("-").map(Number);
  const total = year * 12 + month - 1 - months;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, "0")}`;
};

const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/[^a-z.]+/g, "");

/** The town without its country or postcode, as part of an employer's or a school's name. */
const bareTown = (town: string) => town.replace(/^\d+ /, "").replace(/( \(|,|\/| [–-] ).*$|( \d+e?$)/u, "");

function fill(pattern: string, language: Language, random: Random): string {
  return pattern
    .replace("{stem}", () => random.pick(language.stems))
    .replace("{family}", () => random.pick(language.family))
    .replace("{town}", () => bareTown(random.pick(language.towns.filter((town) => town !== "Remote"))))
    .replace(/\{n\}/g, () => `${random.int(2, 9)}`);
}

/** Fresh names as long as they last: two employers of one person have different names. */
function createNames(patterns: string[], language: Language, random: Random): () => string {
  const used = new Set<string>();
  return () => {
    for (;;) {
      const name = fill(random.pick(patterns), language, random);
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
}

function makeJobs(trade: Trade, language: Language, random: Random): { jobs: Job[]; first: string } {
  const nextEmployer = createNames(language.employers, language, random);
  const count = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 6]);
  let cursor = `2026-${String(random.int(1, 10)).padStart(2, "0")}`;
  let rank = random.int(Math.min(2, trade.titles.length - 1), trade.titles.length - 1);
  const jobs: Job[] = [];
  for (let index = 0; index < count; index++) {
    const posts: Post[] = [];
    const postCount = random.chance(0.15) ? random.int(2, 3) : 1;
    for (let post = 0; post < postCount; post++) {
      const isOngoing = index === 0 && post === 0 && random.chance(0.75);
      const start = monthsAgo(cursor, random.int(8, 50));
      const title = trade.titles[Math.max(0, rank)] ?? "";
      if (random.chance(0.7)) rank -= 1;
      const bullets = random
        .sample(trade.bullets, random.pick([0, 1, 2, 2, 3, 3, 4, 5]))
        .map((bullet) => fill(bullet, language, random));
      if (posts.some((other) => other.title === title)) continue;
      posts.push({ title, period: { start, end: isOngoing ? undefined : cursor }, bullets });
      cursor = start;
    }
    cursor = monthsAgo(cursor, random.pick([0, 1, 1, 2, 5]));
    const town = random.chance(0.65) ? random.pick(language.towns) : undefined;
    jobs.push({ employer: nextEmployer(), town, posts });
  }
  return { jobs, first: cursor };
}

function makeStudies(trade: Trade, language: Language, random: Random, first: string): Study[] {
  const nextSchool = createNames(language.schools, language, random);
  const used = new Set<string>();
  const nextDegree = (): string => {
    for (let turn = 0; ; turn++) {
      const pattern = random.pick(language.degrees);
      if (used.has(pattern) && turn < 20) continue;
      used.add(pattern);
      return pattern.replace("{field}", random.pick(trade.fields));
    }
  };
  let cursor = `${first.slice(0, 4)}-${random.pick(["06", "07", "09"])}`;
  const count = random.pick([1, 1, 2, 2, 2, 3]);
  return Array.from({ length: count }, (_, index): Study => {
    const town = random.chance(0.4)
      ? random.pick(language.towns.filter((name) => name !== "Remote"))
      : undefined;
    const [secondary = "", school = ""] = random.pick(language.secondary).split(" @ ");
    if (index === count - 1 && random.chance(0.35)) {
      const period = { start: monthsAgo(cursor, 46), end: cursor };
      return {
        school: fill(school, language, random),
        town,
        degrees: [{ degree: secondary, period, note: undefined }],
      };
    }
    const degrees = Array.from({ length: random.chance(0.12) ? 2 : 1 }, () => {
      const end = cursor;
      cursor = monthsAgo(cursor, random.pick([23, 33, 34, 45]));
      const note = random.chance(0.25)
        ? fill(random.pick(language.labels.grade ?? []), language, random)
        : undefined;
      return { degree: nextDegree(), period: { start: cursor, end }, note };
    });
    return { school: nextSchool(), town, degrees };
  });
}

export function makePerson(language: Language, random: Random): Person {
  const trade = random.pick(language.trades);
  const given = random.pick(language.given);
  const family = random.pick(language.family);
  const space = language.dense ? "" : " ";
  const name = language.familyFirst ? `${family}${space}${given}` : `${given} ${family}`;
  const slug = language.latin ? random.pick(language.latin) : `${slugOf(given)}.${slugOf(family)}`;
  const { jobs, first } = makeJobs(trade, language, random);
  const label = jobs[0]?.posts[0]?.title ?? "";
  const links = random
    .sample(
      [
        `linkedin.com/in/${slug.replace(/\./g, "-")}`,
        `github.com/${slug.replace(/\./g, "")}`,
        `https://www.linkedin.com/in/${slug.replace(/\./g, "")}${random.int(10, 99)}`,
        `www.${slug.replace(/\./g, "-")}.example`,
      ],
      random.pick([0, 0, 1, 1, 2]),
    )
    .filter(
      (link, index, all) => index === 0 || !(link.includes("linkedin") && all[0]?.includes("linkedin")),
    );
  const birth = `${random.int(10, 28)}.0${random.int(1, 9)}.${Number(first.slice(0, 4)) - random.int(20, 26)}`;
  const some = (items: string[], min: number, max: number) =>
    random.sample(items, random.int(min, max)).map((item) => fill(item, language, random));
  return {
    name,
    label: random.chance(0.6) ? label : undefined,
    email: `${slug}${random.chance(0.3) ? random.int(1, 99) : ""}@${random.pick(["example.com", "example.org", "mail.example", "posteo.example", "inbox.example.net"])}`,
    phone: random.chance(0.93) ? random.digits(random.pick(language.phones)) : undefined,
    links,
    town: random.pick(language.towns),
    birth: random.chance(language.code === "en" ? 0.08 : 0.3) ? birth : undefined,
    summary: random.chance(0.6)
      ? fill(random.pick(language.summaries), language, random).replace("{title}", label)
      : undefined,
    jobs,
    studies: makeStudies(trade, language, random, first),
    skills: random.sample(trade.skills, random.int(3, Math.min(9, trade.skills.length))),
    certificates: random.chance(0.4) ? some(language.certificates, 1, 3) : [],
    projects: random.chance(0.3) ? some(language.projects, 1, 2) : [],
    languages: random.chance(0.5) ? some(language.languages, 2, 3) : [],
    interests: random.chance(0.35) ? some(language.interests, 2, 4) : [],
  };
}
