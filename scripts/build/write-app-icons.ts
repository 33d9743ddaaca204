import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Content } from "#app/site-content.ts";
import { roundUrl } from "#domain/urls/round-urls.ts";

/** Background colour of `public/favicon.svg`; it fills the area that devices crop to their own shape. */
const ground = "#0f6b4f";
const paper = "#fbf9f4";

/** Devices may crop a maskable icon to a circle of four fifths of its width; the drawing stays within. */
const safeShare = 0.8;

type Icon = { file: string; size: number; isFullBleed: boolean; purpose?: "any" | "maskable" };

const icons: Icon[] = [
  { file: "icons/192.png", size: 192, isFullBleed: false, purpose: "any" },
  { file: "icons/512.png", size: 512, isFullBleed: false, purpose: "any" },
  { file: "icons/maskable-512.png", size: 512, isFullBleed: true, purpose: "maskable" },
  // Apple's devices look for this name and path; they round the corners themselves.
  { file: "apple-touch-icon.png", size: 180, isFullBleed: true },
];

function draw(drawing: string, { size, isFullBleed }: Icon): Uint8Array {
  if (!isFullBleed) return new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render().asPng();
  const margin = (size * (1 - safeShare)) / 2;
  const inner = drawing.replace(
    "<svg ",
    `<svg x="${margin}" y="${margin}" width="${size - 2 * margin}" height="${size - 2 * margin}" `,
  );
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${inner}</svg>`;
  return new Resvg(whole).render().asPng();
}

/**
 * Writes the home screen icons and the web manifests (w3.org/TR/appmanifest): one of the site, and one of the
 * rounds, which can be installed.
 */
export function writeAppIcons({ shell, ownFront }: Content, folder: string): void {
  const drawing = readFileSync("public/favicon.svg", "utf8");
  mkdirSync(`${folder}/icons`, { recursive: true });
  for (const icon of icons) writeFileSync(`${folder}/${icon.file}`, draw(drawing, icon));
  const { name, tagline } = shell.site;
  const shared = {
    lang: "en-GB",
    background_color: paper,
    theme_color: ground,
    icons: icons.flatMap(({ file, size, purpose }) =>
      purpose === undefined
        ? []
        : [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }],
    ),
  };
  const site = {
    id: "/",
    name,
    short_name: name,
    description: tagline,
    start_url: "/",
    scope: "/",
    // It is a website: visitors who add it to a home screen keep the address bar.
    display: "browser",
    ...shared,
  };
  // Safari empties the storage of sites after seven days without a visit, but not that of installed ones.
  const rounds = {
    id: roundUrl,
    name: ownFront.app.name,
    short_name: ownFront.app.shortName,
    description: ownFront.page.description,
    start_url: roundUrl,
    scope: roundUrl,
    display: "standalone",
    ...shared,
  };
  writeFileSync(`${folder}/site.webmanifest`, JSON.stringify(site));
  mkdirSync(`${folder}${roundUrl}`, { recursive: true });
  writeFileSync(`${folder}${roundUrl}/app.webmanifest`, JSON.stringify(rounds));
}
