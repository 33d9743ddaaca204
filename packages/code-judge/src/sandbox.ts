import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from "quickjs-emscripten-core";
import type { Json } from "./types.ts";

export type Failure = "throws" | "endless" | "deep-recursion" | "memory";

/** A call or program that did not end by itself. `at` is where, both counted from 1, if QuickJS knows. */
export type Failed = { failure: Failure; message: string; at?: { line: number; column: number } };

/** Result of one call. `text` is the returned value as JSON, or the name of a value that JSON lacks. */
export type Outcome = { isDone: true; text: string; isChanged: boolean } | ({ isDone: false } & Failed);

/**
 * Enough for a recursion of about 1,200 calls. A larger one would overflow the stack of a browser's worker
 * first.
 */
const stackBytes = 200 * 1024;
/**
 * Tick limit of one call. QuickJS calls the interrupt handler once per tick, that is after a fixed number of
 * its steps.
 */
export const ticksPerCall = 300;
/** The sandbox's own code may take as many. */
const ownTicks = 50;

/** Elements that the built-ins of one call may walk over: they cannot be interrupted, and holes take no memory. */
const maxWalked = 2 ** 24;

/**
 * Gives the program a silent console and somewhere to export to, and limits built-ins that cannot be interrupted. Calls a
 * function with an input, and reports its result and whether it changed the input. It keeps its own references to built-ins,
 * because the program may change them.
 */
const driver = `(() => {
  const { parse, stringify } = JSON;
  const { getOwnPropertyNames, getOwnPropertySymbols, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Object;
  const { apply } = Reflect;
  const addGlobal = (name, value) => defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  const console = {};
  for (const name of ["assert", "clear", "count", "countReset", "debug", "dir", "dirxml", "error", "group", "groupCollapsed", "groupEnd", "info", "log", "table", "time", "timeEnd", "timeLog", "trace", "warn"]) console[name] = () => {};
  addGlobal("console", console);
  let walked = 0;
  for (const name of ["concat", "copyWithin", "every", "fill", "filter", "find", "findIndex", "findLast", "findLastIndex", "flat", "flatMap", "forEach", "includes", "indexOf", "join", "lastIndexOf", "map", "reduce", "reduceRight", "reverse", "shift", "slice", "some", "sort", "splice", "toLocaleString", "toReversed", "toSorted", "toSpliced", "unshift", "with"]) {
    const own = Array.prototype[name];
    const { value } = getOwnPropertyDescriptor({
      [name](...given) {
        if (this !== null && this !== undefined && this.length > 0) walked += this.length;
        if (walked > ${maxWalked}) throw new InternalError("interrupted: a built-in walks over too many elements");
        return apply(own, this, given);
      },
    }, name);
    defineProperty(value, "length", { value: own.length, configurable: true });
    defineProperty(Array.prototype, name, { value, writable: true, configurable: true, enumerable: false });
  }
  const isNumber = (value) => typeof value === "number";
  const textOf = (value) => {
    if (value === undefined) return "undefined";
    if (isNumber(value) && (value !== value || value === 1 / 0 || value === -1 / 0)) return value !== value ? "NaN" : "Infinity";
    if (typeof value === "function" || typeof value === "symbol" || typeof value === "bigint") return typeof value;
    const text = stringify(value);
    return text === undefined ? "undefined" : text;
  };
  const kinds = [Object, Function, Array, String, Number, Boolean, Symbol, Map, Set, WeakMap, WeakSet, Promise, RegExp, Date, Error, Math, JSON, Reflect, Iterator];
  const targets = kinds.flatMap((one) => (one.prototype ? [one, one.prototype] : [one]));
  targets.push(getPrototypeOf([][Symbol.iterator]()), getPrototypeOf(new Map().entries()), getPrototypeOf(new Set().values()), getPrototypeOf(""[Symbol.iterator]()));
  const snapshot = (one) => {
    const known = [];
    for (const key of [...getOwnPropertyNames(one), ...getOwnPropertySymbols(one)]) {
      const { value, get, set } = getOwnPropertyDescriptor(one, key);
      known.push(key, value, get, set);
    }
    return known;
  };
  const before = targets.map(snapshot);
  const globals = getOwnPropertyNames(globalThis).map((name) => [name, getOwnPropertyDescriptor(globalThis, name).value]);
  const sameLists = (a, b) => {
    if (a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index] && (a[index] === a[index] || b[index] === b[index])) return false;
    return true;
  };
  // Not among the globals that must stay: a program may assign to them.
  addGlobal("module", { exports: {} });
  addGlobal("exports", module.exports);
  return {
    call(run, text) {
      walked = 0;
      const input = parse(text);
      const result = textOf(run(input));
      return (stringify(input) === text ? "=" : "!") + result;
    },
    isTampered() {
      for (let index = 0; index < targets.length; index += 1) if (!sameLists(snapshot(targets[index]), before[index])) return true;
      for (const [name, value] of globals) {
        const now = getOwnPropertyDescriptor(globalThis, name);
        if (!now || (now.value !== value && value === value)) return true;
      }
      return false;
    },
  };
})()`;

const maxPrinted = 20;
const maxPrintedLength = 300;

/** Makes the console keep its lines, for `takePrinted`. */
export const printingPrelude = `(() => {
  const { stringify } = JSON;
  let lines = [];
  const show = (value) => {
    if (typeof value === "string") return value;
    if (value instanceof Map || value instanceof Set) return value.constructor.name + " " + stringify([...value]);
    return (typeof value === "object" && stringify(value)) || String(value);
  };
  const print = (...values) => {
    if (lines.length < ${maxPrinted}) lines.push(values.map(show).join(" ").slice(0, ${maxPrintedLength}));
    else lines[${maxPrinted}] = "…";
  };
  for (const name of ["debug", "error", "info", "log", "warn"]) console[name] = print;
  Object.defineProperty(globalThis, "__takePrinted", {
    value() {
      const taken = stringify(lines);
      lines = [];
      return taken;
    },
  });
})();`;

function failureOf(message: string): Failure {
  if (/interrupted/i.test(message)) return "endless";
  if (/out of memory|invalid string length|string too long/i.test(message)) return "memory";
  if (/call stack|stack overflow/i.test(message)) return "deep-recursion";
  return "throws";
}

/** Whether an error came from the module itself, which must not be used again, and not from a program in it. */
export const isTrap = (error: unknown): boolean =>
  error instanceof Error && /^(?:Runtime|Range)Error$/.test(error.name);

/**
 * The module that runs programs. `loadModule` makes a new instance with a memory of its own, whose maximum limits what a
 * program may use. `onTick` is called often, so that a host can distinguish work from a hang.
 */
export type Engine = { loadModule: () => Promise<QuickJSWASMModule>; onTick: () => void };

/**
 * A context for one program, with limits on memory, stack and steps, in a module instance of its own. Nothing in it is ever
 * freed: after an interrupt, a stack overflow or exhausted memory QuickJS keeps objects that nobody uses, and freeing the
 * runtime would abort the module. The whole instance is garbage-collected instead.
 */
export class Sandbox {
  readonly #context: QuickJSContext;
  readonly #tools: QuickJSHandle;
  readonly #maxTicks: number;
  /** Ticks left for the call that runs. */
  #left = ticksPerCall;
  #taken = 0;

  private constructor(quickJs: QuickJSWASMModule, onTick: () => void, prelude: string, maxTicks: number) {
    const runtime = quickJs.newRuntime();
    runtime.setMaxStackSize(stackBytes);
    this.#maxTicks = maxTicks;
    this.#context = runtime.newContext();
    this.#tools = this.#context.unwrapResult(this.#context.evalCode(driver));
    if (prelude !== "") this.#context.unwrapResult(this.#context.evalCode(prelude));
    runtime.setInterruptHandler(() => {
      this.#left -= 1;
      this.#taken += 1;
      onTick();
      return this.#left < 0;
    });
  }

  /**
   * @param prelude trusted code that runs before the program
   * @param maxTicks tick limit of all calls together
   */
  static async create(
    { loadModule, onTick }: Engine,
    { prelude = "", maxTicks = Number.POSITIVE_INFINITY } = {},
  ): Promise<Sandbox> {
    return new Sandbox(await loadModule(), onTick, prelude, maxTicks);
  }

  /** Whether the tick limit of the sandbox is used up. */
  get isExhausted(): boolean {
    return this.#taken > this.#maxTicks;
  }

  /** Ticks of all calls so far. */
  get ticksTaken(): number {
    return this.#taken;
  }

  #limit(ticks: number): void {
    this.#left = Math.max(0, Math.min(ticks, this.#maxTicks - this.#taken));
  }

  #failed(error: QuickJSHandle): Failed {
    this.#left = ownTicks;
    const value: unknown = error.consume((handle) => this.#context.dump(handle));
    if (typeof value !== "object" || value === null || !("message" in value))
      return { failure: "throws", message: String(value).slice(0, 200) };
    const message = `${"name" in value ? `${String(value.name)}: ` : ""}${String(value.message)}`;
    const stack = "stack" in value ? String(value.stack) : "";
    const [, line, column] = /\(program\.js:(\d+):(\d+)\)/.exec(stack) ?? [];
    return {
      failure: failureOf(message),
      message,
      ...(line !== undefined && { at: { line: Number(line), column: Number(column) } }),
    };
  }

  /** Runs a program. @returns its failure, if any */
  run(source: string, ticks: number = ticksPerCall): Failed | undefined {
    this.#limit(ticks);
    const result = this.#context.evalCode(source, "program.js", { type: "global" });
    if (result.error) return this.#failed(result.error);
    result.value.dispose();
    return undefined;
  }

  /** Evaluates an expression to a function. @returns what it failed with, or undefined, if it is not one */
  find(expression: string, ticks: number = ticksPerCall): QuickJSHandle | Failed | undefined {
    this.#limit(ticks);
    const result = this.#context.evalCode(expression, "program.js", { type: "global" });
    if (result.error) return this.#failed(result.error);
    if (this.#context.typeof(result.value) === "function") return result.value;
    result.value.dispose();
    return undefined;
  }

  call(run: QuickJSHandle, input: Json, ticks: number = ticksPerCall): Outcome {
    this.#limit(ticks);
    const text = this.#context.newString(JSON.stringify(input));
    const call = this.#context.getProp(this.#tools, "call");
    const result = this.#context.callFunction(call, this.#context.undefined, run, text);
    text.dispose();
    call.dispose();
    if (result.error) return { isDone: false, ...this.#failed(result.error) };
    const answer = result.value.consume((handle) => this.#context.getString(handle));
    return { isDone: true, text: answer.slice(1), isChanged: answer.startsWith("!") };
  }

  /** Whether the program has changed built-ins or existing globals. */
  isTampered(): boolean {
    this.#left = ticksPerCall;
    const check = this.#context.getProp(this.#tools, "isTampered");
    const result = this.#context.callFunction(check, this.#context.undefined);
    check.dispose();
    if (result.error) {
      result.error.dispose();
      return true;
    }
    return result.value.consume((handle) => this.#context.dump(handle) === true);
  }

  /** Lines that were printed since the last call. With `printingPrelude`. */
  takePrinted(): string[] {
    this.#limit(ownTicks);
    const result = this.#context.evalCode("__takePrinted()");
    if (result.error) {
      result.error.dispose();
      return [];
    }
    const lines: unknown = JSON.parse(result.value.consume((handle) => this.#context.getString(handle)));
    return Array.isArray(lines) ? lines.map(String) : [];
  }

  /** Reads a global number of the prelude. */
  readNumber(name: string): number {
    return this.#context
      .getProp(this.#context.global, name)
      .consume((handle) => this.#context.getNumber(handle));
  }
}
