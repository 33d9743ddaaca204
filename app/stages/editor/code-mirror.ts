import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Finding } from "code-judge";

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
  ".cm-finding, &.cm-focused .cm-finding.cm-activeLine": {
    backgroundColor: "var(--color-clay-soft)",
    boxShadow: "inset 3px 0 var(--color-clay)",
  },
  ".cm-fault": { textDecoration: "underline wavy var(--color-clay)", textUnderlineOffset: "4px" },
  ".cm-note": {
    margin: "0",
    padding: "0.25rem 0.75rem 0.375rem",
    font: "500 0.8125rem/1.5 var(--font-sans)",
    color: "var(--color-clay)",
    backgroundColor: "var(--color-clay-soft)",
    boxShadow: "inset 3px 0 var(--color-clay)",
  },
  "&.cm-earlier .cm-finding, &.cm-earlier.cm-focused .cm-finding.cm-activeLine": {
    backgroundColor: "var(--color-sunk)",
    boxShadow: "inset 3px 0 var(--color-control)",
  },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--color-slate-soft)",
  },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--color-thread)",
  },
});

/** Flaws to mark. `isEarlier`: they are those of a program that was changed since. */
type Marks = { findings: readonly Finding[]; isEarlier: boolean };

/** What a flaw is, under its line. */
class Note extends WidgetType {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  override eq({ text }: Note) {
    return text === this.text;
  }
  toDOM() {
    const note = document.createElement("p");
    note.className = "cm-note";
    note.textContent = this.text;
    return note;
  }
}

function drawFindings({ doc }: EditorState, findings: readonly Finding[]): DecorationSet {
  const marks = findings.flatMap(({ line: number, place, text }) => {
    if (number === undefined || number > doc.lines) return [];
    const line = doc.line(number);
    const from = Math.min(line.from + (place?.column ?? 1) - 1, line.to);
    const to = Math.min(from + (place?.length ?? 0), line.to);
    const widget = new Note(text);
    return [
      Decoration.line({ class: "cm-finding" }).range(line.from),
      ...(to > from ? [Decoration.mark({ class: "cm-fault" }).range(from, to)] : []),
      Decoration.widget({ widget, block: true, side: 1 }).range(line.to),
    ];
  });
  return Decoration.set(marks, true);
}

const setMarks = StateEffect.define<Marks>();

/** Flaws follow their lines as the program changes; what they say goes, because it was of the program before. */
const marks = StateField.define<{ drawn: DecorationSet; isEarlier: boolean }>({
  create: () => ({ drawn: Decoration.none, isEarlier: false }),
  update({ drawn, isEarlier }, { effects, changes, state }) {
    const set = effects.find((effect) => effect.is(setMarks))?.value;
    if (!set) return { drawn: drawn.map(changes), isEarlier };
    if (!set.isEarlier) return { drawn: drawFindings(state, set.findings), isEarlier: false };
    const isLine = ({ spec }: Decoration) => spec.class === "cm-finding";
    return { drawn: drawn.update({ filter: (_from, _to, mark) => isLine(mark) }), isEarlier: true };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ drawn }) => drawn),
    EditorView.editorAttributes.from(field, ({ isEarlier }) => ({ class: isEarlier ? "cm-earlier" : "" })),
  ],
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
) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open", delegatesFocus: true });
  const submit = () => {
    onSubmit();
    return true;
  };
  const view = new EditorView({
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
        marks,
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
  return {
    focusAt(position: number) {
      view.focus();
      view.dispatch({
        selection: { anchor: Math.min(position, view.state.doc.length) },
        scrollIntoView: true,
      });
    },
    /** Moves the cursor to a line, counted from 1, and the keyboard to the field. */
    goToLine(line: number) {
      this.focusAt(view.state.doc.line(Math.min(line, view.state.doc.lines)).from);
    },
    replace(insert: string) {
      const { doc } = view.state;
      if (doc.toString() !== insert) view.dispatch({ changes: { from: 0, to: doc.length, insert } });
    },
    mark: (shown: Marks) => view.dispatch({ effects: setMarks.of(shown) }),
    destroy: () => view.destroy(),
  };
}
