/** How many files the demo takes at a time. */
export const most = 50;

/** The files to rank. `given`: how many there would be without the limit. */
export type Chosen = { files: File[]; given: number; areSamples: boolean };

export const none: Chosen = { files: [], given: 0, areSamples: false };

export function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name);
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds files to the visitor's own; they replace the samples, and a file that is there already stays one. */
export function addFiles(chosen: Chosen, added: File[]): Chosen {
  const own = chosen.areSamples ? [] : chosen.files;
  const fresh = added.filter((file) => !own.some((one) => isSame(one, file)));
  const all = [...own, ...fresh];
  return { files: all.slice(0, most), given: all.length, areSamples: false };
}

export function sampleFiles(resumes: { file: string; text: string }[]): Chosen {
  const files = resumes.map(({ file, text }) => new File([text], file, { type: "text/plain" }));
  return { files, given: files.length, areSamples: true };
}
