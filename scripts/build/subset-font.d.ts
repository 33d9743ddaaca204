declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Keeps all glyphs; `text` is then null. */
    keepAllGlyphs?: boolean;
  };
  /** Returns a font with only the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
