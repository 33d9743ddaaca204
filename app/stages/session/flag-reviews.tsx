import content from "#app/content/content.data.ts";
import { findPerson } from "../round.ts";
import { FlagReview } from "./flag-review.tsx";

const flags = [
  { id: "aditya-bansal", at: "16:05" },
  { id: "nikhil-joshi", at: "08:42" },
  { id: "joseph-lobo", at: "09:48" },
];

/** Three flags that a person settled: confirmed, cleared, and turned into a question. */
export function FlagReviews() {
  return (
    <ol className="grid">
      {flags.map(({ id, at }) => {
        const { name, session } = findPerson(content.round, id);
        const signal = session?.signals.find((own) => own.at === at);
        return signal && <FlagReview key={id} signal={signal} name={name} />;
      })}
    </ol>
  );
}
