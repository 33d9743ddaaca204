import { isReliable } from "pronunciation";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { BandMark, bandName } from "./band-mark.tsx";
import { PlayButton } from "./play-button.tsx";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { SoundList } from "./sound-list.tsx";
import { wordBand } from "./table-rows.ts";
import { useModelVoice } from "./use-model-voice.ts";
import type { Player } from "./use-player.ts";

/** Margin played before and after a word, so that it is not cut off. */
const marginSeconds = 0.05;

function Explanation({ words, report, index }: { words: ReportWords; report: ScoredReport; index: number }) {
  const word = report.words[index];
  if (!word) return null;
  if (word.status === "skipped") return <p>{words.details.skipped}</p>;
  if (word.status === "replaced") return <p>{words.details.replaced}</p>;
  if (!isReliable(report.quality)) return <p>{words.details.noSounds}</p>;
  return <SoundList words={words} phones={word.phones} />;
}

/** The selected word: its band, its sounds, and buttons to play it. */
export function WordDetails({
  id,
  words,
  report,
  index,
  player,
  onClose,
}: {
  id: string;
  words: ReportWords;
  report: ScoredReport;
  index: number | undefined;
  player: Player;
  onClose: () => void;
}) {
  const speak = useModelVoice();
  const word = index === undefined ? undefined : report.words[index];
  const { details } = words;
  if (index === undefined || !word) {
    return (
      <section
        id={id}
        data-no-print
        aria-label={details.label}
        className="reading-details text-small text-muted"
      >
        <p>{details.none}</p>
      </section>
    );
  }
  const { text, status, score, start, end } = word;
  const band = wordBand(word);
  return (
    <section id={id} data-no-print data-chosen aria-label={details.label} className="reading-details">
      <div>
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0 display text-name [overflow-wrap:anywhere]">{text}</p>
          <IconButton icon="x" label={details.close} onClick={onClose} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <BandMark band={band}>{bandName(words, band)}</BandMark>
          {status === "spoken" && (
            <span className="text-small text-muted tabular">
              {fillTemplate(details.score, { score: Math.round(score) })}
            </span>
          )}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {start !== null && end !== null && (
            <>
              <PlayButton
                look="contained"
                player={player}
                span={{ from: start - marginSeconds, to: end + marginSeconds }}
                label={details.play}
                stop={words.actions.stop}
              />
              <PlayButton
                player={player}
                span={{ from: start - marginSeconds, to: Number.POSITIVE_INFINITY }}
                label={details.playFrom}
                stop={words.actions.stop}
              />
            </>
          )}
          {speak && (
            <Button
              look="outlined"
              className="gap-2"
              onClick={() => {
                player.stop();
                speak(text);
              }}
            >
              <Icon name="volume-2" className="size-4" />
              {details.model}
            </Button>
          )}
        </div>
        <p className="mt-3 text-note text-muted">{speak ? details.modelNote : details.noModel}</p>
      </div>
      <div>
        <Explanation words={words} report={report} index={index} />
      </div>
    </section>
  );
}
