import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from "quickjs-emscripten-core";
import type { Json } from "./types.ts";

export type Failure = "throws" | "endless" | "deep-recursion" | "memory";

/** Result of one call. `text` is the returned value as JSON, or the name of a value that JSON lacks. */
export type Outcome =
  | { isDone: true; text: string; isChanged: boolean }
  | { isDone: false; failure: Failure; message: string };

const memoryBytes = 48 * 1024 * 1024;
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
/** Tick limit of all calls of a program. */
const ticksPerProgram = 6_000;

/**
 * Calls a function with an input, and reports its result and whether it changed the input. It keeps its own
 * references to built-ins, because the program may change them.
 */
const driver = `(() => {
  const { parse, stringify } = JSON;
  const { getOwnPropertyNames, getOwnPropertySymbols, getOwnPropertyDescriptor, getPrototypeOf } = Object;
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
  return {
    call(run, text) {
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

function failureOf(message: string): Failure {
  if (/interrupted/i.test(message)) return "endless";
  if (/out of memory|invalid array length|invalid string length|string too long/i.test(message))
    return "memory";
  if (/call stack|stack overflow/i.test(message)) return "deep-recursion";
  return "throws";
}

/**
 * The module that runs programs. `onTick` is called once per tick, so that a host can distinguish work from a
 * hang.
 */
export type Engine = { quickJs: QuickJSWASMModule; onTick: () => void };

/** A context for one program, with limits on memory, stack and steps. */
export class Sandbox {
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #tools: QuickJSHandle;
  #ticks = ticksPerCall;
  #left = ticksPerProgram;
  /** Set after a stack overflow or exhausted memory. */
  #isBroken = false;
  /** Set after an interruption: interrupted built-ins leak objects. */
  #keepsObjects = false;

  /** @param prelude trusted code that runs before the program */
  constructor({ quickJs, onTick }: Engine, prelude = "") {
    this.#runtime = quickJs.newRuntime();
    this.#runtime.setMemoryLimit(memoryBytes);
    this.#runtime.setMaxStackSize(stackBytes);
    this.#context = this.#runtime.newContext();
    this.#tools = this.#context.unwrapResult(this.#context.evalCode(driver));
    if (prelude !== "") this.#context.unwrapResult(this.#context.evalCode(prelude)).dispose();
    this.#runtime.setInterruptHandler(() => {
      this.#ticks -= 1;
      this.#left -= 1;
      onTick();
      return this.#ticks < 0 || this.#left < 0;
    });
  }

  /** Whether the tick limit of the program is used up. */
  get isExhausted(): boolean {
    return this.#left < 0;
  }

  /** Ticks of all calls so far. */
  get ticksTaken(): number {
    return ticksPerProgram - this.#left;
  }

  #limit(ticks: number): void {
    this.#ticks = ticks;
  }

  #messageOf(error: QuickJSHandle): string {
    this.#limit(50);
    const value: unknown = error.consume((handle) => this.#context.dump(handle));
    if (typeof value === "object" && value !== null && "message" in value)
      return `${"name" in value ? `${String(value.name)}: ` : ""}${String(value.message)}`;
    return String(value).slice(0, 200);
  }

  #noteFailure(failure: Failure): void {
    if (failure === "deep-recursion" || failure === "memory") this.#isBroken = true;
    if (failure === "endless") this.#keepsObjects = true;
  }

  /** Runs a program. @returns its failure, if any */
  run(source: string): { failure: Failure; message: string } | undefined {
    this.#limit(ticksPerCall);
    const result = this.#context.evalCode(source, "program.js", { type: "global" });
    if (!result.error) {
      result.value.dispose();
      return undefined;
    }
    const message = this.#messageOf(result.error);
    const failure = failureOf(message);
    this.#noteFailure(failure);
    return { failure, message };
  }

  /** Evaluates an expression to a function; undefined if it is not one. */
  find(expression: string): QuickJSHandle | undefined {
    this.#limit(ticksPerCall);
    const result = this.#context.evalCode(expression, "program.js", { type: "global" });
    if (result.error) {
      this.#noteFailure(failureOf(this.#messageOf(result.error)));
      return undefined;
    }
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
    if (result.error) {
      const message = this.#messageOf(result.error);
      const failure = failureOf(message);
      this.#noteFailure(failure);
      return { isDone: false, failure, message };
    }
    const answer = result.value.consume((handle) => this.#context.getString(handle));
    return { isDone: true, text: answer.slice(1), isChanged: answer.startsWith("!") };
  }

  /** Whether the program has changed built-ins or existing globals. */
  isTampered(): boolean {
    this.#limit(ticksPerCall);
    const check = this.#context.getProp(this.#tools, "isTampered");
    const result = this.#context.callFunction(check, this.#context.undefined);
    check.dispose();
    if (result.error) {
      result.error.dispose();
      return true;
    }
    return result.value.consume((handle) => this.#context.dump(handle) === true);
  }

  /** Reads a global number of the prelude. */
  readNumber(name: string): number {
    return this.#context
      .getProp(this.#context.global, name)
      .consume((handle) => this.#context.getNumber(handle));
  }

  /**
   * Frees everything; the sandbox cannot be used afterwards. After a stack overflow, exhausted memory or an
   * interrupted built-in, QuickJS keeps unused objects, and freeing the runtime would abort the whole module.
   * Its memory then leaks, and the host should restart the module at some point.
   */
  close(handles: readonly (QuickJSHandle | undefined)[] = []): void {
    if (this.#isBroken) return;
    for (const handle of handles) if (handle?.alive) handle.dispose();
    this.#tools.dispose();
    this.#context.dispose();
    if (!this.#keepsObjects) this.#runtime.dispose();
  }
}
