import { Editor } from "./editor.tsx";
import { useEditor } from "./use-editor.ts";

/** The stage where visitors write a program, once its script has come. In the browser only. */
export default function LiveEditor() {
  return <Editor model={useEditor()} />;
}
