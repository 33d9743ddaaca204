/** How many files the demo takes at a time. */
export const maxFiles = 50;

/** The files to rank. `given`: how many there would be without the limit. */
export type ChosenFiles = { files: File[]; given: number; areSamples: boolean };

export const none: ChosenFiles = { files: [], given: 0, areSamples: false };

export function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name);
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds files to the visitor's own; they replace the samples, and a file that is there already stays one. */
export function addFiles(chosen: ChosenFiles, added: File[]): ChosenFiles {
  const own = chosen.areSamples ? [] : chosen.files;
  const fresh = added.filter((file) => !own.some((one) => isSame(one, file)));
  const all = [...own, ...fresh];
  return { files: all.slice(0, maxFiles), given: all.length, areSamples: false };
}

export function sampleFiles(resumes: { file: string; text: string }[]): ChosenFiles {
  const files = resumes.map(({ file, text }) => new File([text], file, { type: "text/plain" }));
  return { files, given: files.length, areSamples: true };
}
