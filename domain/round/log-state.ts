import { activeChanges, type Change, type Choice, type DecisionName, type Message } from "./change.ts";

export type LoggedDecision = Choice & {
  decision: DecisionName;
  change: string;
  /** A colleague's id; absent for the visitor. */
  by?: string;
  time: string;
};

export type SentMessage = Message & { change: string; time: string; by?: string };

/** One person's state after all changes. */
export type PersonLog = {
  decision?: LoggedDecision;
  /** A decision made without having seen `decision`. The visitor must choose one of the two. */
  conflict?: LoggedDecision;
  /** An unsent message that the visitor edited. */
  draft?: string;
  sent: SentMessage[];
  /** Whether a message went out since the decision. */
  isTold?: true;
};

type Decide = Extract<Change, { kind: "DECIDE" }>;

const author = ({ window, by }: Change) => by ?? window;

function decideAbout(
  log: PersonLog,
  change: Decide,
  choice: Choice,
  authors: Map<string, string>,
): PersonLog {
  const { decision, time, by } = change;
  const logged = { ...choice, decision, change: change.id, time, ...(by !== undefined && { by }) };
  const last = log.decision;
  const hasSeenLast =
    last === undefined || choice.seen === last.change || choice.seen === log.conflict?.change;
  if (hasSeenLast || authors.get(last.change) === author(change)) return { sent: log.sent, decision: logged };
  return { ...log, conflict: logged };
}

/** A message about the decision takes the place of its draft. */
function addMessage(
  { draft, ...log }: PersonLog,
  message: Message,
  { id: change, time, by }: Change,
): PersonLog {
  const sent = [...log.sent, { ...message, change, time, ...(by !== undefined && { by }) }];
  if (message.about) return { ...log, sent, ...(draft !== undefined && { draft }) };
  return { ...log, sent, ...(log.decision && { isTold: true }) };
}

/** State of each person with at least one change. `changes` must be in order. */
export function logByPerson(changes: readonly Change[]): Map<string, PersonLog> {
  const people = new Map<string, PersonLog>();
  const authors = new Map(changes.map((change) => [change.id, author(change)]));
  const update = (id: string, next: (log: PersonLog) => PersonLog) =>
    people.set(id, next(people.get(id) ?? { sent: [] }));
  for (const change of activeChanges(changes)) {
    switch (change.kind) {
      case "DECIDE":
        for (const choice of change.choices)
          update(choice.person, (log) => decideAbout(log, change, choice, authors));
        break;
      case "WRITE":
        update(change.person, (log) => ({ ...log, draft: change.text }));
        break;
      case "SEND":
        for (const message of change.messages)
          update(message.person, (log) => addMessage(log, message, change));
        break;
      case "SETTLE":
        update(change.person, ({ conflict, decision, ...log }) => {
          const kept = conflict?.change === change.keep ? conflict : decision;
          return { ...log, ...(kept && { decision: kept }) };
        });
        break;
    }
  }
  return people;
}
