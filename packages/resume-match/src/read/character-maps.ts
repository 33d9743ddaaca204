type MapModule = Promise<{ default: string }>;

/** Loads a map by its name, in Base64. The folder's README says where the maps are from. */
const maps: Readonly<Record<string, () => MapModule>> = {
  "90ms-RKSJ-H": () => import("../../data/character-maps/90ms-RKSJ-H.ts"),
  "90msp-RKSJ-H": () => import("../../data/character-maps/90msp-RKSJ-H.ts"),
  "Adobe-CNS1-UCS2": () => import("../../data/character-maps/Adobe-CNS1-UCS2.ts"),
  "Adobe-GB1-UCS2": () => import("../../data/character-maps/Adobe-GB1-UCS2.ts"),
  "Adobe-Japan1-UCS2": () => import("../../data/character-maps/Adobe-Japan1-UCS2.ts"),
  "Adobe-Korea1-UCS2": () => import("../../data/character-maps/Adobe-Korea1-UCS2.ts"),
  "B5pc-H": () => import("../../data/character-maps/B5pc-H.ts"),
  "ETen-B5-H": () => import("../../data/character-maps/ETen-B5-H.ts"),
  "EUC-H": () => import("../../data/character-maps/EUC-H.ts"),
  "GB-EUC-H": () => import("../../data/character-maps/GB-EUC-H.ts"),
  "GBK-EUC-H": () => import("../../data/character-maps/GBK-EUC-H.ts"),
  "GBK2K-H": () => import("../../data/character-maps/GBK2K-H.ts"),
  "GBKp-EUC-H": () => import("../../data/character-maps/GBKp-EUC-H.ts"),
  H: () => import("../../data/character-maps/H.ts"),
  "KSC-EUC-H": () => import("../../data/character-maps/KSC-EUC-H.ts"),
  "KSCms-UHC-H": () => import("../../data/character-maps/KSCms-UHC-H.ts"),
  "UniCNS-UCS2-H": () => import("../../data/character-maps/UniCNS-UCS2-H.ts"),
  "UniCNS-UTF16-H": () => import("../../data/character-maps/UniCNS-UTF16-H.ts"),
  "UniGB-UCS2-H": () => import("../../data/character-maps/UniGB-UCS2-H.ts"),
  "UniGB-UTF16-H": () => import("../../data/character-maps/UniGB-UTF16-H.ts"),
  "UniJIS-UCS2-H": () => import("../../data/character-maps/UniJIS-UCS2-H.ts"),
  "UniJIS-UTF16-H": () => import("../../data/character-maps/UniJIS-UTF16-H.ts"),
  "UniKS-UCS2-H": () => import("../../data/character-maps/UniKS-UCS2-H.ts"),
  "UniKS-UTF16-H": () => import("../../data/character-maps/UniKS-UTF16-H.ts"),
};

/** The reader asks for its files through an object of this class (`BinaryDataFactory` of pdf.js). */
export class CharacterMaps {
  /** @throws {Error} for a file that is not among the maps; the reader then leaves out the font's text */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = maps[filename.replace(/\.bcmap$/, "")];
    if (!load) throw new Error(`No character map ${filename}`);
    const { default: base64 } = await load();
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  }
}
