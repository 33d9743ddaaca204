import { type RefObject, useEffect, useRef, useState } from "react";
import type { ProofRequiredAnswer } from "./proof-required.ts";

type Answer = ProofRequiredAnswer | { kind: string };

const isProofRequired = (answer: Answer | undefined): answer is ProofRequiredAnswer =>
  answer?.kind === "PROVE";

/** Blocks submits while the code that solves the challenge loads. Returns a function that unblocks them. */
function blockSubmits(form: HTMLFormElement): () => void {
  const block = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  form.addEventListener("submit", block);
  return () => form.removeEventListener("submit", block);
}

/**
 * Solves the challenge when the server requires it, and resubmits the form, once per submit by the visitor.
 * Returns the text to show meanwhile, or the reason for the failure.
 */
export function useProof(
  form: RefObject<HTMLFormElement | null>,
  answer: Answer | undefined,
): { working?: string | undefined; failed?: string | undefined } {
  // A server-rendered response shows its text for visitors without JavaScript; then the effect takes over.
  const [initial, setInitial] = useState(answer);
  const [failed, setFailed] = useState<Answer>();
  const handled = useRef<Answer>(undefined);
  const isSecond = useRef(false);

  useEffect(() => {
    const wasSecond = isSecond.current;
    // The previous answer returns after an offline response, which the browser creates itself.
    if (handled.current === answer) return;
    isSecond.current = false;
    if (!isProofRequired(answer) || !form.current) return;
    handled.current = answer;
    setInitial(undefined);
    const unblock = blockSubmits(form.current);
    const solved = wasSecond
      ? Promise.reject()
      : import("./prove.ts").then((code) => {
          const sent = form.current && code.proveAndSend(form.current);
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
