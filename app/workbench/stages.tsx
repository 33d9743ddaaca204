import type { ComponentType } from "react";
import type { Delivery } from "#server/handlers/delivery.ts";
import { Group } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

/** The states of a stage. A new stage adds its file. */
const stages = import.meta.glob<{ default: ComponentType }>("./stages/*.tsx", { eager: true });

export default function Stages() {
  return (
    <Group title="Stages">
      {Object.entries(stages).map(([file, { default: States }]) => (
        <States key={file} />
      ))}
    </Group>
  );
}
