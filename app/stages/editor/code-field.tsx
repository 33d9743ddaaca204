import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { words } from "./editor.data.ts";
import type { EditorModel } from "./editor-model.ts";

export const codeLook = "font-mono text-[clamp(0.8rem,3.6vw,0.9375rem)]/[1.9]";

type Mount = typeof import("./code-mirror.ts").mountCodeMirror;

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

/** Shown while CodeMirror loads, and if it cannot be loaded. */
function PlainField({ model, field }: { model: EditorModel; field: RefObject<HTMLTextAreaElement | null> }) {
  const { draft, opened } = model;
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
  focusAt,
}: {
  model: EditorModel;
  mount: Mount;
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
    if (first.current !== undefined) {
      mounted.focus();
      mounted.dispatch({ selection: { anchor: Math.min(first.current, mounted.state.doc.length) } });
    }
    return () => mounted.destroy();
  }, [mount]);

  // Deferred: replacing CodeMirror's content takes longer than a frame.
  const opened = useDeferredValue(model.opened);
  useEffect(() => {
    const state = view.current?.state;
    const insert = latest.current.draft.current;
    if (!state || opened === 0 || state.doc.toString() === insert) return;
    view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert } });
  }, [opened]);

  return <div ref={host} className={codeLook} />;
}

export function CodeField({ model }: { model: EditorModel }) {
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
          focusAt={isFocused ? (plain.current?.selectionStart ?? 0) : undefined}
        />
      ) : (
        <PlainField model={model} field={plain} />
      )}
      <p id="editor-hint" className="mt-1 text-note text-muted">
        {words.hint}
      </p>
    </div>
  );
}
