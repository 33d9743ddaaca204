import { useEffect, useState } from "react";
import { createMatchClient } from "#app/tools/resume/worker/match-client.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { roundUrl } from "#domain/urls/round-urls.ts";
import words from "./front/front-words.data.ts";
import { openRoundStore } from "./store/open-round-store.ts";
import type { RoundEntry } from "./store/round-store.ts";

/** The program of the rounds: the list of those on this device. Client only. */
export default function RoundApp() {
  const [entries, setEntries] = useState<RoundEntry[]>();
  const [isReaderReady, setReaderReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    openRoundStore()
      .then(({ store }) => store.list())
      .catch(() => [])
      .then((list) => {
        if (isCurrent) setEntries(list);
      });
    const reader = createMatchClient(({ kind }) => setReaderReady(kind === "warm"));
    reader.warmUp();
    return () => {
      isCurrent = false;
      reader.stop();
    };
  }, []);
  return (
    <div className="page-width py-11" data-reader={isReaderReady ? "READY" : "LOADING"}>
      <PageTitle>{words.page.heading}</PageTitle>
      <p className="mt-4 max-w-prose">{words.page.text}</p>
      {entries && (
        <ul data-rounds className="mt-8">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`${roundUrl}/${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
