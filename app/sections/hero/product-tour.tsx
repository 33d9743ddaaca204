import shell from "virtual:shell";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Site } from "#app/site/site.schema.ts";
import { Dialog, openDialog } from "#app/ui/dialog.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";

/** `text` is the HTML below the video. */
export type Tour = Pick<Site["tour"], "title" | "video" | "captions"> & { text: string };

export const tourId = "product-tour";
/** Time for the dialog to show, or to close again, before the player is created. */
const playerDelayMs = 250;

/**
 * The dialog with the tour, which the hero's button opens. A player costs as much time as the rest of the dialog, so it is
 * created a moment later; only then the video and its captions are requested.
 */
export function ProductTour({ tour }: { tour: Tour }) {
  const words = shell.messages.tour;
  const video = useRef<HTMLVideoElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasPlayer, setHasPlayer] = useState(false);
  const [failed, setFailed] = useState(false);
  const toggle = useCallback((open: boolean) => {
    const player = video.current;
    clearTimeout(timer.current);
    if (!open) {
      player?.pause();
      return;
    }
    setFailed(false);
    if (player?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) player.load();
    timer.current = setTimeout(() => setHasPlayer(true), playerDelayMs);
  }, []);
  // For browsers without `command`: the button is HTML from the server.
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[commandfor="${tourId}"]`)) openDialog(tourId);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  useEffect(() => {
    const [captions] = video.current?.textTracks ?? [];
    if (hasPlayer && captions) captions.mode = "showing";
  }, [hasPlayer]);

  const player = (
    <video
      ref={video}
      controls
      playsInline
      preload={hasPlayer ? "auto" : "none"}
      width={1280}
      height={720}
      className="size-full"
      onError={() => setFailed(true)}
    >
      <source src={tour.video} type="video/mp4" onError={() => setFailed(true)} />
      <track kind="captions" srcLang="en" label="English" src={tour.captions} />
    </video>
  );
  return (
    <Dialog id={tourId} title={tour.title} closeLabel={words.close} onToggle={toggle}>
      <div className="aspect-video overflow-hidden rounded-lg bg-ink">
        {hasPlayer ? player : <noscript>{player}</noscript>}
      </div>
      <div role="status">{failed && <p className="mt-3 font-medium text-clay">{words.failed}</p>}</div>
      <ServerHtml id="tour-text" html={tour.text} />
    </Dialog>
  );
}
