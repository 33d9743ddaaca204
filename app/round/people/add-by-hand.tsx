import { useState } from "react";
import type { Facts } from "#domain/round/change.ts";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { newId, type OpenRound } from "../open-round.ts";
import { FactsForm } from "./facts-form.tsx";
import words from "./people-words.data.ts";

const own = words.form;

/** Adds people one after the other, by what a person types. */
export function AddByHand({
  round,
  people,
  close,
}: {
  round: OpenRound;
  people: readonly RoundCandidate[];
  close: () => void;
}) {
  const [added, setAdded] = useState("");
  return (
    <>
      <FactsForm
        label={own.add}
        people={people}
        submit={own.save}
        save={(facts) => {
          round.log.append({ kind: "ADD", people: [{ ...facts, id: newId(), source: "HAND" }] });
          setAdded(fillTemplate(own.added, { name: facts.name }));
        }}
        cancel={close}
      />
      <p role="status" className="mt-2 text-note text-muted empty:hidden">
        {added}
      </p>
    </>
  );
}

/** Corrects what is known of someone; a fact that is emptied is gone. */
export function CorrectFacts({
  round,
  candidate,
  people,
  close,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  people: readonly RoundCandidate[];
  close: () => void;
}) {
  const { name, email, phone, location } = candidate;
  return (
    <FactsForm
      label={own.correct}
      facts={{
        name,
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone }),
        ...(location !== undefined && { location }),
      }}
      people={people.filter(({ id }) => id !== candidate.id)}
      submit={own.saveCorrection}
      save={(facts) => {
        round.log.append({ kind: "CORRECT", person: candidate.id, facts });
        close();
      }}
      cancel={close}
    />
  );
}

/** Types what a file says that could not be read. `save` adds the file as a candidate (`typeFacts` of the reading). */
export function TypeFacts({
  fileName,
  facts,
  save,
  close,
}: {
  fileName: string;
  /** What is known already. */
  facts?: Facts | undefined;
  save: (facts: Facts) => void;
  close: () => void;
}) {
  return (
    <FactsForm
      label={fillTemplate(own.typed, { file: fileName })}
      facts={facts}
      people={[]}
      submit={own.save}
      note={
        <>
          <strong className="text-ink wrap-anywhere">{fillTemplate(own.typed, { file: fileName })}</strong>{" "}
          {own.typedNote}
        </>
      }
      save={(facts) => {
        save(facts);
        close();
      }}
      cancel={close}
    />
  );
}
