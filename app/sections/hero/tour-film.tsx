import { useEffect, useRef, useState } from "react";
import { tour, words } from "./tour.data.ts";
import { clockTime } from "./tour-time.ts";

/** Seeks go slightly past the start of a chapter, so that it is surely reached. */
const afterStart = 0.05;

const chapterAt = (time: number) => tour.chapters.findLast(({ start }) => start <= time) ?? tour.chapters[0];

/** The caption at a time. */
const captionAt = (time: number) =>
  chapterAt(time)?.captions.findLast(({ start }) => start <= time + afterStart)?.text ?? "";

/** Opens picture-in-picture, where supported. */
function FloatButton({ onPress }: { onPress: () => void }) {
  if (!document.pictureInPictureEnabled) return null;
  return (
    <button type="button" className="tour-link" onClick={onPress}>
      {words.float}
    </button>
  );
}

/** The film with its chapters. Autoplays, because the visitor clicked to open it, and stops on unmount. */
export function TourFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    player.focus();
    // If the browser blocks autoplay, the visitor presses Play.
    player.play().catch(() => {});
    return () => {
      player.pause();
      if (document.pictureInPictureElement === player) document.exitPictureInPicture().catch(() => {});
    };
  }, []);

  const seek = (start: number) => {
    const player = video.current;
    if (!player) return;
    player.currentTime = start + afterStart;
    setTime(start + afterStart);
    player.play().catch(() => {});
  };
  const current = chapterAt(time);
  return (
    <div className="tour-parts">
      <div>
        <video
          ref={video}
          controls
          muted
          playsInline
          preload="auto"
          poster={tour.poster}
          width={1920}
          height={1080}
          aria-label={tour.title}
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
          onPlaying={() => setFailed(false)}
          onError={() => setFailed(true)}
        >
          {tour.films.map(({ url, type }, place) => (
            <source
              key={url}
              src={url}
              type={type}
              // Only on the last source: after any other fails, the browser tries the next one.
              {...(place === tour.films.length - 1 && { onError: () => setFailed(true) })}
            />
          ))}
          <track kind="captions" srcLang="en" label="English" src={tour.captions} />
          <track kind="chapters" srcLang="en" label={words.chapters} src={tour.chapterTrack} />
        </video>
        <div className="tour-line">
          <p data-caption className="tour-caption">
            {captionAt(time)}
          </p>
          <div className="tour-links">
            <FloatButton onPress={() => void video.current?.requestPictureInPicture().catch(() => {})} />
            <a href={tour.mp4} target="_blank" rel="noopener" className="tour-link">
              {words.alone}
            </a>
          </div>
        </div>
        <div role="status">{failed && <p className="tour-failed">{words.failed}</p>}</div>
      </div>
      <nav aria-label={words.chapters}>
        <ol>
          {tour.chapters.map(({ id, product, title, start }) => (
            <li key={id}>
              <button type="button" aria-current={id === current?.id} onClick={() => seek(start)}>
                <time dateTime={`PT${Math.round(start)}S`}>{clockTime(start)}</time>
                <span>
                  <strong>{product ?? title}</strong>
                  {product !== undefined && title}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
