import { expect, test } from "vitest";
import { firstFigure, withDrawings } from "./figures.ts";

const html =
  '<p>Before</p><figure><img src="figures/reading-a-match-report-sum.svg" alt="Three parts of a sum" width="480" height="298" loading="lazy"></figure>';

test("figures become drawings with their words, and without styles of their own", () => {
  const drawn = withDrawings(html);
  expect(drawn).toContain(
    '<figure><svg class="figure" role="img" aria-label="Three parts of a sum" viewBox="0 0 480 298"',
  );
  expect(drawn).not.toMatch(/<img|<style|font-family|xmlns/);
});

test("the list's figure is hidden from screen readers", () => {
  expect(firstFigure(html)).toContain('<svg class="figure" aria-hidden="true"');
  expect(firstFigure("<p>No figure</p>")).toBeNull();
});

test("figures use only the classes that the blog draws", async () => {
  const { readFileSync } = await import("node:fs");
  const styles = readFileSync("app/routes/blog/blog.css", "utf8");
  const known = [...styles.matchAll(/\.figure \.([\w-]+)/g)].map(([, name]) => name);
  const files = import.meta.glob<string>("/content/blog/figures/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const used = Object.values(files).flatMap((svg) =>
    [...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
});
