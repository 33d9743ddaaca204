/** Maximum number of files in a run of the demo. */
export const maxFiles = 50;

/** The files to rank. `total` is their number before the limit. */
export type ChosenFiles = { files: File[]; total: number; areSamples: boolean };

export const none: ChosenFiles = { files: [], total: 0, areSamples: false };

export function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name);
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds files to the visitor's own, without duplicates. They replace the samples. */
export function addFiles(chosen: ChosenFiles, added: File[]): ChosenFiles {
  const own = chosen.areSamples ? [] : chosen.files;
  const fresh = added.filter((file) => !own.some((other) => isSame(other, file)));
  const all = [...own, ...fresh];
  return { files: all.slice(0, maxFiles), total: all.length, areSamples: false };
}

export function sampleFiles(resumes: { file: string; text: string }[]): ChosenFiles {
  const files = resumes.map(({ file, text }) => new File([text], file, { type: "text/plain" }));
  return { files, total: files.length, areSamples: true };
}
