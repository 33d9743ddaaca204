import "#server/config/set-node-env.ts";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { allUrls } from "#domain/urls/urls.ts";
import { compressFiles } from "#scripts/build/compress-files.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { chromiumFlags, chromiumOrInstall } from "#scripts/machine/chromium.ts";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { createReport, type Measurement } from "#scripts/size/report.ts";
import { measureAssets, measurePages } from "#scripts/size/sizes.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { auditPages } from "./audits.ts";
import { measureInteractions, measureSearch, measureVisits, type OnPage } from "./interactions.ts";
import { measureStages } from "./stages.ts";
import { unsteadyCount } from "./steady-speed.ts";

/*
 * npm run bench:pages [-- --all] [-- --runs 3]
 * Measures the built site against its budgets (budgets.ts) and fails if one is exceeded. Sizes cover every
 * page; Lighthouse, which takes most of the time, audits five pages, or all with --all.
 * --search measures only the search, --stages only the live stages, --stage EDITOR one of them; --page /blog
 * runs Lighthouse only on that page.
 */
const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    search: { type: "boolean", default: false },
    stages: { type: "boolean", default: false },
    stage: { type: "string", multiple: true },
    page: { type: "string", multiple: true },
  },
});
const runs = Number(values.runs);
const auditedPages = [
  "/",
  "/platform/resumate",
  "/secure-sight",
  "/blog",
  "/blog/testing-a-screening-tool-before-you-trust-it",
];

// Without a public address the site asks not to be indexed, which would lower Lighthouse's SEO score.
process.env.SITE_URL ??= "https://www.example.com";

/** A copy of the build without scripts: its LCP is the lower bound for the real pages. */
async function withoutScripts(): Promise<string> {
  const folder = mkdtempSync(`${tmpdir()}/bare-site-`);
  cpSync("build", folder, { recursive: true });
  for (const file of globSync(`${folder}/client/**/*.{br,gz}`)) rmSync(file);
  for (const file of globSync(`${folder}/client/**/*.html`)) {
    writeFileSync(file, readFileSync(file, "utf8").replace(/<script[\s\S]*?<\/script>/g, ""));
  }
  await compressFiles(`${folder}/client`);
  return folder;
}

const chromePath = chromiumOrInstall();
const urls = allUrls(readContent(process.cwd()));
const build = await loadBuild("build");
const bareFolder = await withoutScripts();
const site = await serveBuild({ build });
const bare = await serveBuild({ folder: bareFolder, build });
const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
const report = createReport();

const onPage: OnPage = async (use) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    return await use(page);
  } finally {
    await page.close();
  }
};
const addAll = (measurements: Measurement[]) => measurements.forEach(report.add);
const audit = (pages: readonly string[]) =>
  onPage(async (speedometer) => {
    const sites = { origin: site.origin, bareOrigin: bare.origin };
    for await (const measurement of auditPages(sites, pages, { chromePath, speedometer, runs })) {
      report.add(measurement);
    }
  });

try {
  if (values.page) await audit(values.page);
  else if (values.stage) addAll(await measureStages(onPage, site.origin, runs, values.stage));
  else if (values.stages) addAll(await measureStages(onPage, site.origin, runs));
  else {
    addAll(await onPage((page) => measureSearch(page, site.origin)));
    if (!values.search) {
      addAll(await measurePages("build/client", build, site.origin, urls));
      addAll(measureAssets("build/client"));
      addAll(await onPage((page) => measureVisits(page, site.origin, urls)));
      addAll(await measureInteractions(onPage, site.origin, runs));
      addAll(await measureStages(onPage, site.origin, runs));
      await audit(values.all ? urls : auditedPages);
    }
  }
} finally {
  await browser.close();
  site.close();
  bare.close();
  rmSync(bareFolder, { recursive: true });
}

if (unsteadyCount() > 0)
  console.log(`The machine did not keep its speed during ${unsteadyCount()} measurements: try again`);
process.exit(report.finish());
