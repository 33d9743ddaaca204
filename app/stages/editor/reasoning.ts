/** A fact that the right answer uses; `adds` is its contribution to the count. */
export type Fact = { id: number; adds: number };
/** How an answer treats a fact: used, left out, or with the wrong sign. */
export type FactUse = "MET" | "MISSED" | "REVERSED";

type Counts = {
  /** The opening is fact 0; notes are numbered from 1. */
  facts: Fact[];
  /** Net sum of the table, without corrections. */
  table: number;
};

type Effect = { day: string; column: "in" | "out"; change: number };

type Sample = {
  table: { rows: { day: string; in: number; out: number }[] };
  opening: { count: number };
  notes: ({ effect: Effect } | object)[];
};

const addsOf = ({ column, change }: Effect) => (column === "in" ? change : -change);

/** The table's sum, and the facts that correct it. */
export function countsOf({ table, opening, notes }: Sample): Counts {
  const corrections = notes.flatMap((note, index) =>
    "effect" in note ? [{ id: index + 1, adds: addsOf(note.effect) }] : [],
  );
  return {
    facts: [{ id: 0, adds: opening.count }, ...corrections],
    table: table.rows.reduce((sum, row) => sum + row.in - row.out, 0),
  };
}

export type Reading = { answer: number; uses: Map<number, FactUse> };

const signs = { MET: 1, MISSED: 0, REVERSED: -1 } as const;
const allUses = ["MET", "MISSED", "REVERSED"] as const;

/** All ways to read the facts, each with the resulting answer. The first is the right one. */
export function readings({ facts, table }: Counts): Reading[] {
  return facts.reduce<Reading[]>(
    (before, { id, adds }) =>
      before.flatMap(({ answer, uses }) =>
        allUses.map((use) => ({ answer: answer + signs[use] * adds, uses: new Map(uses).set(id, use) })),
      ),
    [{ answer: table, uses: new Map() }],
  );
}

/**
 * Finds the reading of the facts that results in the answer, so that a near miss can be explained.
 *
 * @returns the right answer and, if a reading explains the given one, its use of the facts
 */
export function judgeReasoning(counts: Counts, answer: number): { right: number; uses?: Reading["uses"] } {
  const all = readings(counts);
  const uses = all.find((reading) => reading.answer === answer)?.uses;
  return { right: all[0]?.answer ?? 0, ...(uses && { uses }) };
}

/** The right count before the first day and after each day. */
export function openByDay({ table, opening, notes }: Sample): number[] {
  const effects = notes.flatMap((note) => ("effect" in note ? [note.effect] : []));
  const counts = [opening.count];
  for (const { day, in: came, out } of table.rows) {
    const corrections = effects.filter((effect) => effect.day === day).map(addsOf);
    counts.push([came - out, ...corrections].reduce((sum, change) => sum + change, counts.at(-1) ?? 0));
  }
  return counts;
}
