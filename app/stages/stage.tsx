import type { StageName } from "./stage.schema.ts";

/** A product's screen. On the server only. */
export function Stage({ name }: { name: StageName }) {
  return <div>{name}</div>;
}
