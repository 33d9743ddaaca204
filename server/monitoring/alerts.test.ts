import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { parser } from "@prometheus-io/lezer-promql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Store } from "#server/store/open-store.ts";
import { testStores } from "#server/store/test-stores.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

const duration = z.string().regex(/^\d+[smh]$/);
/** Prometheus's format of rule files, as far as ours use it. */
const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: duration.optional(),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string().regex(/^[A-Z].*[^.]$/) }),
        }),
      ),
    }),
  ),
});

/** Of Grafana's dashboards, what ours have. */
const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      type: z.enum(["stat", "timeseries"]),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.object({ refId: z.string(), expr: z.string() })).min(1),
    }),
  ),
});

const { groups } = rulesSchema.parse(parse(readFileSync("deploy/prometheus-rules.yaml", "utf8")));
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = dashboardSchema.parse(JSON.parse(readFileSync("deploy/grafana-dashboard.json", "utf8")));
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
];

let store: Store;
let metrics: Metrics;
beforeAll(async () => {
  const [, open] = testStores[0] ?? [];
  if (!open) throw new Error("No store");
  store = await open();
  const feed = { open: 0, closed: 0, unreadable: 0, readAt: null, failures: 0, failure: null };
  const rounds = { maxBytes: 1, countReaders: () => 0 };
  metrics = createMetrics({
    store,
    directory: tmpdir(),
    rounds,
    feedState: () => ({ board: "lever", ...feed }),
  });
});
afterAll(async () => {
  metrics.close();
  await store.close();
});

/** Grafana replaces its variable before Prometheus sees the expression. */
const withInterval = (expr: string) => expr.replaceAll("$__rate_interval", "5m");

/** The names of the metrics of an expression, with those labels that it compares; throws if it is none. */
function readExpression(text: string) {
  const names: string[] = [];
  const labels: string[] = [];
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`No PromQL: ${text.slice(0, from)}⟨here⟩${text.slice(from)}`);
      const word = text.slice(from, to);
      if (type.name === "Identifier") names.push(word);
      if (type.name === "LabelName") labels.push(word);
    },
  });
  return { names: [...new Set(names)], labels: [...new Set(labels)] };
}

test("alerts and dashboard are PromQL about metrics and labels that the server exports", async () => {
  const exported = new Set(["up"]);
  const labelNames = new Set(["job", "le"]);
  for (const registry of await metrics.collect())
    for (const metric of registry.getMetricsAsArray()) {
      exported.add(metric.name);
      for (const part of ["bucket", "sum", "count"]) exported.add(`${metric.name}_${part}`);
      for (const label of "labelNames" in metric ? (metric.labelNames as string[]) : [])
        labelNames.add(label);
    }
  const unknown = expressions.flatMap(({ name, expr }) => {
    const { names, labels } = readExpression(withInterval(expr));
    expect(names.length, name).toBeGreaterThan(0);
    return [
      ...names.filter((metric) => !exported.has(metric)),
      ...labels.filter((label) => !labelNames.has(label)),
    ].map((word) => `${name}: ${word}`);
  });
  expect(unknown).toEqual([]);
  expect(() => readExpression("sum(rate(x[5m])")).toThrow("No PromQL");
});

test("each alert is explained in go-live, and no other", () => {
  const page = readFileSync("docs/go-live.md", "utf8");
  const table = page.slice(page.indexOf("### Alerts"), page.indexOf("## Applications"));
  const explained = [...table.matchAll(/^\| `([A-Z][A-Za-z]+)`/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts.map(({ alert }) => alert));
});

test("the panels of the dashboard have names of their own and do not overlap", () => {
  for (const key of ["id", "title"] as const)
    expect(new Set(panels.map((panel) => panel[key])).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});
