/** Radicals, as some fonts in PDFs name Chinese letters, each before the letter that it stands for. */
const radicals =
  "⺁厂⺇几⺌小⺎兀⺝月⺟母⺠民⺢水⺬示⺮竹⺱网⺲罒⺳网⺶羊⺷羊⺸羊⺹耂⺻聿⺼肉⺽臼⺾艹⻁虎⻂衣⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻑長⻒長⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞飠⻟食⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱亀⻲亀⻳龟";

/**
 * Normalises text for matching: one form for each letter (ligatures become letters), no layout control
 * characters, one kind of space. Drops icon glyphs of private-use areas. `keepEdges` leaves spaces at both
 * ends.
 */
export function cleanText(text: string, { keepEdges = false } = {}): string {
  const clean = isPlainAscii(text) ? text.replace(/ {2,}/g, " ") : cleanLetters(text);
  return keepEdges ? clean : clean.trim();
}

/** Whether a text consists of printable ASCII, as most lines do: nothing to normalise but spaces. */
export const isPlainAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const cleanLetters = (text: string) =>
  text
    // Small capitals and old-style figures may have codes of Adobe's private-use area, 0xf700 above the plain
    // ones.
    .replace(/[\uf721-\uf7ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xf700))
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९".indexOf(digit) % 10))
    .replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffc\ufffd]/gu, "")
    .replace(/[\u2e80-\u2eff]/g, (radical) => radicals.charAt(radicals.indexOf(radical) + 1) || radical)
    .replace(/\u2012/g, "–")
    .replace(/،/g, ",")
    .replace(/؛/g, ";")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S\t\n]+/g, " ");
