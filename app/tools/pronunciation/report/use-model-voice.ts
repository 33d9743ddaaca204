import { useEffect, useState } from "react";

/** Slower than normal speech. */
const rate = 0.9;

/** An English voice of this device: any other would send the words to its maker. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Speaks words with the device's own English voice; `undefined` if there is none. */
export function useModelVoice(): ((words: string) => void) | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    // Most browsers load their voices after the page.
    const read = () => setVoice(localVoice());
    read();
    speechSynthesis.addEventListener("voiceschanged", read);
    return () => {
      speechSynthesis.removeEventListener("voiceschanged", read);
      speechSynthesis.cancel();
    };
  }, []);
  if (!voice) return undefined;
  return (words) => {
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(words);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    speechSynthesis.speak(utterance);
  };
}
