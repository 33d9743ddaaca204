import { startTransition, useRef, useState } from "react";
import { useQuery } from "#app/ui/use-query.ts";
import { data } from "./plan.data.ts";
import type { PlanModel } from "./plan-model.ts";
import { firstPlan, readPlan, writePlan } from "./plan-parts.ts";

const untried = { add: false, move: false, preview: false };

/** State of the plan. It is in the URL, and each change adds a history entry. Client only. */
export function usePlan(): PlanModel {
  const [query, changeQuery] = useQuery();
  const { parts, hasUnknown } = readPlan(query, data);
  const [tried, setTried] = useState(untried);
  const [message, setMessage] = useState("");
  const [open, setOpen] = useState<number>();

  /** The plan as it is now: a change that is made before the last one is drawn must not undo it. */
  const latest = useRef(parts);
  latest.current = parts;

  const write = (next: typeof parts) => changeQuery({ query: writePlan(query, next, data), replace: false });
  return {
    isLive: true,
    parts,
    hasUnknownView: hasUnknown,
    message,
    tried,
    ...(open === undefined ? {} : { open: Math.min(open, parts.length) }),
    change(edit, announcement, newlyTried) {
      latest.current = edit(latest.current);
      setTried({ ...tried, ...newlyTried });
      setMessage(announcement);
      setOpen(undefined);
      write(latest.current);
    },
    openPart(index) {
      startTransition(() => {
        if (index !== undefined) setTried({ ...tried, preview: true });
        setOpen(index);
      });
    },
    reset() {
      setTried(untried);
      setMessage("");
      setOpen(undefined);
      write(firstPlan(data));
    },
  };
}
