import type { ComponentProps } from "react";

/** A field for longer text. Browsers scroll only the caret into view; the whole field must not be under bar or strip. */
export function TextArea(props: ComponentProps<"textarea">) {
  return (
    <textarea {...props} onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })} />
  );
}
