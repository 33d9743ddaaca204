import shell from "virtual:shell";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Site } from "#app/site/site.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, openDialog } from "#app/ui/dialog.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Action } from "#domain/schema/content-fields.ts";

/** `text` is the HTML below the video. */
export type Tour = Pick<Site["tour"], "title" | "video" | "captions"> & { text: string };

const dialogId = "product-tour";
/** Time for the dialog to show, or to close again, before the player is created. */
const playerDelayMs = 250;

/**
 * The button and the dialog with the tour. A player costs as much time as the rest of the dialog, so it is created a
 * moment later; only then the video and its captions are requested.
 */
export function ProductTour({ action, tour }: { action: Action; tour: Tour }) {
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
    <>
      <Button
        look="cta-outline"
        command="show-modal"
        commandfor={dialogId}
        onClick={() => openDialog(dialogId)}
      >
        {action.title}
      </Button>
      <Dialog id={dialogId} title={tour.title} closeLabel={words.close} onToggle={toggle}>
        <div className="aspect-video overflow-hidden rounded-lg bg-ink">
          {hasPlayer ? player : <noscript>{player}</noscript>}
        </div>
        <div role="status">{failed && <p className="mt-3 font-medium text-clay">{words.failed}</p>}</div>
        <ServerHtml id="tour-text" html={tour.text} />
      </Dialog>
    </>
  );
}
