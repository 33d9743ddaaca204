import { Editor } from "./editor.tsx";
import { firstEditor } from "./editor-model.ts";

/** The first state of the stage where visitors write a program, for the document. On the server only. */
export function EditorStage() {
  return <Editor model={firstEditor()} />;
}
