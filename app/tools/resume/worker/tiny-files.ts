const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
`;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Minimal files for warming up: they make the engine load its readers of PDF and of all other formats. */
export const tinyPdf: Uint8Array = encode(pdf);
export const tinyOthers: Uint8Array[] = [encode("{\\rtf1 }"), encode("<html>"), encode("{}")];
