import type { Fields } from "chat";
import { useEffect, useRef, useState } from "react";
import { data, words } from "./chat.data.ts";
import { documentProblem } from "./document-kind.ts";
import { now } from "./now.ts";
import type { ReadDocument } from "./read-document.ts";

const { document: documentWords } = words;

/** The document of this window, one at a time. A new file or `stop` ends the reading of the one before. */
export function useDocument({
  onRefused,
  onRead,
}: {
  onRefused: (reason: string) => void;
  onRead: (read: { file: string; fields: Fields }) => void;
}) {
  const [reading, setReading] = useState<string>();
  const [document, setDocument] = useState<ReadDocument>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const stopReading = () => {
    stop.current?.();
    stop.current = undefined;
    setReading(undefined);
  };
  const refuse = (reason: string) => {
    stopReading();
    onRefused(reason);
  };

  const read = async (file: File) => {
    stopReading();
    let isWanted = true;
    stop.current = () => {
      isWanted = false;
    };
    setReading(file.name);
    const problem = await documentProblem(file).catch(() => "NO_DOCUMENT" as const);
    if (!isWanted) return;
    if (problem) return refuse(documentWords.problems[problem]);
    const reader = await import("./read-document.ts").catch(() => undefined);
    if (!isWanted) return;
    if (!reader) return refuse(documentWords.failures["not-loaded"]);
    const { today } = now();
    const client = reader.readDocument({ file, posting: data.opening.posting, today }, (answer) => {
      if (answer.kind === "FAILED") return refuse(documentWords.failures[answer.failure]);
      stopReading();
      setDocument(answer.document);
      onRead({ file: file.name, fields: answer.document.fields });
    });
    stop.current = client.stop;
  };

  return {
    reading,
    document,
    read,
    stop: stopReading,
    reset() {
      stopReading();
      setDocument(undefined);
    },
  };
}
