import type { Tour, TourFilm } from "#app/sections/hero/tour.schema.ts";
import type { TourChapter, TourData } from "#app/sections/hero/tour-data.ts";

const files = "/media/product-tour";

/** MIME types with codecs, so that a browser does not load a film that it cannot play. */
const types = {
  [`${files}.webm`]: 'video/webm; codecs="av01.0.08M.08"',
  [`${files}.mp4`]: 'video/mp4; codecs="avc1.640029"',
};

/** Joins the scenes of the content with the times and files of the film. */
export function resolveTour(tour: Tour, film: TourFilm): TourData {
  const chapters = film.parts.flatMap(({ id, start, end }): TourChapter[] => {
    const scene = tour.scenes.find((candidate) => candidate.id === id);
    if (scene) {
      const { product, title } = scene;
      const captions = scene.captions.map(({ at, text }) => ({ start: start + at, text }));
      return [{ id, product, title, start, end, captions, still: `${files}-${id}.webp` }];
    }
    const { title, text, address } = tour.ending;
    return id === "ending"
      ? [{ id, title, start, end, captions: [{ start, text: `${text} ${address}` }] }]
      : [];
  });
  const bytes = (url: string) => film.files[url]?.bytes ?? Number.POSITIVE_INFINITY;
  return {
    title: tour.title,
    description: tour.description,
    filmed: film.filmed,
    seconds: film.seconds,
    films: Object.entries(types)
      .map(([url, type]) => ({ url, type }))
      .sort((a, b) => bytes(a.url) - bytes(b.url)),
    mp4: `${files}.mp4`,
    poster: `${files}.jpg`,
    captions: `${files}.en.vtt`,
    chapterTrack: `${files}.chapters.vtt`,
    chapters,
  };
}
