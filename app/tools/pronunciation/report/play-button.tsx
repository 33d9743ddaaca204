import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Player, TimeSpan } from "./use-player.ts";

/** Plays a part of the recording, and stops it on a second click. */
export function PlayButton({
  look = "outlined",
  player,
  span,
  label,
  stop,
}: {
  look?: ButtonLook;
  player: Player;
  span: TimeSpan;
  label: string;
  stop: string;
}) {
  const { playing } = player;
  const isPlaying = playing?.from === span.from && playing.to === span.to;
  return (
    <Button look={look} className="gap-2" onClick={() => (isPlaying ? player.stop() : player.play(span))}>
      <Icon name={isPlaying ? "square" : "play"} className="size-4" />
      {isPlaying ? stop : label}
    </Button>
  );
}
