import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: "var(--color-leaf)" },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: "var(--color-thread)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--color-slate)" },
  { tag: tags.comment, color: "var(--color-muted)", fontStyle: "italic" },
  { tag: tags.invalid, color: "var(--color-clay)" },
]);

const look = EditorView.theme({
  "&": {
    color: "var(--color-ink)",
    backgroundColor: "var(--color-raised)",
    border: "1px solid var(--color-control)",
    borderRadius: "10px",
    overflow: "hidden",
  },
  "&.cm-focused": { outline: "2px solid var(--color-leaf)", outlineOffset: "2px" },
  ".cm-scroller": {
    font: "inherit",
    minHeight: "14em",
    maxHeight: "min(34em, 70vh)",
  },
  ".cm-content": { caretColor: "var(--color-ink)", padding: "0.75rem 0" },
  ".cm-gutters": { color: "var(--color-muted)", backgroundColor: "transparent", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.25rem", padding: "0 0.75rem 0 0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "var(--color-leaf-soft)" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--color-slate-soft)",
  },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--color-thread)",
  },
});

type Events = { onChange: (code: string) => void; onSubmit: () => void };

/**
 * Mounts CodeMirror in a shadow root, where it uses constructed style sheets: the page's CSP allows no inline
 * styles. Tab leaves the field. Client only.
 */
export function mountCodeMirror(
  host: HTMLElement,
  { code, label, describedBy }: { code: string; label: string; describedBy: string },
  { onChange, onSubmit }: Events,
): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open", delegatesFocus: true });
  const submit = () => {
    onSubmit();
    return true;
  };
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        javascript(),
        syntaxHighlighting(colors),
        look,
        keymap.of([{ key: "Mod-Enter", run: submit }, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": label,
          "aria-description": describedBy,
          // Makes the scrollable field focusable.
          tabindex: "0",
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}
