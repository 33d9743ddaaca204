import { quotesIn } from "../src/language/quotes.ts";
import { texts } from "./texts.ts";

export function run(): void {
  for (const text of texts) quotesIn(text);
}
