import { useEffect, useState } from "react";
import type { Signal } from "session-monitor";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./session.data.ts";
import { type Decision, firstReplayed, type Replayed, type Review, timeOf } from "./session-model.ts";

/** The decisions of the reviewer about the shown session. `say` announces a message. */
export function useReviews(isExample: boolean, say: (message: string) => void) {
  const [reviews, setReviews] = useState<ReadonlyMap<string, Review>>(new Map());
  const [replayed, setReplayed] = useState<Replayed | undefined>(firstReplayed);
  const [isReviewed, setReviewed] = useState(false);

  // The example's decisions end with it.
  useEffect(() => {
    setReviews(new Map());
    setReplayed(isExample ? firstReplayed() : undefined);
  }, [isExample]);

  const change = (id: string, next: Partial<Review>) =>
    setReviews(new Map(reviews).set(id, { note: "", ...reviews.get(id), ...next }));

  return {
    reviews,
    replayed,
    isReviewed,
    decide(flag: Signal, decision: Decision) {
      change(flag.id, { decision });
      setReviewed(true);
      say(
        fillTemplate(words.messages.decided, {
          time: timeOf(flag.start),
          decision: words.reviewer.decisions[decision],
        }),
      );
    },
    explain: (flag: Signal, text: string) => change(flag.id, { note: text }),
    replay: setReplayed,
    reset() {
      setReviews(new Map());
      setReplayed(firstReplayed());
      setReviewed(false);
    },
  };
}
