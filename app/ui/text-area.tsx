import type { ComponentProps } from "react";

/** A field for longer text. Browsers bring only the caret into view: the whole field comes out from under bar and strip. */
export function TextArea(props: ComponentProps<"textarea">) {
  return (
    <textarea {...props} onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })} />
  );
}
