import { memo, type PointerEvent, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { data, words } from "./plan.data.ts";
import { type PlanModel, partTitle } from "./plan-model.ts";
import {
  breakMinutes,
  movePart,
  type PlanPart,
  partKey,
  partMinutes,
  totalMinutes,
  withTimes,
} from "./plan-parts.ts";

/** Formats minutes as 1:30. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** A tick every five minutes, the first one longer. */
const ruler = "M0 .5h16M0 16.7h8M0 33.3h8M0 50h8M0 66.7h8M0 83.3h8";
const shortRuler = "M0 .5h16";

type Drag = { from: number; to: number };

/** Drags parts by their handles, by mouse or touch. The order changes only on drop. */
function useDrag(drop: (drag: Drag) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();

  const placeAt = (y: number) => {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const above = items.filter(({ top, height }) => y > top + height / 2).length;
    return Math.min(above, items.length - 1);
  };
  const handlesOf = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from });
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (drag) setDrag({ ...drag, to: placeAt(clientY) });
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) drop(drag);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { list, drag, handlesOf };
}

/** Indicates where a dragged part would be dropped. */
function dropLook(drag: Drag | undefined, index: number): string {
  if (!drag || drag.from === drag.to || index !== drag.to) return "";
  return drag.to > drag.from ? "border-b-3 border-leaf" : "border-t-3 border-leaf";
}

function Handle(props: ReturnType<ReturnType<typeof useDrag>["handlesOf"]>) {
  return (
    <span
      {...props}
      data-handle
      aria-hidden="true"
      title={words.drag}
      className="-my-1 grid size-9 shrink-0 cursor-grab touch-none place-items-center text-muted max-sm:size-11 print:hidden"
    >
      <svg aria-hidden="true" viewBox="0 0 10 16" width="10" height="16" className="fill-current">
        <path d="M2 1h2v2H2zm4 0h2v2H6zM2 7h2v2H2zm4 0h2v2H6zM2 13h2v2H2zm4 0h2v2H6z" />
      </svg>
    </span>
  );
}

function Part({
  part,
  model: { isLive },
  controls,
}: {
  part: PlanPart;
  model: PlanModel;
  controls: { label: string; text: string; isOff?: boolean; run: () => void }[];
}) {
  const title = partTitle(part);
  return (
    <>
      <div className="min-w-40 flex-1">
        <p className="font-semibold">
          {title}{" "}
          <span className="text-note font-normal text-muted">
            {fillTemplate(words.minutes, { minutes: partMinutes(part) })}
          </span>
        </p>
        {part.kind === "QUESTION" ? (
          <p className="wrap-anywhere">{part.text}</p>
        ) : (
          <>
            {part.test.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="mt-1 text-note text-muted">
              {fillTemplate(words.shows, { tags: part.test.tags.join(", ") })}
            </p>
          </>
        )}
      </div>
      <fieldset disabled={!isLive} className="-mr-2 flex shrink-0 print:hidden">
        <legend className="sr-only">{title}</legend>
        {controls.map(({ label, text, isOff = false, run }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={isOff || undefined}
            className={`${controlLook} justify-center px-2! text-note aria-disabled:opacity-40 max-sm:min-w-11`}
            onClick={() => !isOff && run()}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** The plan on a ruler of minutes. Parts can be dragged, moved with buttons, and removed. */
export const PartList = memo(function PartList({ model }: { model: PlanModel }) {
  const { isLive, parts, change } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  const move = ({ from, to }: Drag) => {
    const part = parts[from];
    if (!part) return;
    const key = partKey(part);
    const place = { title: partTitle(part), place: to + 1, count: parts.length };
    change(
      (now) =>
        movePart(
          now,
          now.findIndex((other) => partKey(other) === key),
          to,
        ),
      fillTemplate(words.moved, place),
      { move: true },
    );
  };
  const { list, drag, handlesOf } = useDrag(move);
  const remove = (part: PlanPart, title: string) => {
    const key = partKey(part);
    change((now) => now.filter((other) => partKey(other) !== key), fillTemplate(words.removed, { title }));
    heading.current?.focus();
  };
  const minutes = totalMinutes(parts);
  return (
    <div className="flex flex-col p-6 max-sm:px-4" data-plan-sheet>
      <div className="mb-4 flex flex-wrap justify-between gap-x-6 text-note text-muted font-semibold">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-sans text-note font-semibold tracking-normal outline-none"
        >
          {fillTemplate(words.plan, { title: data.title })}
        </h2>
        <p>
          {fillTemplate(
            parts.length === 2 ? words.totalOneBreak : parts.length < 2 ? words.totalNoBreak : words.total,
            {
              minutes,
              breaks: parts.length - 1,
              each: breakMinutes,
            },
          )}
        </p>
      </div>
      {parts.length === 0 ? (
        <p className="rounded-xl border border-dashed border-control p-6 text-center text-muted">
          {words.empty}
        </p>
      ) : (
        <ol
          ref={list}
          className={`grid ${parts.some(({ kind }) => kind === "QUESTION") ? "" : "grow auto-rows-fr"}`}
        >
          {withTimes(parts).map(({ part, from }, index) => {
            const title = partTitle(part);
            return (
              <li
                key={partKey(part)}
                className={`grid grid-cols-[2.75rem_1.5rem_1fr] text-small ${drag?.from === index && drag.to !== index ? "opacity-50" : ""} ${dropLook(drag, index)}`}
              >
                <span className="-mt-2.5 text-note text-muted tabular">{clock(from)}</span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 16 100"
                  preserveAspectRatio="none"
                  width="16"
                  className="h-full stroke-control"
                >
                  <path d={part.kind === "TEST" ? ruler : shortRuler} vectorEffect="non-scaling-stroke" />
                </svg>
                <div className="mb-2 flex items-start gap-x-1 rounded-xl bg-sunk py-3 pr-3 pl-1 max-sm:flex-wrap">
                  {isLive ? <Handle {...handlesOf(index)} /> : <span className="w-3" />}
                  <Part
                    part={part}
                    model={model}
                    controls={[
                      {
                        label: fillTemplate(words.moveUp, { title }),
                        text: "↑",
                        isOff: index === 0,
                        run: () => move({ from: index, to: index - 1 }),
                      },
                      {
                        label: fillTemplate(words.moveDown, { title }),
                        text: "↓",
                        isOff: index === parts.length - 1,
                        run: () => move({ from: index, to: index + 1 }),
                      },
                      {
                        label: fillTemplate(words.remove, { title }),
                        text: "✕",
                        run: () => remove(part, title),
                      },
                    ]}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {parts.length > 0 && <p className="-mt-2.5 text-note text-muted tabular">{clock(minutes)}</p>}
    </div>
  );
});
