import content from "#app/content/content.data.ts";
import { RoundPart } from "#app/stages/round-part.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { Chat } from "./chat.tsx";
import { Findings } from "./findings.tsx";
import { Heard } from "./heard.tsx";
import { Match } from "./match.tsx";
import { Passage } from "./passage.tsx";
import type { DrawnPicture } from "./picture.schema.ts";
import { RankedList } from "./ranked-list.tsx";
import { Timeline } from "./timeline.tsx";
import { Transcript } from "./transcript.tsx";

function Drawing({ picture }: { picture: DrawnPicture }) {
  switch (picture.kind) {
    case "MATCH":
      return <Match {...picture} />;
    case "RANKED_LIST":
      return <RankedList {...picture} />;
    case "TRANSCRIPT":
      return <Transcript {...picture} />;
    case "CHAT":
      return <Chat {...picture} />;
    case "TIMELINE":
      return <Timeline {...picture} />;
    case "FINDINGS":
      return <Findings {...picture} />;
    case "PASSAGE":
      return <Passage {...picture} />;
    case "HEARD":
      return <Heard {...picture} />;
    case "ROUND":
      return <RoundPart {...picture} />;
  }
}

/**
 * A drawing of the product from content, with its heading, the sample tag and a rule. Screen readers get the
 * text alternative, and of a ledger or a part of the round also what is in it, which may have controls.
 */
export function Picture({ picture }: { picture: DrawnPicture }) {
  return (
    <div>
      <p className="flex items-start justify-between gap-4 border-b-[1.5px] border-ink pb-2.5 text-note text-muted">
        {picture.kind === "MATCH" ? content.shell.messages.match.promise : picture.title} <SampleTag />
      </p>
      {picture.kind === "ROUND" || picture.kind === "HEARD" ? (
        <figure aria-label={picture.alt}>
          <Drawing picture={picture} />
        </figure>
      ) : (
        <div role="img" aria-label={picture.alt}>
          <Drawing picture={picture} />
        </div>
      )}
    </div>
  );
}
