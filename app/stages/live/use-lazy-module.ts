import { useRef, useState } from "react";

/**
 * A module that comes when it is needed. Steps that wait for it are taken in order, and none is lost. `load` begins
 * before the first step, or tries again after a failure.
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
