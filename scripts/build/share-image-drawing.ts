import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { shareImageSize } from "#app/seo/share-image.ts";
import { palettePng } from "./palette-png.ts";

/** The text of a share image; the end of the title is highlighted. */
export type ShareWords = { kind: string; title: string; highlight: string; site: string; path: string };

/** Font files in `.generated`, by the names that the drawing uses. */
export const shareFonts = ["display", "display-ext", "text", "text-ext"] as const;

/** Increment it to redraw every image. */
export const drawingVersion = 1;

// The light colours of app/app.css, because the surroundings of a share image are unknown.
const paper = "#fbf9f4";
const ink = "#16211d";
const muted = "#4c5a54";
const leaf = "#0f6b4f";
const marigold = "#f6b73c";
const line = "#ddd6c6";

const margin = 76;
const textWidth = shareImageSize.width - 2 * margin;

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

/** The highlighter of the site's headings, behind the lower third of a line. */
const stroke: CSSProperties = {
  backgroundImage: `linear-gradient(${marigold}, ${marigold})`,
  backgroundSize: "100% 34%",
  backgroundPosition: "0 86%",
  backgroundRepeat: "no-repeat",
};

/** public/favicon.svg, which is also the logo in the bar. */
const logo = createElement("img", {
  src: `data:image/svg+xml;base64,${readFileSync("public/favicon.svg").toString("base64")}`,
  width: 48,
  height: 48,
  style: { marginRight: 18 },
});

/** Each word is a box, because satori has no inline highlights. Words longer than a line are broken. */
function words(text: string, style: CSSProperties): ReactElement[] {
  const all = text.split(/\s+/).filter((word) => word !== "");
  return all.map((word, index) => {
    // The stroke continues between words and ends with the last one.
    const isLast = index === all.length - 1;
    const gap = isLast ? { marginRight: "0.25em" } : {};
    const text = isLast ? word : `${word}\u00a0`;
    return box({ maxWidth: textWidth, wordBreak: "break-word", ...style, ...gap }, text);
  });
}

/** In characters: a longer address does not fit next to the name. */
const maxPathLength = 42;

/** The largest font size at which the title fits. */
function titleSize(length: number): number {
  if (length <= 32) return 116;
  if (length <= 62) return 96;
  return length <= 90 ? 78 : 66;
}

function drawing({ kind, title, highlight, site, path }: ShareWords): ReactElement {
  const size = titleSize(`${title} ${highlight}`.length);
  return box(
    {
      flexDirection: "column",
      boxSizing: "border-box",
      ...shareImageSize,
      padding: `60px ${margin}px 52px`,
      backgroundColor: paper,
    },
    box(
      { alignItems: "center", fontFamily: "text, text-ext", fontSize: 44, color: leaf },
      box({ width: 40, height: 5, marginRight: 24, backgroundColor: leaf }),
      kind,
    ),
    box(
      {
        flexWrap: "wrap",
        alignContent: "center",
        flexGrow: 1,
        fontFamily: "display, display-ext",
        fontSize: size,
        lineHeight: 1.1,
        letterSpacing: -size / 40,
        color: ink,
      },
      ...words(title, {}),
      ...words(highlight, stroke),
    ),
    box(
      {
        alignItems: "center",
        justifyContent: "space-between",
        paddingTop: 28,
        borderTop: `2px solid ${line}`,
        fontFamily: "text, text-ext",
      },
      box({ alignItems: "center", fontFamily: "display, display-ext", fontSize: 46, color: ink }, logo, site),
      box(
        { fontSize: 32, color: muted },
        path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path,
      ),
    ),
  );
}

function readFonts(): Font[] {
  return shareFonts.map((name) => ({
    name,
    data: readFileSync(`.generated/share-${name}.ttf`),
    weight: 400,
    style: "normal",
  }));
}
let fonts: Font[] | undefined;

/** @returns a PNG of `shareImageSize` */
export async function drawShareImage(words: ShareWords): Promise<Uint8Array> {
  fonts ??= readFonts();
  const svg = await satori(drawing(words), { ...shareImageSize, fonts });
  return palettePng(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels, shareImageSize);
}
