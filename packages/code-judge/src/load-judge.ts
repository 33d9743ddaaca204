import baseVariant from "@jitl/quickjs-ng-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, newVariant } from "quickjs-emscripten-core";
import { createJudge, type Judge } from "./judge.ts";

/** Pages of 64 KiB. QuickJS begins with 16 MB; its own memory limit does not work, because it cannot see the sizes of its blocks. */
const pages = { initial: 256, maximum: 1024 };

/**
 * Compiles the sandbox and makes a judge.
 * @param wasm QuickJS as bytes
 * @param onTick see `createJudge`
 */
export function loadJudge(wasm: BufferSource, onTick?: () => void): Judge {
  const wasmModule = new WebAssembly.Module(wasm);
  const loadModule = () =>
    newQuickJSWASMModuleFromVariant(
      newVariant(baseVariant, { wasmModule, wasmMemory: new WebAssembly.Memory(pages) }),
    );
  return createJudge(loadModule, onTick);
}
