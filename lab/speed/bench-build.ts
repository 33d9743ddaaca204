import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "#scripts/machine/copy-project.ts";

/*
 * npm run bench:build [-- --posts 500]
 * Measures what share images add to a build with many posts, generated in a copy of the project: first when
 * all images must be drawn, then when all exist. Fails if a budget is exceeded.
 */
const { values } = parseArgs({ options: { posts: { type: "string", default: "500" } } });
const posts = Number(values.posts);
const budget = { first: 60, second: 5 };

type Copy = ReturnType<typeof copyProject>;

/** Writes copies of the real posts under other titles. */
function writePosts(copy: Copy): void {
  const files = globSync("content/blog/*.md").sort();
  for (let number = 0; number < posts; number += 1) {
    const file = files[number % files.length] ?? "";
    const text = readFileSync(file, "utf8").replace(
      /^title: .*$/m,
      `title: Post ${number} of a blog that is older`,
    );
    copy.write(`content/blog/${basename(file, ".md")}-${number}.md`, text);
  }
}

/** @returns duration of a build, and of its share images, in seconds */
function build(copy: Copy): { whole: number; images: number } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: copy.root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const [, whole, images] = /Built in ([\d.]+) s, ([\d.]+) s of it share images/.exec(stdout) ?? [];
  if (images === undefined) throw new Error(`The build says nothing of share images:\n${stdout}`);
  return { whole: Number(whole), images: Number(images) };
}

const copy = copyProject();
try {
  // Copies generated fonts, speech and compressed files: they are not part of the measurement.
  if (existsSync(".generated")) cpSync(".generated", `${copy.root}/.generated`, { recursive: true });
  writePosts(copy);
  const withImages = readFileSync("scripts/build.ts", "utf8");
  const without = withImages.replace(/^\s*await writeShareImages\(.*\n/m, "\n");
  if (without === withImages) throw new Error("scripts/build.ts calls writeShareImages in another way");
  copy.write("scripts/build.ts", without);
  const none = build(copy);
  copy.write("scripts/build.ts", withImages);
  const first = build(copy);
  const second = build(copy);

  let past = 0;
  // On a shared machine two builds differ by more than this step takes, so the step's own time is compared.
  const row = (what: string, { whole, images }: typeof none, limit: number) => {
    const isPast = images > limit;
    if (isPast) past += 1;
    const figures = `${whole.toFixed(1).padStart(8)} s ${images.toFixed(1).padStart(8)} s of images`;
    console.log(`${isPast ? "PAST" : "ok  "} ${what.padEnd(32)}${figures}  ≤ ${limit} s`);
  };
  console.log(`A build with ${posts} more posts`);
  row("without share images", none, 0);
  row("with them, all drawn anew", first, budget.first);
  row("with them, all drawn before", second, budget.second);
  process.exitCode = past > 0 ? 1 : 0;
} finally {
  copy.remove();
}
