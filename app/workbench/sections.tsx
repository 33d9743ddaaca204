import { useLoaderData } from "react-router";
import Assessments from "#app/sections/assessments/assessments.tsx";
import BulkMatch from "#app/sections/bulk-match/bulk-match.tsx";
import DrivePlan from "#app/sections/drive-plan/drive-plan.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { type PagePart, pageParts } from "#app/sections/page-parts.tsx";
import ReadAloud from "#app/sections/read-aloud/read-aloud.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Delivery } from "#server/handlers/delivery.ts";
import { sectionExamples, sectionKindsWithExamples } from "./fixtures/sections.ts";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

/** A picture of more at 360 px would be higher than a WebP can be. */
const maxOnBoard = 14;

export function loader() {
  return sectionKindsWithExamples.flatMap((kind) => {
    const id = kind.toLowerCase().replaceAll("_", "-");
    const examples = sectionExamples(kind).map(({ title, section }) => ({
      title,
      parts: pageParts([section]),
    }));
    return Array.from({ length: Math.ceil(examples.length / maxOnBoard) }, (_, index) => ({
      id: index === 0 ? id : `${id}-${index + 1}`,
      examples: examples.slice(index * maxOnBoard, (index + 1) * maxOnBoard),
    }));
  });
}

function Part({ id, part }: { id: string; part: PagePart }) {
  switch (part.kind) {
    case "HERO":
      return <LiveHero {...part} />;
    case "ASSESSMENTS":
      return <Assessments {...part} />;
    case "BULK_MATCH":
      return <BulkMatch {...part} />;
    case "READ_ALOUD":
      return <ReadAloud {...part} />;
    case "DRIVE_PLAN":
      return <DrivePlan {...part} />;
    case "STAGE":
    case "STATIC":
      return <ServerHtml id={`${id}-html`} html={part.html} />;
  }
}

/** Each kind with its longest texts, and each layout with the minimum that its schema allows. */
export default function Sections() {
  const boards = useLoaderData<typeof loader>();
  return (
    <Group title="Sections">
      {boards.map(({ id, examples }) => (
        <Board key={id} id={id}>
          {examples.map(({ title, parts }, index) => (
            <Specimen key={title} title={title} look="whole">
              {parts.map((part) => (
                <Part key={part.kind} id={`${id}-${index}`} part={part} />
              ))}
            </Specimen>
          ))}
        </Board>
      ))}
    </Group>
  );
}
