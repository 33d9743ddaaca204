/**
 * British spellings with the American ones that the dictionary has. After the lists in N. Peters, The Cambridge Guide to
 * English Usage (2004).
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ers|ing|able|ation|ations|ational)$/, "iz$1"],
  [/ys(e|ed|es|er|ers|ing)$/, "yz$1"],
  [/(?<=.)our(?=$|s$|ed|ing|er|ab|ite|ful|less|hood|ist|ism|ish|y$|ly$)/, "or"],
  [/(?<=^|[^aeiou])yr(e|es)$/, "ir$1"],
  [/(?<=[^aeiou])re(s?)$/, "er$1"],
  [/(?<=[^aeiou])re(d)$/, "ere$1"],
  [/(?<=nt)ring$/, "ering"],
  [/ll(ed|ing|er|ers|or|ors|ous|ously|ist|y)$/, "l$1"],
  [/(?<=[aeiou])ll(en|ery|ings)$/, "l$1"],
  [/(?<=[aiou])l(s?|ment|ments|ful|fully|fulness)$/, "ll$1"],
  [/(?<=ki|wi)l(ful|fully)$/, "ll$1"],
  [/ogue(s|d|r)?$/, "og$1"],
  [/ogu(ing)$/, "og$1"],
  [/enc(e|es|eless)$/, "ens$1"],
  [/ae/, "e"],
  [/oe/, "e"],
  [/oeuvre/, "euver"],
  [/amme(s?)$/, "am$1"],
  [/eque(s?)$/, "eck$1"],
  [/^grey/, "gray"],
  [/plough/, "plow"],
  [/^kerb/, "curb"],
  [/^storey/, "story"],
  [/^storeys$/, "stories"],
  [/^sceptic/, "skeptic"],
  [/ould(?=er|y|s?$|ed|ing)/, "old"],
  [/^moust/, "must"],
  [/^pyj/, "paj"],
  [/geing$/, "ging"],
  [/(?<=dg)ement/, "ment"],
  [/artef/, "artif"],
  [/^gaol/, "jail"],
  [/cosy$/, "cozy"],
  [/ss(ed|ing)$/, "s$1"],
  [/tt(ed|ing)$/, "t$1"],
  [/pp(ed|ing)$/, "p$1"],
  [/ulph/, "ulf"],
  [/^tonne/, "ton"],
  [/practis/, "practic"],
  [/licenc/, "licens"],
  [/xion/, "ction"],
  [/llery$/, "lry"],
  [/gramme/, "gram"],
  [/^draught/, "draft"],
  [/^enquir/, "inquir"],
  [/^ensur/, "insur"],
  [/^tranquillis/, "tranquiliz"],
];

/**
 * American spellings of a word, by up to two rules, that the dictionary has.
 *
 * @param word in lower case
 */
export function americanSpelling(word: string, has: (spelling: string) => boolean): string | undefined {
  if (word.length < 4 || word.length > 30) return undefined;
  let spellings = [word];
  for (let round = 0; round < 2; round += 1) {
    spellings = spellings.flatMap((spelling) =>
      rules
        .filter(([pattern]) => pattern.test(spelling))
        .map(([pattern, to]) => spelling.replace(pattern, to)),
    );
    const found = spellings.find((spelling) => has(spelling));
    if (found !== undefined) return found;
  }
  return undefined;
}
