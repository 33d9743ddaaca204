import { expect, it } from "vitest";
import { mendBrokenLetters } from "./broken-letters.ts";

it.each([
  ["Acme ï¼\u200b Leeds", "Acme － Leeds"],
  ["the clientâ€™s â€œplanâ€\u200b â€“ done", "the client’s “plan” – done"],
  ["UniversitÃ© de QuÃ©bec", "Université de Québec"],
  ["verbalÂ skillsÂ , Â led", "verbal skills , led".replace(" ,", "  ,").replace(", led", ",  led")],
  ["cafÃƒÂ© â€“ the clientÃ¢â‚¬â„¢s", "café – the client’s"],
  ["2019 \u0096 2021\n\u0095 Led\u0085", "2019 – 2021\n• Led\u0085"],
  ["2019 â\u0080\u0093 2021 â\u0080¢ Led", "2019 – 2021 • Led"],
  ["2019 â 2021, cafÃ©", "2019 – 2021, café"],
  ["2019 ‚Äì 2021 ‚Ä¢ the client‚Äôs caf√© ¬∑ Acme", "2019 – 2021 • the client’s café · Acme"],
  ["35Â°C Â· Acme", "35°C · Acme"],
])("repairs “%s”", (broken, mended) => {
  expect(mendBrokenLetters(broken).replace(/ +/g, " ")).toBe(mended.replace(/ +/g, " "));
});

it.each(["naïve château", "SÃO PAULO", "“Âge d’or”", "la fête, naïf", "AÇÃO – 2019", "√2 ¬ p", "il â lu"])(
  "leaves “%s”",
  (text) => {
    expect(mendBrokenLetters(text)).toBe(text);
  },
);
