import { childOf, currentTrace, inTrace, startTrace, type Trace } from "./trace.ts";

/** What the site does for a while. Names are few and fixed: never an address, an id or anything of a visitor. */
export type Operation = {
  kind: "request" | "task" | "mail" | "score" | "bucket" | "query";
  name: string;
};

export type Ending = {
  /** `ok`, or what happened instead; few and fixed, like names. */
  outcome: string;
  /** Replaces the name that was not known at the beginning. */
  name?: string;
  /** Of a request. */
  method?: string;
  status?: number;
};

/** Takes measurements. It must be quick and must not throw. */
export type Observer = {
  /**
   * @param trace ids for the operation
   * @param agoMs how long ago it began
   * @returns what to call at its end, if anything
   */
  begin?: (operation: Operation, trace: Trace, agoMs: number) => ((ending: Ending) => void) | undefined;
  /** A request or submission was refused by a limit; kinds are few and fixed. */
  refuse?: (kind: string) => void;
};

const observers = new Set<Observer>();

/** @returns a function that ends the observation */
export function addObserver(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

function beginAll(operation: Operation, trace: Trace, agoMs = 0): (ending: Ending) => void {
  const ends = [...observers].flatMap(({ begin }) => begin?.(operation, trace, agoMs) ?? []);
  return (ending) => {
    for (const end of ends) end(ending);
  };
}

/** Begins an operation that is a whole trace. @returns what to call at its end; undefined without observers */
export function beginOperation(operation: Operation, trace: Trace): ((ending: Ending) => void) | undefined {
  return observers.size === 0 ? undefined : beginAll(operation, trace);
}

const stepOf = (parent: Trace | undefined) => (parent ? childOf(parent) : startTrace());

/** Runs an operation in a step of the current trace. Without observers it only runs it. */
export async function observe<Result>(
  operation: Operation,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => string = () => "ok",
): Promise<Result> {
  if (observers.size === 0) return work();
  const trace = stepOf(currentTrace());
  const end = beginAll(operation, trace);
  try {
    const result = await inTrace(trace, work);
    end({ outcome: outcomeOf(result) });
    return result;
  } catch (error) {
    end({ outcome: "failed" });
    throw error;
  }
}

/** Reports an operation that has ended. */
export function reportOperation(operation: Operation, durationMs: number, outcome: string): void {
  if (observers.size > 0) beginAll(operation, stepOf(currentTrace()), durationMs)({ outcome });
}

/** Counts a refusal by a limit. */
export function countRefusal(kind: string): void {
  for (const { refuse } of observers) refuse?.(kind);
}
