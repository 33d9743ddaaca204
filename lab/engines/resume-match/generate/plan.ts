import { makeDocument, type Printed } from "./document.ts";
import { readLanguages } from "./language.ts";
import { makePerson, type Person } from "./person.ts";
import { createRandom, type Random } from "./random.ts";
import { themes } from "./themes.ts";

type Split = "train" | "unseen themes" | "unseen programs" | "unseen headings";

type Program = {
  name: string;
  extension: string;
  share: number;
  isUnseen: boolean;
  /** Languages whose scripts it cannot write. */
  lacks?: string[];
};

/** Programs, how often each is used, and whether only the split "unseen programs" uses it. */
export const programs: Program[] = [
  { name: "chromium", extension: "pdf", share: 9, isUnseen: false },
  { name: "libreoffice", extension: "pdf", share: 2, isUnseen: false },
  { name: "docx", extension: "docx", share: 4, isUnseen: false },
  { name: "rtf", extension: "rtf", share: 1, isUnseen: false },
  { name: "text", extension: "txt", share: 3, isUnseen: false },
  { name: "html", extension: "html", share: 1, isUnseen: false },
  { name: "typst", extension: "pdf", share: 4, isUnseen: true },
  {
    name: "pdf-lib",
    extension: "pdf",
    share: 3,
    isUnseen: true,
    lacks: ["ja", "ko", "zh", "ar", "he", "hi"],
  },
  { name: "odt", extension: "odt", share: 2, isUnseen: true },
  { name: "markdown", extension: "md", share: 2, isUnseen: true },
];

export type Task = { person: Person; printed: Printed; file: string; split: Split; program: string };

const languages = readLanguages();

function pickWeighted<Item extends { share: number }>(items: Item[], random: Random): Item {
  return random.pick(items.flatMap((item) => Array.from({ length: item.share }, () => item)));
}

/** Everything about a file but its bytes. */
export function planFile(seed: string, index: number): Task {
  const random = createRandom(`${seed} ${index}`);
  const share = random.next();
  const split =
    share < 0.58
      ? "train"
      : share < 0.74
        ? "unseen themes"
        : share < 0.87
          ? "unseen programs"
          : "unseen headings";
  const others = [...languages.keys()].filter((code) => code !== "en");
  const language = languages.get(random.chance(0.45) ? "en" : random.pick(others));
  if (!language) throw new Error("No languages");
  const theme = random.pick(themes.filter(({ isUnseen }) => isUnseen === (split === "unseen themes")));
  const { name: program, extension } = pickWeighted(
    programs.filter(
      ({ isUnseen, lacks }) =>
        isUnseen === (split === "unseen programs") && lacks?.includes(language.code) !== true,
    ),
    random,
  );
  const person = makePerson(language, random);
  const headings = split === "unseen headings" ? language.rareHeadings : language.headings;
  const printed = makeDocument(person, language, theme, headings, random);
  const file = `${String(index).padStart(4, "0")}-${language.code}-${theme.name}-${program}.${extension}`;
  return { person, printed, file, split, program };
}
