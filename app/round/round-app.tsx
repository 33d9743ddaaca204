import "./round.css";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import frameWords from "./frame/frame-words.data.ts";
import { RoundPage } from "./round-page.tsx";
import { StartPage } from "./start/start-page.tsx";
import type { OpenedStore } from "./store/open-round-store.ts";
import { useEntries, useStore } from "./use-round.ts";

function Start({ opened: { store } }: { opened: OpenedStore }) {
  const navigate = useNavigate();
  const { entries } = useEntries(store);
  return <StartPage store={store} entries={entries} open={(id) => navigate(`/round/${id}`)} />;
}

/** The pages of one's own rounds: `/round`, and below `/round/<id>`. Client only. */
export default function RoundApp() {
  const { pathname } = useLocation();
  const { opened, isGone } = useStore();
  const [, , id, part, person] = pathname.replace(/\/$/, "").split("/");
  if (isGone)
    return (
      <div className="page-width py-16">
        <p role="alert">{frameWords.failed}</p>
        <Button look="contained" className="mt-4" onClick={() => location.reload()}>
          {frameWords.reload}
        </Button>
      </div>
    );
  if (!opened) return <p className="page-width py-16 text-muted">{frameWords.opening}</p>;
  return id === undefined ? (
    <Start opened={opened} />
  ) : (
    <RoundPage key={id} store={opened.store} id={id} part={part} person={person} />
  );
}
