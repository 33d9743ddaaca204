import { useLanguage } from "#app/language/language.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { BandMark, bandName } from "./band-mark.tsx";
import { phoneWords } from "./phone-words.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { type Row, tableRows } from "./table-rows.ts";

function WordResult({ words, row }: { words: ReportWords; row: Extract<Row, { kind: "word" }> }) {
  const { band, sounds } = row;
  const ipaOf = (phone: string) => phoneWords(words, phone).ipa;
  const others = sounds.map(({ phone, heardAs }) =>
    fillTemplate(words.wave.soundsLike, { ipa: ipaOf(phone), other: ipaOf(heardAs) }),
  );
  return (
    <>
      <BandMark band={band}>{bandName(words, band)}</BandMark>
      {others.length > 0 && <span className="block text-note text-muted">{others.join(", ")}</span>}
    </>
  );
}

/** The contents of the waveform as a table. */
export function WaveTable({ words, report }: { words: ReportWords; report: ScoredReport }) {
  const { wave } = words;
  const language = useLanguage();
  const formatSeconds = (seconds: number | null) =>
    seconds === null ? "–" : fillTemplate(words.seconds, { seconds: fixedNumber(language, seconds, 2) });
  return (
    <details className="group">
      <summary className="reading-summary font-semibold">
        {wave.table}
        <Icon
          name="plus"
          className="size-5 text-muted transition-transform duration-200 ease-out group-open:rotate-45"
        />
      </summary>
      <table className="reading-table text-small tabular">
        <caption className="sr-only">{wave.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{wave.word}</th>
            <th scope="col">{wave.when}</th>
            <th scope="col">{wave.length}</th>
            <th scope="col">{wave.heard}</th>
            <th scope="col">{wave.score}</th>
          </tr>
        </thead>
        <tbody>
          {tableRows(report).map((row) => (
            <tr key={row.kind === "word" ? row.index : `${row.kind} ${row.start}`} data-kind={row.kind}>
              <th scope="row" lang={row.kind === "word" ? "en" : undefined}>
                {row.kind === "word" ? row.text : wave[row.kind]}
              </th>
              <td>{formatSeconds(row.start)}</td>
              <td>{formatSeconds(row.seconds)}</td>
              <td>{row.kind === "word" ? <WordResult words={words} row={row} /> : "–"}</td>
              <td>{row.kind === "word" && row.score !== null ? Math.round(row.score) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
