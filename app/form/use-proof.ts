import { type RefObject, useEffect, useRef, useState } from "react";
import type { AskedForProof } from "./ask-for-proof.ts";
import { hiddenFields } from "./read-fields.ts";

type Answer = AskedForProof | { kind: string };

const isAsked = (answer: Answer | undefined): answer is AskedForProof => answer?.kind === "PROVE";

/** Until the solution is there the form waits with it. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Solves the challenge where the server asked for it, and sends the form again by itself, once for each time that the
 * visitor sends it. Says what is to be read meanwhile, and why it failed.
 */
export function useProof(
  form: RefObject<HTMLFormElement | null>,
  answer: Answer | undefined,
): { working?: string; failed?: string } {
  // What a document says is for readers without scripts, until they are there.
  const [inDocument] = useState(answer);
  const [state, setState] = useState<{ answer: Answer; kind: "WORKING" | "FAILED" }>();
  const taken = useRef<Answer>(undefined);
  const isSecond = useRef(false);

  useEffect(() => {
    const target = form.current;
    if (taken.current === answer) return;
    if (!isAsked(answer) || !target) {
      isSecond.current = false;
      return;
    }
    taken.current = answer;
    const fail = () => setState({ answer, kind: "FAILED" });
    if (isSecond.current) {
      isSecond.current = false;
      fail();
      return;
    }
    setState({ answer, kind: "WORKING" });
    target.addEventListener("submit", hold);
    const end = () => target.removeEventListener("submit", hold);
    import("./prove.ts")
      .then(({ prove }) => prove())
      .then((proof) => {
        end();
        const field = target.elements.namedItem(hiddenFields.proof);
        if (!(field instanceof HTMLInputElement)) throw new Error("The form has no room for a proof");
        isSecond.current = true;
        field.value = proof;
        target.requestSubmit();
        field.value = "";
      })
      .catch(() => {
        end();
        fail();
      });
  }, [form, answer]);

  if (!isAsked(answer)) return {};
  const { working, failed } = answer.words;
  const kind = state?.answer === answer ? state.kind : answer === inDocument ? undefined : "WORKING";
  return { ...(kind === "WORKING" && { working }), ...(kind === "FAILED" && { failed }) };
}
