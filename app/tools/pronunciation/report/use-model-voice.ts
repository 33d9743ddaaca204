import { useEffect, useState } from "react";

/** Slightly slower than normal speech. */
const rate = 0.9;

/** An English voice that runs on the device: other voices send the text to a server. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Speaks words with an English voice of the device; `undefined` if it has none. */
export function useModelVoice(): ((words: string) => void) | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    // Most browsers load voices asynchronously.
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
