import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Work of others that visitors receive: in scripts, as data, as drawings, as typefaces. */
const parts: { name: string; what: string; files: string[] }[] = [
  { name: "react", what: "scripts", files: ["LICENSE"] },
  { name: "react-dom", what: "scripts", files: ["LICENSE"] },
  { name: "scheduler", what: "scripts", files: ["LICENSE"] },
  { name: "react-router", what: "scripts", files: ["LICENSE.md"] },
  { name: "minisearch", what: "search of the site", files: ["LICENSE.txt"] },
  { name: "tailwindcss", what: "style sheet", files: ["LICENSE"] },
  { name: "fflate", what: "reading of DOCX and ODT", files: ["LICENSE"] },
  {
    name: "unpdf",
    what: "reading of PDF; holds pdf.js by the Mozilla Foundation, Apache License 2.0",
    files: ["LICENSE"],
  },
  { name: "tesseract.js", what: "reading of scans", files: ["LICENSE.md"] },
  { name: "tesseract.js-core", what: "reading of scans; holds Tesseract and Leptonica", files: ["LICENSE"] },
  {
    name: "@tesseract.js-data/eng",
    what: "reading of scans, MIT, from tessdata under the Apache License 2.0",
    files: [],
  },
  {
    name: "soundswallower",
    what: "acoustic model of the pronunciation test, in a form of ours",
    files: ["model/en-us/README.txt"],
  },
  { name: "lucide-static", what: "icons", files: ["LICENSE"] },
  { name: "@fontsource-variable/bricolage-grotesque", what: "typeface, as a subset", files: ["LICENSE"] },
  { name: "@fontsource-variable/instrument-sans", what: "typeface, as a subset", files: ["LICENSE"] },
];

/** The dictionary came without a file of its own. */
const dictionary = `The CMU Pronouncing Dictionary (dictionary of the pronunciation test, in a form of ours)

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

/** Writes what the licences of others ask to be told, each with the version that is installed. */
export function writeNotices(file: string): void {
  const notices = parts.map(({ name, what, files }) => {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<
      string,
      string
    >;
    const texts = files.map((one) => {
      if (!existsSync(`${folder}/${one}`)) throw new Error(`${name} has lost its licence ${one}`);
      return readFileSync(`${folder}/${one}`, "utf8").trim();
    });
    return [`${name} ${version} (${what}), ${license}`, ...texts].join("\n\n");
  });
  writeFileSync(file, `${[...notices, dictionary].join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
