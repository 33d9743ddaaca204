import "./round.css";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { AskEnd } from "./copies/ask-end.tsx";
import { asksToEnd } from "./copies/asks-to-end.ts";
import { OpenCopy } from "./copies/open-copy.tsx";
import { StorageGone, StorageSilent } from "./copies/storage-states.tsx";
import frameWords from "./frame/frame-words.data.ts";
import { useKeptFocus } from "./frame/use-kept-focus.ts";
import { RoundPage } from "./round-page.tsx";
import { OpenCode } from "./sharing/open-code.tsx";
import sharingWords from "./sharing/sharing-words.data.ts";
import { StartPage } from "./start/start-page.tsx";
import type { OpenedStore } from "./store/open-round-store.ts";
import { useEntries, useStore } from "./use-round.ts";

function Start({ opened: { store } }: { opened: OpenedStore }) {
  const navigate = useNavigate();
  const { entries, reload } = useEntries(store);
  const open = (id: string) => navigate(`/round/${id}`);
  const untouched = entries.filter((entry) => asksToEnd(entry, Date.now()));
  return (
    <StartPage
      store={store}
      entries={entries}
      open={open}
      imports={
        <details className="pt-3 text-small">
          <summary className="flex min-h-9 w-fit cursor-pointer items-center underline underline-offset-4">
            {frameWords.openCopy}
          </summary>
          <div className="pt-2">
            <OpenCopy store={store} onShow={open} onTaken={reload} />
          </div>
          <h3 className="pt-4 pb-1 text-small font-semibold">{sharingWords.recovery.open}</h3>
          <OpenCode store={store} onShow={open} />
        </details>
      }
      notices={untouched.map((entry) => (
        <div key={entry.id} className="page-width pb-6">
          <AskEnd
            store={store}
            entry={entry}
            onExport={() => navigate(`/round/${entry.id}/settings`)}
            onChange={reload}
          />
        </div>
      ))}
    />
  );
}

/** The pages of one's own rounds: `/round`, and below `/round/<id>`. Client only. */
export default function RoundApp() {
  const { pathname } = useLocation();
  const { opened, gone } = useStore();
  const [isWithoutStorage, setWithoutStorage] = useState(false);
  useKeptFocus();
  const [, , id, part, person] = pathname.replace(/\/$/, "").split("/");
  if (gone)
    return (
      <div className="page-width py-12">
        <h1 className="sr-only">{frameWords.title}</h1>
        <StorageGone why={gone} />
      </div>
    );
  if (!opened) return <p className="page-width py-16 text-muted">{frameWords.opening}</p>;
  if ((opened.fault === "SLOW" || opened.fault === "BLOCKED") && !isWithoutStorage)
    return (
      <div className="page-width py-12">
        <h1 className="sr-only">{frameWords.title}</h1>
        <StorageSilent onGoOn={() => setWithoutStorage(true)} />
      </div>
    );
  return id === undefined ? (
    <Start opened={opened} />
  ) : (
    <RoundPage key={id} store={opened.store} id={id} part={part} person={person} />
  );
}
