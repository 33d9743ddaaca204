/** A chapter of the film: a scene, or the end. Times are seconds from the film's beginning. */
export type TourChapter = {
  id: string;
  /** The product that is seen; none at the end. */
  product?: string;
  title: string;
  start: number;
  end: number;
  captions: { start: number; text: string }[];
  /** The picture that shows it best. */
  still?: string;
};

/** The film, for its dialog and for search engines. */
export type TourData = {
  title: string;
  description: string;
  /** The day on which it was filmed. */
  filmed: string;
  seconds: number;
  /** Paths on this site, the smaller film first. */
  films: { url: string; type: string }[];
  mp4: string;
  poster: string;
  captions: string;
  chapterTrack: string;
  chapters: TourChapter[];
};
