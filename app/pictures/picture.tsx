import { Chat } from "./chat.tsx";
import { MatchReport } from "./match-report.tsx";
import { Passage } from "./passage.tsx";
import type { Picture as PictureData } from "./picture.schema.ts";
import { RankedList } from "./ranked-list.tsx";
import { Scores } from "./scores.tsx";
import { Timeline } from "./timeline.tsx";
import { Transcript } from "./transcript.tsx";

function Drawing({ picture }: { picture: Exclude<PictureData, { kind: "MATCH" }> }) {
  switch (picture.kind) {
    case "RANKED_LIST":
      return <RankedList {...picture} />;
    case "TRANSCRIPT":
      return <Transcript {...picture} />;
    case "CHAT":
      return <Chat {...picture} />;
    case "TIMELINE":
      return <Timeline {...picture} />;
    case "SCORES":
      return <Scores {...picture} />;
    case "PASSAGE":
      return <Passage {...picture} />;
  }
}

/**
 * A picture of the product at work, drawn from content. A match is a report that can be read; the
 * others are pictures: screen readers get their text alternative.
 */
export function Picture({ picture }: { picture: PictureData }) {
  if (picture.kind === "MATCH") return <MatchReport {...picture} />;
  return (
    <div role="img" aria-label={picture.alt} className="rounded-2xl border border-line bg-raised p-5 text-[0.9375rem]/normal">
      <p className="mb-3 text-sm font-semibold text-muted">{picture.title}</p>
      <Drawing picture={picture} />
    </div>
  );
}
