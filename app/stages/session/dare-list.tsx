import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./session.data.ts";
import { type Dare, dares, noticedAt, type SessionModel, timeOf } from "./session-model.ts";

const baseLook =
  "min-h-14 rounded-[10px] border px-3 py-2 text-left text-small font-semibold enabled:cursor-pointer";
const openLook = `${baseLook} border-control enabled:hover:bg-sunk`;
const noticedLook = `${baseLook} border-transparent bg-leaf-soft`;

function DareButton({ dare, model }: { dare: Dare; model: SessionModel }) {
  const { noticed, untried, tried, nothing } = words.dares;
  const dareWords = words.dares[dare];
  const at = noticedAt(dare, model);
  const isRunning = model.running.has(dare);
  const state =
    at !== undefined
      ? fillTemplate(noticed, { time: timeOf(at) })
      : dare === "RETYPE"
        ? nothing
        : model.triedDares.has(dare)
          ? tried
          : untried;
  return (
    <button
      type="button"
      className={`${at === undefined ? openLook : noticedLook} ${dare === "FULLSCREEN" ? "pointer-coarse:hidden" : ""}`}
      onClick={() => model.take(dare)}
    >
      {isRunning && "stop" in dareWords ? dareWords.stop : dareWords.name}
      <span className={`block text-note font-normal ${at === undefined ? "text-muted" : "text-leaf"}`}>
        {state}
      </span>
    </button>
  );
}

function Instruction({ model: { dare, isClipboardRefused } }: { model: SessionModel }) {
  const { sentence, hint } = words.dares;
  if (!dare) return hint;
  return dare === "PASTE" && isClipboardRefused ? (
    <>
      {words.dares.PASTE.refused} <q className="text-ink">{sentence}</q>
    </>
  ) : (
    words.dares[dare].how
  );
}

/** Ways to cheat, each with the time at which it was noticed. */
export function DareList({ model }: { model: SessionModel }) {
  const { isLive, record, isExample, hasFullscreen } = model;
  const isOver = !isExample && record.isOver;
  return (
    <div className="print:hidden">
      <fieldset disabled={!isLive || isOver} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <legend className="sr-only">{words.dares.title}</legend>
        {dares
          .filter((dare) => dare !== "FULLSCREEN" || hasFullscreen)
          .map((dare) => (
            <DareButton key={dare} dare={dare} model={model} />
          ))}
      </fieldset>
      <p aria-live="polite" className="mt-2 min-h-11 text-note text-muted">
        <Instruction model={model} />
      </p>
    </div>
  );
}
