import { z } from "zod";
import { choice, link, list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Seconds with at most two decimals. */
const seconds = (what: string, min: number, max: number) =>
  z
    .number({ error: `must be a number: write ${what}` })
    .min(min, `is below ${min}: write ${what}`)
    .max(max, `is above ${max}: write ${what}`)
    .describe(what);

/**
 * A part of the page, by role and name or by a data attribute of the stage. Never by class, as classes are
 * only for styling.
 */
const target = z
  .union(
    [
      strictEntry({
        role: choice("the role of an element", [
          "button",
          "checkbox",
          "combobox",
          "form",
          "group",
          "heading",
          "listitem",
          "log",
          "radio",
          "region",
          "row",
          "textbox",
        ]),
        name: text("the element's accessible name, or its beginning", 80).optional(),
        has: text("words that the element holds", 80).optional(),
        nth: z.int().min(0).max(20).optional().describe("which of several, from 0"),
      }),
      strictEntry({
        data: text("a data attribute, with its value if it has one, such as stage=CHAT", 80),
        has: text("words that the element holds", 80).optional(),
        nth: z.int().min(0).max(20).optional().describe("which of several, from 0"),
      }),
      strictEntry({
        words: text("words on the page", 80),
        nth: z.int().min(0).max(20).optional().describe("which of several, from 0"),
      }),
    ],
    { error: "must name an element: write role and name, data, or words" },
  )
  .describe("an element of the page");
/** @lab */
export type TourTarget = z.infer<typeof target>;

const action = z
  .union(
    [
      strictEntry({ point: target }),
      strictEntry({ press: target }),
      strictEntry({
        type: z
          .string()
          .min(1)
          .max(200)
          .describe("what is typed into the field that has the focus, to the last space"),
      }),
      strictEntry({
        keys: list(text("a key such as End", 30), "keys", 1, 40).describe("keys, one after the other"),
      }),
      strictEntry({ until: target }),
      strictEntry({ wait: seconds("how long nothing is done", 0.1, 6) }),
      strictEntry({
        zoom: strictEntry({
          to: list(target, "elements that shall be seen", 1, 6),
          width: z.int().min(480).max(1440).describe("the width of the page that is seen, in CSS pixels"),
          x: z.int().min(-800).max(800).optional().describe("pixels to the right of the elements' middle"),
          y: z.int().min(-800).max(800).optional().describe("pixels below the elements' middle"),
          seconds: seconds("how long the camera moves", 0.4, 4).optional(),
        }),
      }),
    ],
    { error: "must be one of point, press, type, keys, until, wait, zoom" },
  )
  .describe("one thing that happens");
/** @lab */
export type TourAction = z.infer<typeof action>;

const caption = strictEntry({
  at: seconds("the second of the scene in which it appears", 0, 20),
  text: text("what happens and what proves it", 60),
});

const scene = strictEntry({
  id: slug,
  product: text("the product that is seen", 30),
  title: text("the chapter in a few words", 40),
  page: link,
  window: z
    .int()
    .min(1280)
    .max(1440)
    .optional()
    .describe("the width of the window in CSS pixels, 1280 unless the stage needs more"),
  sources: list(
    text("a file or folder, or an entry of a YAML file after #, that decides what the scene shows", 120),
    "files and folders that the scene shows",
    1,
    12,
  ),
  prepare: z.array(action).max(6).optional().describe("what is done before the first frame"),
  actions: list(action, "actions", 1, 40),
  captions: list(caption, "captions", 1, 5),
  still: seconds("the second of the scene that shows it best", 0, 20),
});
export type TourScene = z.infer<typeof scene>;

/** `content/tour.yaml`: script of the product tour's film. */
export const tour = strictEntry({
  title: text("the film's title", 80),
  description: text("what the film shows, in words", 400),
  example: text("the mark that everything seen is an example", 60),
  scenes: list(scene, "scenes", 5, 9),
  ending: strictEntry({
    sample,
    title: text("the chapter of the end", 40),
    text: text("the last sentence", 60),
    address: text("the address to try it yourself", 60),
    note: text("what visitors find there", 80),
    seconds: seconds("how long the end is seen", 2, 6),
  }),
  poster: slug,
});
export type Tour = z.infer<typeof tour>;

const hash = z.string().regex(/^[0-9a-f]{16}$/);

/** `content/tour-film.json`: output of `npm run tour`. */
export const tourFilm = z.strictObject({
  /** The day of the recording. */
  filmed: z.iso.date(),
  seconds: z.number().min(20).max(120),
  /** Scenes in order, then the ending. Seconds from the start of the film. */
  parts: z.array(
    z.strictObject({
      id: z.string(),
      start: z.number().min(0),
      end: z.number().min(0),
      /** Hash of the decoded frames: the same for two recordings of the same site. */
      frames: hash.optional(),
      /** Hash of everything that the scene shows. */
      sources: hash.optional(),
    }),
  ),
  files: z.record(z.string(), z.strictObject({ bytes: z.int().min(1), hash })),
});
export type TourFilm = z.infer<typeof tourFilm>;
