import baseVariant from "@jitl/quickjs-ng-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, newVariant } from "quickjs-emscripten-core";
import { createJudge } from "./judge.ts";

/**
 * Loads the sandbox and makes a judge, in about 50 ms.
 * @param wasm QuickJS as bytes, if it cannot be loaded from here; by default Node reads the file
 * @param onTick see `createJudge`
 */
export async function loadJudge(
  wasm?: ArrayBuffer,
  onTick?: () => void,
): Promise<ReturnType<typeof createJudge>> {
  const variant = wasm ? newVariant(baseVariant, { wasmModule: new WebAssembly.Module(wasm) }) : baseVariant;
  return createJudge(await newQuickJSWASMModuleFromVariant(variant), onTick);
}
