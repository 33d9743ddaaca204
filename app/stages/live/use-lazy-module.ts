import { useRef, useState } from "react";

/**
 * Imports a module on demand. Calls to `run` before it has loaded are queued in order. `load` preloads it, or
 * retries after a failure.
 */
export function useLazyModule<Module>(importModule: () => Promise<Module>) {
  const [isMissing, setMissing] = useState(false);
  const waiting = useRef<((module: Module) => void)[]>([]);
  const loaded = useRef<Module>(undefined);
  const load = () =>
    importModule().then(
      (module) => {
        loaded.current = module;
        setMissing(false);
        for (const step of waiting.current.splice(0)) step(module);
      },
      () => setMissing(true),
    );
  return {
    isMissing,
    load,
    run(step: (module: Module) => void) {
      if (loaded.current) return step(loaded.current);
      waiting.current.push(step);
      void load();
    },
    forget() {
      waiting.current = [];
      setMissing(false);
    },
  };
}
