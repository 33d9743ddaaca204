/** XML that is already escaped. */
export type Xml = { xml: string };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters, even escaped
const notAllowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text
    .replace(notAllowed, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Writes an element. Escapes text, skips undefined children. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Xml | string | undefined)[]
): Xml {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children.map((child) => {
    if (child === undefined) return "";
    return typeof child === "string" ? escapeXml(child) : child.xml;
  });
  const open = `${name}${start.join("")}`;
  return { xml: inner.length === 0 ? `<${open}/>` : `<${open}>${inner.join("")}</${name}>` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;
}
