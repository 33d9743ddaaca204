import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";
import { type ClauseShares, reached } from "./clause-shares.ts";

/**
 * Features of one clause group relative to the others: how likely each is evidence, and where the likeliest
 * is.
 */
export type EvidenceFeatures = (index: number) => string[];

/** Features that decide which clause groups of an answer are evidence for a criterion. */
export function evidenceFeatures(
  { units }: ReadAnswer,
  shares: readonly ClauseShares[],
  criterion: CriterionId,
): EvidenceFeatures {
  const any = shares.map(([missing]) => 1 - missing);
  const order = [...any.keys()].toSorted((a, b) => (any[b] ?? 0) - (any[a] ?? 0));
  const [top = 0, next] = order;
  const most = any[top] ?? 0;
  const second = next === undefined ? 0 : (any[next] ?? 0);
  const total = any.reduce((sum, share) => sum + share, 0);
  const isShown = (index: number) => {
    const [, partly, shown] = shares[index] ?? [1, 0, 0];
    return shown > partly;
  };
  return (index) => {
    const own = any[index] ?? 0;
    const relative = most === 0 ? 0 : own / most;
    const rank = `rank ${Math.min(order.indexOf(index), 3)}`;
    const distance = `top ${Math.max(-3, Math.min(3, top - index))}`;
    const isSameKind = isShown(index) === isShown(top);
    const unit = units[index];
    return [
      "any",
      criterion,
      ...reached("own", own),
      ...reached(`${criterion} own`, own),
      ...reached("relative", relative),
      ...reached("most", most),
      ...reached("second", second),
      ...reached("total", total / 4),
      ...reached("before", any[index - 1] ?? 0),
      ...reached("after", any[index + 1] ?? 0),
      rank,
      `${criterion} ${rank}`,
      distance,
      `${criterion} ${distance}`,
      ...(Math.abs(top - index) === 1 ? reached("beside the top", relative) : []),
      ...(isSameKind ? reached("same kind", relative) : ["other kind"]),
      ...(unit
        ? [`${unit.actor} ${unit.mode}`, `length ${Math.min(6, Math.floor((unit.end - unit.start) / 25))}`]
        : []),
    ];
  };
}
