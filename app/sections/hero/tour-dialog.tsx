import "./tour.css";
import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { tour, words } from "./tour.data.ts";
import { TourFilm } from "./tour-film.tsx";
import { clockTime } from "./tour-time.ts";

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The tour as still images, for reduced motion. */
function Stills({ onPlay }: { onPlay: () => void }) {
  return (
    <>
      <div className="tour-line">
        <p>{words.still}</p>
        <button type="button" className="tour-button" onClick={onPlay}>
          {words.play}
        </button>
      </div>
      <ol className="tour-stills">
        {tour.chapters.map(({ id, product, title, captions, still }) => (
          <li key={id}>
            {still && <img src={still} alt="" width={1280} height={720} loading="lazy" decoding="async" />}
            <h3>{product === undefined ? title : `${product}: ${title}`}</h3>
            <p>{captions.map(({ text }) => text).join(" ")}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The captions of the film, by chapter. */
function Transcript() {
  return (
    <section aria-labelledby="tour-transcript" className="tour-transcript">
      <h3 id="tour-transcript">{words.transcript}</h3>
      <p>{words.example}</p>
      <dl>
        {tour.chapters.map(({ id, product, title, start, captions }) => (
          <div key={id}>
            <dt>
              <time dateTime={`PT${Math.round(start)}S`}>{clockTime(start)}</time> {product ?? title}
            </dt>
            <dd>{captions.map(({ text }) => text).join(" ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The product tour; loaded only when it is opened. */
export default function TourDialog({ onClose }: { onClose: () => void }) {
  const [isStill, setStill] = useState(prefersStill);
  return (
    <Dialog title={tour.title} closeLabel={words.close} className="tour" onClose={onClose}>
      {isStill ? (
        <Stills onPlay={() => setStill(false)} />
      ) : (
        <>
          <TourFilm />
          <Transcript />
        </>
      )}
    </Dialog>
  );
}
