import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { foreignLanguage } from "./foreign-language.ts";
import { languageWarning } from "./language-warning.ts";

const warningOf = (text: string) =>
  languageWarning(foreignLanguage(text) ?? "", content.evaluateResume.tool.foreign);

test.each([
  [
    "German",
    "Berufserfahrung\nLeitung des Teams für den Kundendienst mit zwölf Mitarbeitern bei der Nordlicht GmbH\nPlanung der Schichten und Auswertung von Beschwerden\nAusbildung zum Kaufmann für Büromanagement",
  ],
  [
    "French",
    "Expérience\nResponsable du service clients chez Lumière, avec une équipe de huit personnes\nGestion des plannings et des réclamations pour les boutiques\nFormation dans le commerce",
  ],
  [
    "Spanish",
    "Experiencia\nResponsable del equipo de atención al cliente con ocho agentes en Madrid\nPlanificación de los turnos y formación de las nuevas incorporaciones por una consultora",
  ],
  [
    "Portuguese",
    "Experiência\nLiderança de uma equipe com oito pessoas em São Paulo\nPlanejamento dos turnos e das escalas, com treinamento para os novos atendentes na central",
  ],
  [
    "Italian",
    "Esperienza\nResponsabile del servizio clienti presso Aurora, con una squadra di otto persone\nGestione dei turni e della formazione degli operatori nel negozio",
  ],
])("%s is named", (name, text) => {
  expect(warningOf(text)).toContain(`in ${name}. We can read it`);
});

test.each([
  ["Arabic", "الخبرة المهنية\nقائد فريق دعم العملاء في شركة النور من 2019 حتى الآن، Zendesk"],
  ["Devanagari", "अनुभव\nग्राहक सहायता टीम का नेतृत्व, आठ लोग, पुणे"],
  ["Cyrillic", "Опыт работы\nРуководитель группы поддержки клиентов, восемь человек"],
])("a text in %s is named by its script, which several languages share", (name, text) => {
  expect(warningOf(text)).toContain(`in ${name} script. We can read it`);
});

test("a script whose languages are not read is said to be unread", () => {
  expect(warningOf("ประสบการณ์ทำงาน\nหัวหน้าทีมบริการลูกค้า")).toContain("in Thai script, which we can’t read yet");
});

test("an English résumé is never named, with foreign names, places or a few foreign lines", () => {
  const texts = [
    ...content.round.people.map(({ resume = [] }) => resume.map(({ text }) => text).join("\n")),
    ...content.bulkMatch.samples.resumes.map(({ text }) => text),
    content.evaluateResume.samples.resume,
    "Chef de partie, Le Jardin des Plantes, Paris\nCook for weddings with a team of six",
    "Team lead for the support of customers in Berlin, at Verein für Energie und Umwelt\nतीन भाषाएँ",
    "",
  ];
  for (const text of texts) expect(foreignLanguage(text), text).toBeUndefined();
});

test("a language without a list stays unnamed", () => {
  const dutch =
    "Teamleider van de klantenservice bij Noorderlicht met een team van acht mensen, ook voor opleiding";
  expect(foreignLanguage(dutch)).toBeUndefined();
  expect(foreignLanguage("Kokemus\nTiiminvetäjä, asiakaspalvelu, kahdeksan henkilöä")).toBeUndefined();
});
