/** The other person repeats or shows what they understood. */
export const repeats = [
  "(repeat|repeated|read|tell|told|say|said|explain|explained|play|talk|walk|walked|spell|recite|summari[sz]e)* (it |that |them |this |me |the _( _)? |both _ |_ _ )?(back|through it)",
  "(her|his|their) own words, in own words, recap, teach it back, teach[- ]back",
  "tell me (how|which|what|why|who|when|where|back|now), explain (it |that )?(to me|to your|to (her|his) )",
  "show me (how|which|where|what), showed me, show (it )?(to )?me, you tell me",
  "asked (him|her|them) to (tell|show|explain|repeat|do|write|draw|walk|teach|demonstrate|read)",
  "had (him|her|them) (tell|show|explain|repeat|walk|do|read|draw|demonstrate|teach|write)",
  "made (him|her|them) (tell|show|explain|repeat|do|read|draw)",
  "did (it|one|the next) (alone|himself|herself|themselves|in front of me|while i), while i (watched|only|just)",
  "so what i understand, confirmed (by|in) (mail|writing|email), replied (yes|confirmed)",
];

/** What a speaker makes sure of without a test of it: "made sure", "understood". */
export const assured = ["made sure, ensured, checked, confirmed, verified"];
export const grasped = ["understood, understand, understands, understanding, clear, got it"];

/** Questions that only get a yes. */
export const claims = [
  "any (questions?|doubts?), is it clear, all clear, clear now, does that make sense",
  "if (there|they|he|she) (were|had|have) (any )?(questions?|doubts?)",
  "asked (if|whether) (he|she|they|everyone|everything) (understood|was clear|is clear|got it)",
];
