/** Beginnings and middles of words with each ligature, common in résumés. */
export const ligatureWords = {
  fi: `fic|fied|fies|fin|profil|profit|benefit|refin|confid|config|confir|confin|first|fish|fit|five|fix|file|fill|film|filt|field|fire
firm|fif|fiber|fibre|fig|fid|fisc`,
  fl: "flow|flee|flex|flig|flo|flu|fly|fla|infl|confl|refl|defl|fli",
  ff: "staff|offe|offs|offi|offl|effe|effo|affe|affa|aff|diff|buff|suff|coffe|riff|cliff|stuff|scaff|jeff|traff",
  ffi: "office|offici|affili|effici|effica|suffici|suffix|traffic|difficu|coffin|griffi|affirm|affid|affix|staffing|affini|graffi",
  ffl: "offlin|offload|baffl|shuffl|afflu|waffl|efflu|raffl|scuffl|affli",
} as const;
