const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
`;

/** The smallest files that make the engine load its readers of PDF, and of DOCX, ODT and RTF, for warming up. */
export const tinyPdf: Uint8Array = new TextEncoder().encode(pdf);
export const tinyRtf: Uint8Array = new TextEncoder().encode("{\\rtf1 }");
