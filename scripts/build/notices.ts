import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { z } from "zod";

/** Facts about a package that the bundle does not show. */
export type PackageRemark = {
  what: string;
  /** No script of a page imports the package: the build turns it into data, drawings, styles or a service worker. */
  isData?: true;
  /** Path of its licence, if no file in the package is named like one; it may lead to another package. */
  licence?: string;
};

const remarks: Record<string, PackageRemark> = {
  "@fontsource-variable/bricolage-grotesque": { what: "typeface, as a subset", isData: true },
  "@fontsource-variable/instrument-sans": { what: "typeface, as a subset", isData: true },
  "@tesseract.js-data/eng": {
    what: "reading of scans: English, from tessdata under the Apache License 2.0",
    licence: "../../tesseract.js-core/LICENSE",
  },
  "lucide-static": { what: "icons", isData: true },
  soundswallower: {
    what: "acoustic model of the pronunciation test, in another format",
    isData: true,
    licence: "model/en-us/README.txt",
  },
  tailwindcss: { what: "style sheet", isData: true },
  "tesseract.js": { what: "reading of scans" },
  "tesseract.js-core": { what: "reading of scans; contains Tesseract and Leptonica" },
  ...Object.fromEntries(
    ["core", "precaching", "routing", "strategies"].map((part) => [
      `workbox-${part}`,
      { what: "rounds without a network", isData: true as const },
    ]),
  ),
  unpdf: { what: "reading of PDF; contains pdf.js by the Mozilla Foundation, Apache License 2.0" },
};

/** O*NET requires this text wherever something derived from its data is used. */
const occupations = `O*NET data (words of occupations in the résumé engine)

This site includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor,
Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license
(https://creativecommons.org/licenses/by/4.0/). O*NET® is a trademark of USDOL/ETA. This site's operator has modified all or
some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
`;

/** The dictionary is part of soundswallower, which lacks the dictionary's licence. */
const dictionary = `The CMU Pronouncing Dictionary (dictionary of the pronunciation test, and the model of spelling that was trained with it, in other formats)

Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following
conditions are met: 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the
following disclaimer. The contents of this file are deemed to be source code. 2. Redistributions in binary form must reproduce
the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials
provided with the distribution.

THIS SOFTWARE IS PROVIDED BY CARNEGIE MELLON UNIVERSITY "AS IS" AND ANY EXPRESSED OR IMPLIED WARRANTIES, INCLUDING, BUT NOT
LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL
CARNEGIE MELLON UNIVERSITY NOR ITS EMPLOYEES BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS
INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE
OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`;

/** The corpus asks for citation. Its authors' README permits commercial use; docs/go-live.md: the owner confirms it. */
const learners = `speechocean762 (scores of the pronunciation test were fitted on ratings of this corpus; no recording is part of this site)

J. Zhang, Z. Zhang, Y. Wang, Z. Yan, Q. Song, Y. Huang, K. Li, D. Povey, Y. Wang: speechocean762: An Open-Source Non-native
English Speech Corpus For Pronunciation Assessment. Interspeech 2021. https://arxiv.org/abs/2104.01378

Its authors provide it free of charge for both commercial and non-commercial purposes. The ratings of its sounds were read from
the table of frank613/CTC-based-GOP. Native readings: the LJ Speech Dataset (public domain) and Asterisk's core sounds by Digium
(Creative Commons Attribution-Share Alike 3.0).`;

/** WordNet's licence requires this text on all copies, including modified parts. */
const wordKinds = `WordNet 3.1 (kinds of words in the interview engine, in another format)

This software and database is being provided to you, the LICENSEE, by Princeton University under the following license. By
obtaining, using and/or copying this software and database, you agree that you have read, understood, and will comply with these
terms and conditions.:

Permission to use, copy, modify and distribute this software and database and its documentation for any purpose and without fee or
royalty is hereby granted, provided that you agree to comply with the following copyright notice and statements, including the
disclaimer, and that the same appear on ALL copies of the software, database and documentation, including modifications that you
make for internal use or for distribution.

WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.

THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED. BY
WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT- ABILITY OR FITNESS FOR
ANY PARTICULAR PURPOSE OR THAT THE USE OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT INFRINGE ANY THIRD PARTY
PATENTS, COPYRIGHTS, TRADEMARKS OR OTHER RIGHTS.

The name of Princeton University or Princeton may not be used in advertising or publicity pertaining to distribution of the software
and/or database. Title to copyright in this software, database and any associated documentation shall at all times remain with
Princeton University and LICENSEE agrees to preserve same.`;

const mapsLicence = new URL("../../packages/resume-match/data/character-maps/LICENSE", import.meta.url);

/** The package and file of a module; undefined for modules of the project. Helpers belong to the bundler. */
function packageFile(root: string, id: string): { folder: string; file: string } | undefined {
  const [, bundler] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (bundler) return { folder: `${root}/node_modules/${bundler}`, file: "" };
  const [, folder, file = ""] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/([^?]*)/.exec(id) ?? [];
  return folder === undefined ? undefined : { folder, file };
}

/** The licence files of a package's folder, including those next to a bundled file. */
function licenceFiles(folder: string, bundled: Iterable<string>): string[] {
  const own = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name));
  const beside = [...bundled].map((file) => `${file}.LICENSE.txt`);
  return [...own.sort(), ...beside.filter((name) => existsSync(`${folder}/${name}`))];
}

const packageFacts = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

/** @throws {Error} for a package without a licence text */
function noticeOf(folder: string, bundled: Iterable<string>, known: Record<string, PackageRemark>): string {
  const { name, version, license } = packageFacts.parse(
    JSON.parse(readFileSync(`${folder}/package.json`, "utf8")),
  );
  const { what = "scripts", licence } = known[name] ?? {};
  const files = licence === undefined ? licenceFiles(folder, bundled) : [licence];
  const texts = files
    .filter((file) => existsSync(`${folder}/${file}`))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    // The rest of Vite's file lists packages that are only in its command line.
    .map((text) => text.replace(/\n# Licenses of bundled dependencies\n[\s\S]*$/, "").trim())
    .filter((text) => text !== "");
  if (texts.length === 0) {
    throw new Error(
      `${name} goes to browsers and has no licence file: say in scripts/build/notices.ts where its licence is`,
    );
  }
  return [`${name} ${version} (${what}), ${license ?? "see its licence"}`, ...texts].join("\n\n");
}

/**
 * Writes `notices.txt`: the licences of all packages in scripts for browsers, in workers, or in data. The
 * build fails if a package has no licence text.
 */
export function createNotices(known = remarks): { plugin: Plugin; workerPlugin: Plugin } {
  const bundled = new Map<string, Set<string>>();
  let root = "";
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const output of Object.values(bundle)) {
      // An asset module contains only a URL, which may be inlined into a chunk, so take files from the asset.
      for (const id of output.type === "chunk" ? output.moduleIds : output.originalFileNames) {
        const bundledFile = packageFile(root, id.startsWith("node_modules/") ? `${root}/${id}` : id);
        if (!bundledFile) continue;
        const { folder, file } = bundledFile;
        bundled.set(folder, (bundled.get(folder) ?? new Set()).add(file));
      }
    }
  };
  const configResolved: Plugin["configResolved"] = (config) => {
    root = realpathSync(config.root);
  };
  return {
    // Workers are bundled while the modules that start them are loaded, before the chunks of the pages.
    workerPlugin: {
      name: "notices-of-workers",
      configResolved,
      generateBundle: (_, bundle) => collect(bundle),
    },
    plugin: {
      name: "notices",
      configResolved,
      generateBundle(_, bundle) {
        if (this.environment.name !== "client") return;
        collect(bundle);
        for (const [name, { isData }] of Object.entries(known)) {
          const folder = `${root}/node_modules/${name}`;
          if (isData && !bundled.has(folder)) bundled.set(folder, new Set());
        }
        const notices = [...bundled].sort().map(([folder, files]) => noticeOf(folder, files, known));
        const maps = `Character maps of East Asian fonts, by Adobe (reading of PDF)\n\n${readFileSync(mapsLicence, "utf8")}`;
        const source = `${[...notices, occupations, dictionary, learners, wordKinds, maps].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
        this.emitFile({ type: "asset", fileName: "notices.txt", source });
      },
    },
  };
}
