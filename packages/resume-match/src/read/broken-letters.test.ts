import { expect, it } from "vitest";
import { mendBrokenLetters } from "./broken-letters.ts";

it.each([
  ["Acme ï¼\u200b Leeds", "Acme － Leeds"],
  ["the clientâ€™s â€œplanâ€\u200b â€“ done", "the client’s “plan” – done"],
  ["UniversitÃ© de QuÃ©bec", "Université de Québec"],
  ["verbalÂ skillsÂ , Â led", "verbal skills , led".replace(" ,", "  ,").replace(", led", ",  led")],
  ["35Â°C Â· Acme", "35°C · Acme"],
])("repairs “%s”", (broken, mended) => {
  expect(mendBrokenLetters(broken).replace(/ +/g, " ")).toBe(mended.replace(/ +/g, " "));
});

it.each(["naïve château", "SÃO PAULO", "“Âge d’or”", "la fête, naïf", "AÇÃO – 2019"])(
  "leaves “%s”",
  (text) => {
    expect(mendBrokenLetters(text)).toBe(text);
  },
);
