import { useLanguage } from "#app/language/language.tsx";
import { formatClock } from "#domain/language/format-time.ts";
import { Heading } from "./heading.tsx";
import type { ReportWords } from "./report.schema.ts";

/** An earlier reading of this session; `when` is in milliseconds. */
export type Attempt = {
  when: number;
  title: string;
  overall: number;
  accuracy: number;
  fluency: number;
  completeness: number;
};

/** The readings of this session: the current one, then the others, latest first. */
export function Attempts({
  words,
  figures,
  current,
  attempts,
}: {
  words: ReportWords["attempts"];
  figures: ReportWords["figures"];
  current: Omit<Attempt, "when" | "title">;
  attempts: Attempt[];
}) {
  const language = useLanguage();
  const cells = ({ overall, accuracy, fluency, completeness }: Omit<Attempt, "when" | "title">) => (
    <>
      <td className="font-semibold">{Math.round(overall)}</td>
      <td>{Math.round(accuracy)}</td>
      <td>{Math.round(fluency)}</td>
      <td>{Math.round(completeness)}</td>
    </>
  );
  const latestFirst = attempts.map((attempt, id) => ({ ...attempt, id })).toReversed();
  return (
    <div>
      <Heading compact={false}>{words.title}</Heading>
      <p className="mt-2 text-small text-muted">{words.note}</p>
      <table className="reading-table reading-attempts text-small tabular">
        <thead>
          <tr>
            <th scope="col">{words.text}</th>
            <th scope="col">{words.overall}</th>
            <th scope="col">{figures.accuracy.name}</th>
            <th scope="col">{figures.fluency.name}</th>
            <th scope="col">{figures.completeness.name}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.now}</th>
            {cells(current)}
          </tr>
          {latestFirst.map(({ id, ...attempt }) => (
            <tr key={id}>
              <th scope="row">
                {attempt.title}{" "}
                <span className="block text-note text-muted">{formatClock(attempt.when, language)}</span>
              </th>
              {cells(attempt)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
