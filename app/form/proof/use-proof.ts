import { type RefObject, useEffect, useRef, useState } from "react";
import type { ProofRequiredAnswer } from "./proof-required.ts";

type Answer = ProofRequiredAnswer | { kind: string };

const isProofRequired = (answer: Answer | undefined): answer is ProofRequiredAnswer =>
  answer?.kind === "PROVE";

/** Keeps a form from being sent while the code that solves the challenge loads. Returns a function that ends it. */
function blockSubmits(form: HTMLFormElement): () => void {
  const block = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  form.addEventListener("submit", block);
  return () => form.removeEventListener("submit", block);
}

/**
 * Solves the challenge when the server requires it, and sends the form again: once for each time that the visitor sends
 * it. Returns the text to show meanwhile, or the reason for the failure.
 */
export function useProof(
  form: RefObject<HTMLFormElement | null>,
  answer: Answer | undefined,
): { working?: string | undefined; failed?: string | undefined } {
  // An answer in the document shows its text for visitors without scripts until the effect handles it.
  const [initial, setInitial] = useState(answer);
  const [failed, setFailed] = useState<Answer>();
  const handled = useRef<Answer>(undefined);
  const isSecond = useRef(false);

  useEffect(() => {
    const wasSecond = isSecond.current;
    // The same answer comes back after an offline answer of the browser itself.
    if (handled.current === answer) return;
    isSecond.current = false;
    if (!isProofRequired(answer) || !form.current) return;
    handled.current = answer;
    setInitial(undefined);
    const unblock = blockSubmits(form.current);
    const solved = wasSecond
      ? Promise.reject()
      : import("./prove.ts").then(({ proveAndSend }) => {
          const sent = form.current && proveAndSend(form.current);
          unblock();
          return sent;
        });
    solved.catch(unblock);
    solved.then(
      () => {
        isSecond.current = true;
      },
      () => setFailed(answer),
    );
  }, [form, answer]);

  if (!isProofRequired(answer) || answer === initial) return {};
  return answer === failed ? { failed: answer.words.failed } : { working: answer.words.working };
}
