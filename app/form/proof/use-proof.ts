import { type RefObject, useEffect, useRef, useState } from "react";
import type { ProofRequiredAnswer } from "./proof-required.ts";

type Answer = ProofRequiredAnswer | { kind: string };

const isAsked = (answer: Answer | undefined): answer is ProofRequiredAnswer => answer?.kind === "PROVE";

/**
 * Solves the challenge where the server asked for it, and sends the form again by itself, once for each time that the
 * visitor sends it. Says what is to be read meanwhile, and why it failed.
 */
export function useProof(
  form: RefObject<HTMLFormElement | null>,
  answer: Answer | undefined,
): { working?: string | undefined; failed?: string | undefined } {
  // What a document says is for readers without scripts; it is true until they are there.
  const [shown, setShown] = useState(answer);
  const [failed, setFailed] = useState<Answer>();
  const taken = useRef<Answer>(undefined);
  const isSecond = useRef(false);

  useEffect(() => {
    const wasSecond = isSecond.current;
    // An answer comes back when one that the browser gave itself is gone.
    if (taken.current === answer) return;
    isSecond.current = false;
    if (!isAsked(answer) || !form.current) return;
    taken.current = answer;
    setShown(undefined);
    const solved = wasSecond
      ? Promise.reject()
      : import("./prove.ts").then(({ proveAndSend }) => form.current && proveAndSend(form.current));
    solved.then(
      () => {
        isSecond.current = true;
      },
      () => setFailed(answer),
    );
  }, [form, answer]);

  if (!isAsked(answer) || answer === shown) return {};
  return answer === failed ? { failed: answer.words.failed } : { working: answer.words.working };
}
