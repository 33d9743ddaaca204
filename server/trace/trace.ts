import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** Ids of W3C Trace Context, in lower-case hexadecimal: where the running code is in which chain of causes. */
export type Trace = { traceId: string; spanId: string; parentSpanId?: string };

const traces = new AsyncLocalStorage<Trace>();

const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

const newSpanId = () => randomBytes(8).toString("hex");

/** Continues the trace of a `traceparent` header, or begins one if there is none that can be read. */
export function startTrace(header?: string | string[]): Trace {
  const [, traceId, parentSpanId] = traceparent.exec(String(header ?? "")) ?? [];
  if (traceId === undefined || parentSpanId === undefined)
    return { traceId: randomBytes(16).toString("hex"), spanId: newSpanId() };
  return { traceId, spanId: newSpanId(), parentSpanId };
}

/** A step within a trace. */
export function childOf({ traceId, spanId }: Trace): Trace {
  return { traceId, spanId: newSpanId(), parentSpanId: spanId };
}

/** Runs work, and all that it awaits and calls, in a trace. */
export function inTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

export function currentTrace(): Trace | undefined {
  return traces.getStore();
}
