import { useMemo, useState } from "react";
import { useQuery } from "#app/ui/use-query.ts";
import { applications, type DecisionName, undoable } from "#domain/round/change.ts";
import { logByPerson } from "#domain/round/log-state.ts";
import { mergedChanges } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { useRoundLog } from "../log/use-round-log.ts";
import { words } from "./board.data.ts";
import { type BoardModel, findChosen, screenLine } from "./board-model.ts";
import { applicantRows, type BoardRow, boardRows, personId, repeatedRows } from "./board-rows.ts";
import type { BoardSource } from "./board-source.ts";
import { type BoardView, manyRows, readView, writeView } from "./board-view.ts";
import { colleagueChoice, colleagueId } from "./colleague.ts";

/** Board state: the view is in the URL, the changes are in the log. Client only. */
export function useBoard(source: BoardSource): BoardModel {
  const { round, today } = source;
  const roundLog = source.log();
  const log = useRoundLog(roundLog);
  const [query, changeQuery] = useQuery();
  const text = query.toString();
  const applied = useMemo(() => applications(log.changes), [log.changes]);
  const people = useMemo(
    () => [...round.people.map(({ id }) => id), ...applied.map(({ applicant }) => applicant.id)],
    [round, applied],
  );
  const { view, unknown } = useMemo(
    () => readView(new URLSearchParams(text), source.sources, people),
    [text, people, source],
  );
  const columns = useMemo(
    () => view.columns.filter((id) => source.columns.includes(id)),
    [view.columns, source.columns],
  );
  const [chosenId, setChosenId] = useState(view.person);
  const [isPersonOpen, setPersonOpen] = useState(view.person !== undefined);
  const [form, setForm] = useState<{ decision: DecisionName; seen: string }>();

  const rows = useMemo(() => {
    const byPerson = logByPerson(mergedChanges(log.changes));
    const own = applicantRows(applied, byPerson, source);
    const others = view.hasManyRows
      ? repeatedRows(round.people, manyRows, byPerson, source)
      : boardRows(round.people, byPerson, source);
    return [...others, ...own];
  }, [source, round, log.changes, applied, view.hasManyRows]);
  const chosen = findChosen(rows, chosenId);
  const { append } = roundLog;

  const changeView = (change: Partial<BoardView>, pauseMs = 0) =>
    changeQuery({ query: writeView({ ...view, ...change }), replace: true, pauseMs });
  const seenOf = (row: BoardRow | undefined) => row?.conflict?.change ?? row?.decision?.change ?? "";
  const { undo, redo } = undoable(log.changes, log.window);

  return {
    source,
    isLive: true,
    rows,
    view,
    columns,
    unknown,
    chosen,
    isPersonOpen,
    log,
    form: form?.decision,
    changeView,
    openView: (saved) => changeQuery({ query: new URLSearchParams(saved), replace: false }),
    choose(id) {
      setForm(undefined);
      setChosenId(id);
      setPersonOpen(true);
      roundLog.showPerson(personId(id));
      if (people.includes(id)) changeView({ person: id }, 300);
    },
    closePerson() {
      setForm(undefined);
      setPersonOpen(false);
    },
    openForm(decision) {
      if (decision) setPersonOpen(true);
      setForm(decision && { decision, seen: form?.seen ?? seenOf(chosen) });
    },
    decide(decision, choices) {
      const inForm = form !== undefined && choices.length === 1;
      append({
        kind: "DECIDE",
        decision,
        choices: choices.map((choice) => {
          const row = rows.find(({ id }) => id === choice.person);
          return {
            ...choice,
            seen: inForm ? form.seen : seenOf(row),
            screen: row ? screenLine(row) : "",
          };
        }),
      });
      setForm(undefined);
    },
    askColleague(row) {
      const { decision, choice } = colleagueChoice(row, today);
      append(
        { kind: "DECIDE", decision, choices: [{ ...choice, seen: seenOf(row), screen: screenLine(row) }] },
        colleagueId,
      );
    },
    write: (person, message) => append({ kind: "WRITE", person, text: message }),
    send: (messages) => messages.length > 0 && append({ kind: "SEND", messages }),
    settle: (person, keep) => append({ kind: "SETTLE", person, keep }),
    undo: () => undo && append({ kind: "UNDO", change: undo.id }),
    redo: () => redo && append({ kind: "REDO", change: redo.id }),
    reset() {
      setForm(undefined);
      setChosenId(undefined);
      setPersonOpen(false);
      roundLog.reset();
    },
  };
}

/** Names in short, such as "Devika Rao" or the first name and the number of others. */
export function listNames(ids: readonly string[], rows: readonly BoardRow[]): string {
  const [first = "", ...others] = ids;
  const name = rows.find(({ id }) => id === first)?.person.name ?? personId(first);
  return others.length === 0 ? name : fillTemplate(words.andOthers, { name, count: others.length });
}
