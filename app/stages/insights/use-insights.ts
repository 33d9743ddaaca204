import { useState } from "react";
import { useQuery } from "#app/ui/use-query.ts";
import { undoable } from "#domain/round/change.ts";
import { roundLog, useRoundLog } from "../log/use-round-log.ts";
import { maxCompared } from "./compared-people.tsx";
import { round } from "./insights.data.ts";
import { type ComparedPerson, type InsightsModel, struckClaims } from "./insights-model.ts";
import { type InsightsPerson, resultOf } from "./insights-person.ts";

const findPerson = (id: string) => round.people.find((person) => person.id === id);

/** State of the report: person and comparison are in the URL, struck claims in the log. Client only. */
export function useInsights(): InsightsModel {
  const log = useRoundLog(roundLog());
  const [query, changeQuery] = useQuery();
  const [claim, setClaim] = useState<string>();
  const [hasRead, setRead] = useState(false);
  const asked = query.get("candidate");
  const askedBeside = (query.get("beside") ?? "").split(",").filter((id) => id !== "");
  const person = findPerson(asked ?? "") ?? (round.people[0] as InsightsPerson);
  const beside = askedBeside
    .flatMap((id) => findPerson(id) ?? [])
    .filter(({ id }) => id !== person.id)
    .slice(0, maxCompared - 1);
  const struck = struckClaims(log.changes, person.id);
  const withoutStruck = (own: InsightsPerson): ComparedPerson => ({
    id: own.id,
    name: own.name,
    ...resultOf(own, struckClaims(log.changes, own.id)),
  });
  const { undo, redo } = undoable(log.changes, log.window);
  const { append, reset } = roundLog();

  const change = (id: string, others: readonly string[]) => {
    const next = new URLSearchParams(query);
    if (id === round.people[0]?.id) next.delete("candidate");
    else next.set("candidate", id);
    const names = others.filter((other) => other !== id);
    if (names.length === 0) next.delete("beside");
    else next.set("beside", names.join(","));
    changeQuery({ query: next, replace: true });
  };

  return {
    isLive: true,
    isStored: log.isStored,
    person,
    struck,
    result: resultOf(person, struck),
    claim: person.claims.some(({ id }) => id === claim) ? claim : person.claims[0]?.id,
    compared: beside.length === 0 ? [] : [person, ...beside].map(withoutStruck),
    hasUnknownView: (asked !== null && !findPerson(asked)) || askedBeside.some((id) => !findPerson(id)),
    canUndo: undo?.kind === "STRIKE",
    canRedo: redo?.kind === "STRIKE",
    tried: { source: hasRead, strike: struck.size > 0, compare: beside.length > 0 },
    choosePerson(id) {
      setClaim(undefined);
      change(
        id,
        beside.map((other) => other.id),
      );
    },
    chooseClaim(id) {
      setRead(true);
      setClaim(id);
    },
    compare: (ids) => change(person.id, ids),
    strike: ({ id }, reason) => append({ kind: "STRIKE", person: person.id, claim: id, reason }),
    undo: () => undo && append({ kind: "UNDO", change: undo.id }),
    redo: () => redo && append({ kind: "REDO", change: redo.id }),
    reset() {
      setClaim(undefined);
      reset();
      change(round.people[0]?.id ?? "", []);
    },
  };
}
