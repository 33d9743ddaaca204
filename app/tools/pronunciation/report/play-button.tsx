import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Player, TimeSpan } from "./use-player.ts";

/** Plays a stretch of the recording; while it plays, the same button stops it. */
export function PlayButton({
  look = "outlined",
  player,
  stretch,
  label,
  stop,
}: {
  look?: ButtonLook;
  player: Player;
  stretch: TimeSpan;
  label: string;
  stop: string;
}) {
  const { playing } = player;
  const isPlaying = playing?.from === stretch.from && playing.to === stretch.to;
  return (
    <Button look={look} className="gap-2" onClick={() => (isPlaying ? player.stop() : player.play(stretch))}>
      <Icon name={isPlaying ? "square" : "play"} className="size-4" />
      {isPlaying ? stop : label}
    </Button>
  );
}
