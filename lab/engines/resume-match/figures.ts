export const short = (value: number): string => value.toFixed(3).replace(/^0/, "");
export const mean = (numbers: number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export type Value = { value: number; of?: number };
/** A figure of results/resume-match.json (scripts/results/results.schema.ts). */
export type Figure = Value & {
  id: string;
  title: string;
  form: "F1" | "SHARE" | "NDCG" | "AUC" | "COUNT" | "MILLISECONDS" | "KILOBYTES";
  better: "HIGHER" | "LOWER";
  goal?: number;
  numberOfCases: number;
  caseUnit: string;
  source: string;
  baselines?: (Value & { name: string })[];
  limits?: string;
  parts?: (Value & { name: string })[];
};
/** All figures of this run, in the format of results/resume-match.json. */
export const figures: object[] = [];
let missedFloors = 0;
/** The number of figures below their goal. */
export const countMissedFloors = (): number => missedFloors;

const withoutNoise = (value: number) => Number(value.toFixed(4));
const rounded = <T extends Value>(entry: T): T => ({ ...entry, value: withoutNoise(entry.value) });

/** Adds a figure to the results. */
function record({ baselines = [], parts, ...figure }: Figure): Figure {
  figures.push({
    ...rounded(figure),
    cases: "BUILDING",
    baselines: baselines.map(rounded),
    ...(parts && { parts: parts.map(rounded) }),
  });
  return { baselines, ...figure };
}

export const ratioOf = ({ value, of }: Value) => (of === undefined ? value : value / of);
export const count = (value: Value): string =>
  value.of === undefined ? "" : `  ${value.value} of ${value.of}`;

/** Records and prints a figure. The bench fails if it is below its goal; without a goal it is informative. */
export function reportFloor(label: string, figure: Figure): void {
  const { goal, baselines = [], ...measured } = record(figure);
  const value = ratioOf(measured);
  const isLow = goal !== undefined && !(value >= goal);
  if (isLow) missedFloors += 1;
  const mark = goal === undefined ? "    " : isLow ? "LOW " : "ok  ";
  const floor = goal === undefined ? "" : `  ≥ ${short(goal)}`;
  console.log(`${mark} ${label.padEnd(44)} ${short(value)}${floor}${count(measured)}`);
  for (const { name, ...baseline } of baselines)
    console.log(`     ${`  ${name}`.padEnd(44)} ${short(ratioOf(baseline))}${count(baseline)}`);
}

const units: Partial<Record<Figure["form"], string>> = { MILLISECONDS: "ms", KILOBYTES: "KB" };

/** Records and prints a time or a size. Its goal is not enforced. */
export function reportSize(label: string, figure: Figure): void {
  const { value, goal, form } = record(figure);
  printGoal(label, value, goal, units[form] ?? "");
}

export function printGoal(label: string, value: number, goal: number | undefined, unit: string): void {
  const mark = goal === undefined ? "    " : value <= goal ? "ok  " : "over";
  const limit = goal === undefined ? "" : `  ≤ ${goal} ${unit} (not enforced)`;
  console.log(`${mark} ${label.padEnd(44)} ${value.toFixed(1)} ${unit}${limit}`);
}

export const sharedMachine = "Speed depends on the machine: this one was shared.";

/** CPU time since `start`, because shared machines vary in speed. */
export function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
