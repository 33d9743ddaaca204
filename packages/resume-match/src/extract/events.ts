import { findDateRanges } from "./dates.ts";
import type { PlacedLine } from "./text.ts";
import { anyWord, perVocabulary, wordsOf } from "./vocabulary.ts";

/** Words at the end of a line for the event on its date. */
const eventWords = perVocabulary((languages) => {
  const atEnd = (key: "begins" | "ends") =>
    wordsOf(languages, key).length === 0
      ? undefined
      : new RegExp(String.raw`\s*\(?(?:${anyWord(wordsOf(languages, key))})\)?$`, "u");
  return { begins: atEnd("begins"), ends: atEnd("ends") };
});
const ongoing = /現在に至る|至現在|現在在職中|재직\s?중|至今/u;
/** "令和2" or "2020" in a column of years, beside one of months. */
const year = /^(?:(?:19|20)\d\d|(?:令和|平成|昭和)\s?(?:\d{1,2}|元))年?$/u;
const month = /^(?:0?[1-9]|1[0-2])[月월]?$/u;

function joinYearAndMonth(line: PlacedLine): PlacedLine {
  const [first = "", second = "", ...rest] = line.cells;
  if (!year.test(first) || !month.test(second)) return line;
  const cells = [`${first.replace(/年$/, "")}年${second.replace(/[月월]$/, "")}月`, ...rest];
  return { ...line, cells, cellX: line.cellX.toSpliced(1, 1), text: cells.join("\t") };
}

/**
 * Joins the two events of a job or a study to one period, as in the forms of East Asia: "2018年4月 松の木株式会社 入社" and
 * "2021年3月 同社 退社".
 */
export function joinEvents(section: PlacedLine[]): PlacedLine[] {
  const { begins, ends } = eventWords();
  if (!begins || !ends) return section;
  const lines: PlacedLine[] = [];
  let open: { line: PlacedLine; date: string; name: string } | undefined;
  const close = (end: string) => {
    if (!open) return;
    const text = `${open.date} – ${end}\t${open.name}`;
    lines[lines.indexOf(open.line)] = { ...open.line, text, cells: text.split("\t") };
    open = undefined;
  };
  for (const line of section.map(joinYearAndMonth)) {
    const [date] = findDateRanges(line.text);
    const rest = date
      ? `${line.text.slice(0, date.from)} ${line.text.slice(date.to)}`.replace(/\s+/g, " ").trim()
      : line.text;
    const begin = date?.isSingle ? begins.exec(rest) : null;
    const end = date?.isSingle && !begin ? ends.exec(rest) : null;
    if (date && begin) {
      // The event before it has no end of its own.
      close(line.text.slice(date.from, date.to));
      const name = rest.slice(0, begin.index).trim();
      const cell = { ...line, text: line.text.replace(begins, "") };
      lines.push(cell);
      open = { line: cell, date: line.text.slice(date.from, date.to), name };
    } else if (date && end && open) close(line.text.slice(date.from, date.to));
    else if (date && end) {
      const text = line.text.replace(ends, "");
      lines.push({ ...line, text, cells: text.split("\t") });
    } else if (date && !date.isSingle && ends.test(line.text)) {
      // "2012.03 ~ 2016.02 동국대학교 경영학과 졸업": the event says nothing beyond the period.
      const text = line.text.replace(ends, "");
      lines.push({ ...line, text, cells: text.split("\t") });
    } else if (!date && ongoing.test(line.text) && line.text.length < 16) close("現在");
    else lines.push(line);
  }
  close("現在");
  return lines;
}
