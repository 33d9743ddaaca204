import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { RoundUse } from "#domain/relay/protocol.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { sizeText } from "./copies/copy-age.ts";
import { NotKept, RoundMissing, Unsaved } from "./copies/storage-states.tsx";
import { shownNumber } from "./counted.ts";
import { ClosingLine } from "./frame/closing-line.tsx";
import words from "./frame/frame-words.data.ts";
import { RoundBoundary, RoundBroken } from "./frame/round-boundary.tsx";
import { type Part, parts, partUrl, RoundTabs } from "./frame/round-tabs.tsx";
import type { OpenRound } from "./open-round.ts";
import type { Reading } from "./reading/create-reading.ts";
import { ArrivalsNote } from "./sharing/arrivals-note.tsx";
import { useSharing, useSharingSnapshot } from "./sharing/use-sharing.ts";
import type { RoundStore } from "./store/round-store.ts";
import { useOpenRound, useRound } from "./use-round.ts";

const PeoplePart = lazy(() => import("./board/people-part.tsx"));
const ReportPart = lazy(() => import("./report/report-part.tsx"));
const CollectPart = lazy(() => import("./sharing/collect-part.tsx"));
const AsksPage = lazy(() => import("./start/asks-page.tsx"));
const SettingsPart = lazy(() => import("./copies/settings-part.tsx"));

const isPart = (name: string | undefined): name is Part => parts.some((part) => part === name);

const sealedText = ({ entries, bytes }: RoundUse) =>
  fillTemplate(words.serverSealed, { entries: shownNumber(entries), size: sizeText(bytes) });

/** Reads the résumés of a round while one of its pages is shown, whichever it is. */
function useReading(round: OpenRound): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    let isCurrent = true;
    let created: Reading | undefined;
    import("./reading/create-reading.ts")
      .then(({ createReading }) => {
        if (!isCurrent) return;
        created = createReading({ round });
        setReading(created);
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        // In the render, for the boundary.
        setReading(() => {
          throw error;
        });
      });
    return () => {
      isCurrent = false;
      created?.close();
    };
  }, [round]);
  return reading;
}

function Open({
  round,
  part,
  person,
}: {
  round: OpenRound;
  part: Part | "report";
  person: string | undefined;
}) {
  const navigate = useNavigate();
  const { state, saving } = useRound(round);
  const reading = useReading(round);
  const sharing = useSharing(round, state.shared !== undefined);
  const shared = useSharingSnapshot(sharing);
  // The same function in each render: with another one the board would compute all its rows again.
  const openReport = useCallback(
    (id: string) => navigate(`/round/${round.id}/report/${id}${location.search}`),
    [navigate, round.id],
  );
  const toBoard = () => navigate(`${partUrl(round.id, "people")}${location.search}`);
  const loading = <p className="round-wide py-8 text-muted">{words.opening}</p>;
  return (
    <>
      <RoundTabs
        round={round}
        title={state.title}
        people={state.people.length}
        part={part === "report" ? "people" : part}
        saving={saving}
        open={(url) => navigate(url)}
      />
      <div className="round-wide pt-3 empty:hidden">
        {round.store.isKept ? <Unsaved round={round} /> : <NotKept round={round} />}
      </div>
      <ArrivalsNote shown={shared} />
      <RoundBoundary key={part} round={round}>
        <Suspense fallback={loading}>
          {part === "people" &&
            (reading ? (
              <PeoplePart round={round} state={state} reading={reading} openReport={openReport} />
            ) : (
              loading
            ))}
          {part === "report" &&
            (reading ? (
              <ReportPart round={round} state={state} reading={reading} id={person ?? ""} back={toBoard} />
            ) : (
              loading
            ))}
          {part === "collect" && <CollectPart round={round} state={state} sharing={sharing} />}
          {part === "asks" && <AsksPage round={round} state={state} />}
          {part === "settings" && <SettingsPart round={round} />}
        </Suspense>
      </RoundBoundary>
      <ClosingLine short={state.shared ? words.readersSharedShort : words.readersShort}>
        <span>
          <strong className="text-ink">{state.shared ? words.readersShared : words.readers}</strong>
        </span>
        <span>{shared?.use ? sealedText(shared.use) : !state.shared && words.server}</span>
      </ClosingLine>
    </>
  );
}

/** `/round/<id>`: one round with its parts. */
export function RoundPage({
  store,
  id,
  part,
  person,
}: {
  store: RoundStore;
  id: string;
  part: string | undefined;
  person: string | undefined;
}) {
  const navigate = useNavigate();
  const name = <h1 className="sr-only">{words.title}</h1>;
  const opening = useOpenRound(store, id);
  switch (opening.kind) {
    case "OPENING":
      return (
        <div className="page-width py-16">
          {name}
          <p className="text-muted">{words.opening}</p>
        </div>
      );
    case "OPEN":
      return (
        <RoundBoundary round={opening.round} title={name}>
          <Open
            round={opening.round}
            part={part === "report" ? "report" : isPart(part) ? part : "people"}
            person={person}
          />
        </RoundBoundary>
      );
    case "MISSING":
      return (
        <div className="page-width py-12">
          {name}
          <RoundMissing
            store={store}
            onShow={(shown) => navigate(`/round/${shown}`)}
            onRounds={() => navigate("/round")}
          />
        </div>
      );
    case "BROKEN":
      return (
        <>
          {name}
          <RoundBroken round={{ store, id }} />
        </>
      );
    case "FAILED":
      return (
        <div role="alert" className="page-width py-16">
          {name}
          <p>{words.failed}</p>
          <Button look="contained" className="mt-4" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
      );
  }
}
