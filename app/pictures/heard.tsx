import { StatusMark } from "#app/ui/status-mark.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import type { PictureOf } from "./picture.schema.ts";
import { Quoted } from "./quoted.tsx";

const headLook = "border-b-[1.5px] border-ink pb-2 text-small font-semibold";
const rowLook = "grid min-h-16 items-center gap-x-4 border-b border-line py-3";

/** What was said beside what was written from it. Threads join the two, and cross where the order differs. */
export function Heard({ said, written, lines, fields }: PictureOf<"HEARD">) {
  return (
    <div data-threads className="relative mt-6 grid gap-x-28 gap-y-8 lg:grid-cols-2">
      <div>
        <h4 className={headLook}>{said}</h4>
        <ol>
          {lines.map(({ time, text, quote }, index) => (
            <li
              key={time}
              data-from={index}
              data-status={fields.find(({ line }) => line === index)?.status}
              className={`${rowLook} grid-cols-[3rem_1fr]`}
            >
              <span className="text-note text-muted tabular">{time}</span>
              <span>
                <Quoted text={text} quotes={[quote]} />
                <span className="thread-number">{index + 1}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className={headLook}>{written}</h4>
        <dl>
          {fields.map(({ name, value, line, status, result }) => (
            <div
              key={name}
              data-sheet
              data-evidence={line}
              className={`${rowLook} grid-cols-[1fr_auto] pl-4 max-lg:pl-0 sm:grid-cols-[7rem_1fr_auto]`}
            >
              <dt className="text-small text-muted max-sm:col-span-2">
                <span className="thread-number ml-0!">{line + 1}</span>
                {name}
              </dt>
              <dd className={`font-semibold ${status === "missing" ? "text-clay" : ""}`}>{value}</dd>
              <dd>
                <StatusMark status={status} text={result} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ThreadLayer />
    </div>
  );
}
