import { type KeyboardEvent, useState } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { sentenceLook } from "#app/tools/pronunciation/sentence.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { bandName } from "./band-mark.tsx";
import { type Piece, readingLayout, type ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { wordBand } from "./table-rows.ts";

function nextWord(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return Math.min(index + 1, count - 1);
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** A pause, extra speech or unscored words between two words. */
function Between({ words, piece }: { words: ReportWords; piece: Exclude<Piece, { kind: "word" }> }) {
  const language = useLanguage();
  switch (piece.kind) {
    case "text":
      return <span className="text-muted">{piece.text}</span>;
    case "pause": {
      const seconds = fixedNumber(language, piece.seconds, 1);
      return (
        <span className="reading-between tabular" data-between="pause">
          <Icon name="circle-pause" className="size-4" />
          <span className="sr-only">({fillTemplate(words.pauseLong, { seconds })})</span>
          <span aria-hidden="true">{fillTemplate(words.pause, { seconds })}</span>
        </span>
      );
    }
    case "extra":
      return (
        <span className="reading-between" data-between="extra">
          <span aria-hidden="true">…</span> {words.extra}
        </span>
      );
  }
}

/** The text of the reading. A single tab stop (roving tabindex): arrow keys move between words. */
export function ReadingText({
  words,
  text,
  report,
  selected,
  spoken,
  detailsId,
  howToId,
  onSelect,
}: {
  words: ReportWords;
  text: string;
  report: ScoredReport;
  selected: number | undefined;
  /** Index of the word being played. */
  spoken: number | undefined;
  detailsId: string;
  howToId: string;
  onSelect: (index: number | undefined) => void;
}) {
  const [focused, setFocused] = useState(0);
  const stop = selected ?? focused;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextWord(
      event.key,
      Number(document.activeElement?.getAttribute("data-word")),
      report.words.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus();
  };

  const wordButton = ({ index, text: word }: Extract<Piece, { kind: "word" }>) => {
    const result = report.words[index];
    if (!result) return word;
    const band = wordBand(result);
    const name = bandName(words, band);
    const score = Math.round(result.score);
    return (
      <button
        type="button"
        data-word={index}
        data-band={band}
        data-spoken={spoken === index || undefined}
        tabIndex={index === stop ? 0 : -1}
        aria-pressed={selected === index}
        aria-controls={detailsId}
        onFocus={() => setFocused(index)}
        onClick={({ currentTarget }) => {
          onSelect(selected === index ? undefined : index);
          // On phones the details cover the bottom of the window.
          requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "nearest" }));
        }}
        className="reading-word"
      >
        <span className="reading-word-text" lang="en">
          {word}
        </span>
        {result.status === "spoken" ? (
          <span className="reading-word-band">
            ({fillTemplate(words.reading.wordName, { heard: name, score })})
          </span>
        ) : (
          <span className="reading-word-label">{name}</span>
        )}
      </button>
    );
  };

  return (
    <div
      role="toolbar"
      aria-label={words.reading.words}
      aria-describedby={howToId}
      className={`reading-text mt-3 ${sentenceLook(text)}`}
      onKeyDown={move}
    >
      {readingLayout(text, report).map((piece) => {
        if (piece.kind !== "word") {
          const key = `${piece.kind} ${piece.kind === "text" ? piece.afterWord : piece.start}`;
          return (
            <span key={key}>
              <Between words={words} piece={piece} />{" "}
            </span>
          );
        }
        return (
          <span key={piece.index}>
            <span className="reading-together">
              {piece.lead}
              {wordButton(piece)}
              {piece.trail}
            </span>
            {!piece.isGlued && " "}
          </span>
        );
      })}
    </div>
  );
}
