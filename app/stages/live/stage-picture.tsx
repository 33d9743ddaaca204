import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import type { StageName } from "../define-stage.ts";
import words from "../stage-words.data.ts";

/** Static preview of a stage in its initial state, until `StageLoader` makes it interactive. Server only. */
export function StagePicture({
  name,
  startsInside = false,
  children,
}: {
  name: StageName;
  /** Whether `children` have the target of the hero's link to the first control, as they begin with much else. */
  startsInside?: boolean;
  children: ReactNode;
}) {
  const { start, failed, retry, noScripts } = words.live;
  return (
    <div
      data-stage={name}
      {...(!startsInside && { id: `try-${name.toLowerCase()}`, tabIndex: -1 })}
      className="stage-frame"
    >
      <div data-picture>
        {children}
        <p className="stage-note hidden [@media(scripting:none)]:block">{noScripts}</p>
        <p className="stage-note stage-start">
          <span className="stage-failed" role="status">
            {failed}
          </span>
          <Button look="contained" data-start>
            <span className="stage-failed">{retry}</span>
            <span className="stage-waits">{start}</span>
          </Button>
        </p>
      </div>
    </div>
  );
}
