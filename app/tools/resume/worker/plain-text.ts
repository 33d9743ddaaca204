/** The start of a text file; empty for any other file, whose text only the engine can read. */
export async function plainText(file: File): Promise<string> {
  return /\.(txt|md)$/i.test(file.name) ? file.slice(0, 200_000).text() : "";
}
