import { expect, test } from "vitest";
import {
  addObserver,
  beginOperation,
  countRefusal,
  type Ending,
  observe,
  reportOperation,
} from "./operation.ts";
import { currentTrace, inTrace, startTrace, type Trace } from "./trace.ts";

const id = "0af7651916cd43dd8448eb211c80319c";

test("a traceparent is continued, and anything else begins a trace", () => {
  const parentSpanId = "b7ad6b7169203331";
  const continued = { traceId: id, spanId: expect.stringMatching(/^[\da-f]{16}$/), parentSpanId };
  expect(startTrace(`00-${id}-${parentSpanId}-01`)).toEqual(continued);
  // Of a later version, which may have more parts.
  expect(startTrace(`01-${id}-${parentSpanId}-00-more`)).toEqual(continued);
  const wrong = [
    undefined,
    "",
    "asha@example.com",
    `ff-${id}-${parentSpanId}-01`,
    `00-${"0".repeat(32)}-${parentSpanId}-01`,
    `00-${id}-${"0".repeat(16)}-01`,
    `00-${id.toUpperCase()}-${parentSpanId}-01`,
    `00-${id}-${parentSpanId}-01\n`,
  ];
  for (const header of wrong) {
    const { traceId, ...rest } = startTrace(header);
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(traceId).not.toBe(id);
    expect(rest).toEqual({ spanId: expect.stringMatching(/^[\da-f]{16}$/) });
  }
});

/** Collects what is observed until the test ends it. */
function collect() {
  const seen: { name: string; trace: Trace; ending?: Ending; agoMs: number }[] = [];
  const refusals: string[] = [];
  const stop = addObserver({
    begin({ name }, trace, agoMs) {
      const entry: (typeof seen)[number] = { name, trace, agoMs };
      seen.push(entry);
      return (ending) => {
        entry.ending = ending;
      };
    },
    refuse: (kind) => refusals.push(kind),
  });
  return { seen, refusals, stop };
}

test("operations are steps of the one around them, also after a wait", async () => {
  const { seen, refusals, stop } = collect();
  const request = startTrace();
  const end = beginOperation({ kind: "request", name: "unknown" }, request);
  await inTrace(request, () =>
    observe({ kind: "task", name: "outer" }, async () => {
      await Promise.resolve();
      reportOperation({ kind: "query", name: "select files" }, 12, "ok");
      await observe({ kind: "mail", name: "inner" }, () => Promise.reject(new Error("no"))).catch(() => {});
      return "value";
    }),
  );
  end?.({ name: "/blog", outcome: "2xx" });
  countRefusal("links-too-many");
  stop();
  await observe({ kind: "mail", name: "unseen" }, () => Promise.resolve());
  const [first, outer, query, inner] = seen.map(({ trace }) => trace);
  expect(seen.map(({ name, ending }) => [name, ending?.outcome])).toEqual([
    ["unknown", "2xx"],
    ["outer", "ok"],
    ["select files", "ok"],
    ["inner", "failed"],
  ]);
  expect([outer?.parentSpanId, query?.parentSpanId, inner?.parentSpanId]).toEqual([
    first?.spanId,
    outer?.spanId,
    outer?.spanId,
  ]);
  expect(new Set(seen.map(({ trace }) => trace.traceId))).toEqual(new Set([request.traceId]));
  expect(seen[2]?.agoMs).toBe(12);
  expect(refusals).toEqual(["links-too-many"]);
});

test("without observers work runs in the trace of its caller", async () => {
  const trace = startTrace();
  expect(
    await inTrace(trace, () => observe({ kind: "mail", name: "send" }, async () => currentTrace())),
  ).toBe(trace);
  expect(beginOperation({ kind: "request", name: "unknown" }, trace)).toBeUndefined();
});
