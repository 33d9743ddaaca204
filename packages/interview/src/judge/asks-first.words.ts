/** Questions that check what someone understood, in place of questions about their needs. */
export const checks = [
  "explain (it )?(back|to), tell me back, repeat, read (it )?back, say (it )?back, in (his|her|their) own words",
  "if (that|it|this) (was|is) (right|clear|ok), (is|was) (it|that|this|everything) (clear|ok|okay|right|fine|understood)",
];
