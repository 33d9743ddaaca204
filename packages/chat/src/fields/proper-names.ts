/** Words of a sentence, which no name of a person, city or employer has. */
export const sentenceWords =
  /^(?:no|ok|yes|sure)$|\b(?:i|tell|later|don't|not|why|want|know|my|your|nahi|thanks?|please)\b/i;

/** Words with capitals where they have none. */
export const titled = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) =>
      /[A-Z]/.test(word) && word !== word.toUpperCase()
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(" ");
