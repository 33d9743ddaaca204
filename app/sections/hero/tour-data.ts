/** A chapter of the film: a scene, or the ending. Times are seconds from the start of the film. */
export type TourChapter = {
  id: string;
  /** The product shown; undefined for the ending. */
  product?: string;
  title: string;
  start: number;
  end: number;
  captions: { start: number; text: string }[];
  /** The frame that shows it best. */
  still?: string;
};

/** The film, for its dialog and for search engines. */
export type TourData = {
  title: string;
  description: string;
  /** The day on which it was recorded. */
  filmed: string;
  seconds: number;
  /** URL paths, the smaller file first. */
  films: { url: string; type: string }[];
  mp4: string;
  poster: string;
  captions: string;
  chapterTrack: string;
  chapters: TourChapter[];
};
