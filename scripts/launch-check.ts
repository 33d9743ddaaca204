import { globSync, readFileSync } from "node:fs";
import { LineCounter, parseDocument, visit } from "yaml";
import { translatedLanguages } from "#domain/language/language.ts";
import { translationTexts } from "#scripts/content/translation-texts.ts";
import { readEnv } from "#server/config/env.ts";
import { isPublicSite } from "#server/config/site-address.ts";
import { feedBoard } from "#server/job-boards/boards.ts";

const pagesWith = (word: string) =>
  globSync("content/pages/**/*.yaml")
    .filter((file) => readFileSync(file, "utf8").includes(word))
    .map(pagesOf)
    .sort();

/** Pages of files that are neither a page nor named like one. */
const otherPages: Record<string, () => string[]> = {
  "blog/authors": () => ["posts of /blog"],
  "bulk-match": () => pagesWith("kind: BULK_MATCH"),
  "jobs/business-units": () => ["/careers", "openings of /career"],
  "jobs/consents": () => ["openings of /career"],
  "pictures/lateral-accounts-match": () => pagesWith("lateral-accounts-match"),
  "round/opening": () => ["pages with products"],
  security: () => ["/.well-known/security.txt"],
  site: () => ["all pages"],
  testimonials: () => pagesWith("kind: TESTIMONIALS"),
  tour: () => ["/"],
};

/** Where visitors see the content of a file. */
function pagesOf(file: string): string {
  const [, language, path = ""] = /^content\/(?:([a-z]{2})\/)?(.*)\.\w+$/.exec(file) ?? [];
  const page = `/${path.replace(/^(?:pages|legal)\//, "").replace(/^jobs\//, "career/")}`;
  const pages = otherPages[path]?.() ?? [page === "/index" ? "/" : page];
  const inLanguage = (name: string) =>
    name.includes("/") ? name.replace("/", `/${language}/`) : `${name} below /${language}`;
  return (language === undefined ? pages : pages.map(inLanguage)).join(", ");
}

/** Lists obstacles to a launch: samples, placeholders, links to missing sites, missing settings. */
function findInFile(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const source = file.endsWith(".md") ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "") : text;
  const lines = new LineCounter();
  const findings: string[] = [];
  const note = (offset: number | undefined, what: string) => {
    const line = lines.linePos(offset ?? 0).line + (file.endsWith(".md") ? 1 : 0);
    findings.push(`${file}:${line}  ${what}`);
  };
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      const name = String(key);
      const content = (value as { value?: unknown } | null)?.value;
      const offset = (key as { range?: [number] } | null)?.range?.[0];
      if ((name === "sample" || name === "placeholder") && content === true) {
        note(offset, `${name} content, on ${pagesOf(file)}`);
      }
      if (typeof content === "string" && /^(https:\/\/|mailto:)[^/]*\.example\b/.test(content)) {
        note(offset, `placeholder link ${content}`);
      }
    },
  });
  return findings;
}

const findings = globSync("content/**/*.{yaml,md}").sort().flatMap(findInFile);
for (const language of translatedLanguages) {
  const texts = translationTexts(process.cwd(), language);
  const unread = texts.filter(({ isRead }) => !isRead).length;
  if (unread > 0)
    findings.push(
      `content/${language}  ${unread} of ${texts.length} texts have not been read by a native speaker`,
    );
}
const env = readEnv();
// A wrong address ends the check, like any wrong setting.
feedBoard(env);
const note = (text: string) => findings.push(`environment  ${text}`);
if (!env.SITE_URL) note("SITE_URL is missing: set it to the site's public address");
else if (!isPublicSite(env))
  note(
    "SITE_URL is no https address: search engines may not list the site, browsers are not told to use https, and ALTCHA cannot work",
  );
if (!env.SMTP_URL) note("SMTP_URL is missing: set it to your mail server's address");
// The process itself does not terminate TLS.
if (isPublicSite(env) && env.TRUSTED_PROXIES === 0)
  note(
    "TRUSTED_PROXIES is missing: set it to the number of proxies in front of the process, or all visitors share the limits of one",
  );
if (env.DATABASE_URL && !env.S3_BUCKET)
  note(
    "S3_BUCKET is missing: with DATABASE_URL alone only one machine may run, because visitors' files are in its DATA_DIR",
  );
if (!env.METRICS_KEY && !env.OTEL_EXPORTER_OTLP_ENDPOINT)
  note(
    "METRICS_KEY is missing: without it, or a collector in OTEL_EXPORTER_OTLP_ENDPOINT, nothing can alert you (docs/go-live.md, Alerts)",
  );

for (const finding of findings) console.log(finding);
console.log(
  findings.length === 0 ? "Ready to launch" : `${findings.length} things are left before the launch`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
