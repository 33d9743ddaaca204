/** Markup whose texts are escaped. */
export type Html = { html: string };
type Value = string | Html | Html[] | null | undefined | false;

function toHtml(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string") {
    return value
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;");
  }
  return Array.isArray(value) ? value.map((part) => part.html).join("") : value.html;
}

/** Template tag that escapes its values, except markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(toHtml)) };
}

/** A style element. */
export function css(text: string): Html {
  return {
    html: `<style>*{box-sizing:border-box}body{margin:0}ul{margin:0;padding:0}h2{break-after:avoid}${text}</style>`,
  };
}

/** A bullet list; empty without items. */
export function bullets(items: string[]): Html {
  return items.length > 0 ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : html``;
}

/** Joins the non-empty texts. */
export function joined(parts: (string | undefined | null | false)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

/** A link that shows its address, or `text` instead. */
export function anchor(url: string, text = url): Html {
  return html`<a href="https://${url}">${text}</a>`;
}

/** Joins pieces of markup. */
export function separated(parts: Html[], separator: string): Html[] {
  return parts.map((part, index) => (index > 0 ? html`${separator}${part}` : part));
}
