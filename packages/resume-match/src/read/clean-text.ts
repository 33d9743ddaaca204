/**
 * Radicals and the characters that look the same. A PDF says which glyph a letter has, and East Asian fonts share
 * glyphs between both. NFKC leaves these apart.
 */
const radicals = new Map(
  "⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ⻔门 ⻘青 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻲亀 ⺠民"
    .split(" ")
    .map(([radical = "", character = ""]) => [radical, character]),
);

/**
 * Normalises text for matching: one form for each letter (ligatures become letters), no layout control
 * characters, one kind of space. Drops icon glyphs of private-use areas. `keepEdges` leaves spaces at both
 * ends.
 */
export function cleanText(text: string, { keepEdges = false } = {}): string {
  const clean = text
    // Small capitals and old-style figures may have codes of Adobe's private-use area, 0xf700 above the plain
    // ones.
    .replace(/[\uf721-\uf7ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xf700))
    .normalize("NFKC")
    .replace(/[\u2e80-\u2eff]/g, (radical) => radicals.get(radical) ?? radical)
    .replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffc\ufffd]/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S\t\n]+/g, " ");
  return keepEdges ? clean : clean.trim();
}
