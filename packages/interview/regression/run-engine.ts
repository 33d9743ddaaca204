import { assess, criteria } from "../src/index.ts";
import { texts } from "./texts.ts";

export function run(): void {
  for (const text of texts)
    assess({ question: { id: "any", text: "" }, criteria: criteria.map(({ id }) => id), text });
}
