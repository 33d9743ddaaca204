/** Set phrases of sympathy. */
export const formulas = [
  "apologi[sz]ed, empathi[sz]ed, sympathi[sz]ed, showed empathy, thanked, reassured, comforted, calmed",
  "sorry for (the|any|your)? ?(inconvenience|trouble|delay), appreciated everyone",
  "said sorry, said (i'm|i am) sorry, i'm sorry (about|for|sir|madam|ma'am), i said i was sorry",
  "understand (your|her|his|their|how) (concern|frustration|frustrat_|feelings?|situation)",
  "understood (her|his|their) (frustration|concerns?|feelings?|situation|pain)",
];

/** What the trouble means for the other person. */
export const feelings = [
  // Their feelings
  "sorry, ashamed, angry, furious, upset, tired, worn, worried, scared, afraid, hate, mad, cross, sad",
  "frustrat_, annoy_, stress*, exhaust_, painful, pain, hurt, cry, crying",
  // What it is like
  "hard, fair, unfair, terrible, awful, horrible, sucks?, rotten, not (fair|right|ok|okay|easy)",
  "must be, must have, must feel, would be, i'd be, i'd feel, i would, i see, i can see, i hear, i know, i believe",
  // What they went through
  "lot of, costs? you, waiting, waited, twice, again, again and again, without, alone, missed, lost, ruined",
  "had to, the one who, saved, counting on, carrying",
  // What they were due
  "nobody should, shouldn't, deserve",
];
