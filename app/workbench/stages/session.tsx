import { firstSession } from "#app/stages/session/session-model.ts";
import { WatchedTest } from "#app/stages/session/watched-test.tsx";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { Board, Specimen } from "#app/workbench/specimen.tsx";

const session = { ...firstSession(), isLive: true };
const [sessionFlag] = session.record.signals;

export default function SessionStates() {
  return (
    <Board id="session">
      <Specimen title="A decision, and the whole session replayed" look="whole">
        <WatchedTest
          model={{
            ...session,
            reviews: new Map(
              sessionFlag ? [[sessionFlag.id, { decision: "ASK", note: longText(120, "Note") }]] : [],
            ),
            replayed: { of: "ALL", plays: false },
          }}
        />
      </Specimen>
      <Specimen title="An own test that was handed in, with a dare and no flag" look="whole">
        <WatchedTest
          model={{
            ...session,
            isExample: false,
            record: {
              ...session.record,
              signals: [{ id: "helper-1", kind: "helper", level: "note", start: 2_000, end: 2_000 }],
            },
            replayed: undefined,
            isFull: true,
            isDictated: true,
            note: longText(200, "Note"),
            dare: "PASTE",
            triedDares: new Set(["PASTE"]),
            running: new Set(["OVERLAY", "FULLSCREEN"]),
            isClipboardRefused: true,
            tried: { write: true, cheat: true, review: false },
          }}
        />
      </Specimen>
    </Board>
  );
}
