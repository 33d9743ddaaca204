import type { ComponentProps } from "react";

/** A multi-line field. Browsers scroll only the caret into view; the rest could stay behind bar or strip. */
export function TextArea(props: ComponentProps<"textarea">) {
  return (
    <textarea {...props} onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })} />
  );
}
