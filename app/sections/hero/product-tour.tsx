import shell from "virtual:shell";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Action } from "../../content/fields.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, openDialog } from "../../ui/dialog.tsx";

const dialogId = "product-tour";

/** The button and the dialog with the tour. The video and its captions are asked for only once the dialog is open. */
export function ProductTour({ action }: { action: Action }) {
  const { tour } = shell.site;
  const words = shell.messages.tour;
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  // Drawing the controls takes as long as all the rest of the dialog: they follow its first frame.
  useEffect(() => {
    if (video.current) video.current.controls = false;
  }, []);
  const follow = useCallback((open: boolean) => {
    const player = video.current;
    if (!player) return;
    if (open) {
      player.controls = true;
      setFailed(false);
      player.preload = "auto";
      player.load();
      const [captions] = player.textTracks;
      if (captions) captions.mode = "showing";
    } else player.pause();
  }, []);

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
      <Dialog id={dialogId} title={tour.title} closeLabel={words.close} onToggle={follow}>
        <video
          ref={video}
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          className="aspect-video h-auto w-full rounded-lg bg-ink"
          onError={() => setFailed(true)}
        >
          <source src={tour.video} type="video/mp4" onError={() => setFailed(true)} />
          <track kind="captions" srcLang="en" label="English" src={tour.captions} />
        </video>
        <div role="status">{failed && <p className="mt-3 font-medium text-clay">{words.failed}</p>}</div>
        {tour.placeholder && <p className="mt-3 text-sm text-muted">{words.placeholder}</p>}
        <details className="mt-3">
          <summary className="min-h-8 cursor-pointer font-semibold text-leaf underline underline-offset-4">
            {words.transcript}
          </summary>
          <p className="mt-1 text-muted">{tour.description}</p>
        </details>
      </Dialog>
    </>
  );
}
