/** An objection to a price. */
export const objections = [
  "too (expensive|dear|costly|high|much|pricey), expensive, costly, dear, pricey, too steep, hefty, way too much, much for",
  "price, cheaper, budget, over budget, no money, discount, not worth, are you kidding, rip-?off",
  "double, twice (of|the|what), four times, percent above, above the other, more than (the|what|they)",
  "costs? (double|more|too), can't afford, cannot afford, won't pay, why (should|would) (i|we) pay",
];

/** Who objects, or how. */
export const objectors = [
  "he, she, they, his, her, their, it, owner, buyer, director, manager, head, customer, client, procurement, chain",
  "group, chef, principal, dean, partner, founder, said, says, goes, told, objected, was, were",
];

/** The other person's own figures. */
export const theirFigures = [
  "you (said|told|toss|spend|have|pay|lose|throw|mentioned|waste), you've, you're, your, by his, by her, by their",
  "(he|she|they)('d| had| has| have)? (told|said|mentioned|spent?|paid?|lost|lose|threw|wastes?|wasted)",
  "(his|her|their) own, own (figures|numbers|hours|returns|books|log|sheet|account|math), of (his|her|their) money",
  "(his|her|their) (_ )?(_ )?(hours|invoices|returns|trucks|costs?|orders|staff|shops?|bills?|figures|numbers|data)",
  "(his|her|their) (_ )?(_ )?(crates|downtime|volume|log)",
];
