import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { words } from "./editor.data.ts";
import type { EditorModel } from "./editor-model.ts";

export const codeLook = "font-mono text-[clamp(0.8rem,3.6vw,0.9375rem)]/[1.9]";

type Mount = typeof import("./code-mirror.ts").mountCodeMirror;
/** Moves the cursor to a line of the program, counted from 1, and the keyboard to the field. */
export type GoToLine = (line: number) => void;

/** Loads CodeMirror. Undefined until it has loaded, or if that fails: the plain field stays. */
function useCodeMirror() {
  const [mount, setMount] = useState<Mount>();
  useEffect(() => {
    let isHere = true;
    // Lets the plain field paint first: parsing CodeMirror takes longer than a frame.
    const frame = requestAnimationFrame(() =>
      setTimeout(() =>
        import("./code-mirror.ts").then(
          ({ mountCodeMirror }) => isHere && setMount(() => mountCodeMirror),
          () => {},
        ),
      ),
    );
    return () => {
      isHere = false;
      cancelAnimationFrame(frame);
    };
  }, []);
  return mount;
}

/** What is marked in the field: a program that does not run fails with its examples, before it is judged. */
function marksOf({ judgement, ran, isEarlier }: Pick<EditorModel, "judgement" | "ran" | "isEarlier">) {
  return ran?.finding && !isEarlier.ran
    ? { findings: [ran.finding], isEarlier: false }
    : { findings: judgement?.findings ?? [], isEarlier: isEarlier.judgement };
}

/** Shown while CodeMirror loads, and if it cannot be loaded. */
function PlainField({
  model,
  field,
  goTo,
}: {
  model: EditorModel;
  field: RefObject<HTMLTextAreaElement | null>;
  goTo: RefObject<GoToLine | undefined>;
}) {
  const { draft, opened } = model;
  useEffect(() => {
    goTo.current = (line) => {
      const lines = draft.current.split("\n");
      const end = lines.slice(0, line).join("\n").length;
      field.current?.focus();
      field.current?.setSelectionRange(end - (lines[line - 1] ?? "").length, end);
    };
  }, [draft, field, goTo]);
  const lines = Math.min(Math.max(draft.current.split("\n").length + 1, 12), 30);
  return (
    <textarea
      key={opened}
      ref={field}
      rows={lines}
      defaultValue={draft.current}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      aria-label={words.code}
      aria-describedby="editor-hint"
      className={`w-full resize-y rounded-[10px] border border-control bg-raised px-4 py-3 whitespace-pre ${codeLook} font-normal`}
      onChange={({ target }) => model.write(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) model.judge();
      }}
    />
  );
}

function RichField({
  model,
  mount,
  goTo,
  focusAt,
}: {
  model: EditorModel;
  mount: Mount;
  goTo: RefObject<GoToLine | undefined>;
  /** Cursor position in the plain field, if it had the focus. */
  focusAt: number | undefined;
}) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<ReturnType<Mount>>(undefined);
  const latest = useRef(model);
  latest.current = model;
  const first = useRef(focusAt);

  useEffect(() => {
    if (!host.current) return;
    const mounted = mount(
      host.current,
      { code: latest.current.draft.current, label: words.code, describedBy: words.hint },
      { onChange: (code) => latest.current.write(code), onSubmit: () => latest.current.judge() },
    );
    view.current = mounted;
    goTo.current = (line) => mounted.goToLine(line);
    if (first.current !== undefined) mounted.focusAt(first.current);
    return mounted.destroy;
  }, [mount, goTo]);

  // Deferred: replacing CodeMirror's content takes longer than a frame.
  const opened = useDeferredValue(model.opened);
  useEffect(() => {
    if (opened > 0) view.current?.replace(latest.current.draft.current);
  }, [opened]);

  const { ran, judgement, isEarlier } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also marks each program that is put into the field
  useEffect(() => {
    view.current?.mark(marksOf({ ran, judgement, isEarlier }));
  }, [ran, judgement, isEarlier, opened]);

  return <div ref={host} className={codeLook} />;
}

export function CodeField({ model, goTo }: { model: EditorModel; goTo: RefObject<GoToLine | undefined> }) {
  const mount = useCodeMirror();
  const plain = useRef<HTMLTextAreaElement>(null);
  const isFocused = plain.current !== null && document.activeElement === plain.current;
  return (
    <div className="mt-6 mb-3">
      <p aria-hidden="true" className="mb-1 text-note font-semibold">
        {words.code}
      </p>
      {mount ? (
        <RichField
          model={model}
          mount={mount}
          goTo={goTo}
          focusAt={isFocused ? (plain.current?.selectionStart ?? 0) : undefined}
        />
      ) : (
        <PlainField model={model} field={plain} goTo={goTo} />
      )}
      <p id="editor-hint" className="mt-1 text-note text-muted">
        {words.hint}
      </p>
    </div>
  );
}
