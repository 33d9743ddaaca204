import { mkdirSync, writeFileSync } from "node:fs";
import { translatedLanguages } from "#domain/language/language.ts";
import { runCommand } from "#server/admin/run-command.ts";
import { exportTexts } from "./translations/export-texts.ts";
import { importTexts } from "./translations/import-texts.ts";

const folder = "translations";
const usage = `npm run translations -- export [${translatedLanguages.join("|")}]
npm run translations -- import ${folder}/${translatedLanguages[0]}.po`;

await runCommand(async () => {
  const [command, argument, ...rest] = process.argv.slice(2);
  const languages = translatedLanguages.filter((language) => language === (argument ?? language));
  if (command === "export" && languages.length > 0 && rest.length === 0) {
    mkdirSync(folder, { recursive: true });
    for (const language of languages) {
      writeFileSync(`${folder}/${language}.po`, exportTexts(process.cwd(), language));
      console.log(`${folder}/${language}.po`);
    }
  } else if (command === "import" && argument !== undefined && rest.length === 0) {
    const { language, changed, read, texts } = importTexts(process.cwd(), argument);
    console.log(
      `content/${language}: ${changed} texts changed; ${read} of ${texts} read by a native speaker`,
    );
    if (changed > 0) console.log("Now run npm run check:content");
  } else throw new Error(usage);
});
