import { useEffect, useRef } from "react";
import { useWasServerRendered } from "./was-server-rendered.ts";

/** Why the form was rejected, with a link to each invalid field. Takes the focus with each new `answer`. */
export function ErrorSummary({
  answer,
  title,
  reason,
  errors,
}: {
  answer: object;
  title: string;
  reason: string | undefined;
  /** `id` of the field. */
  errors: readonly { id: string; error: string }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(useWasServerRendered() ? answer : undefined);
  useEffect(() => {
    // In a server-rendered page autofocus has already worked, and by now the visitor may be in a field.
    if (first.current !== answer) box.current?.focus();
    first.current = undefined;
  }, [answer]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: it responds to the form that the visitor has just sent
      autoFocus
      className="rounded-[10px] border-[1.5px] border-clay p-5"
    >
      <h3 className="text-lg">{title}</h3>
      {reason !== undefined && <p className="mt-2">{reason}</p>}
      {errors.length > 0 && (
        <ul className="mt-2">
          {errors.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-2 font-semibold text-clay underline underline-offset-4"
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
