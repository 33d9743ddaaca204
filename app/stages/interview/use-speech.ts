import type { TimedWord } from "interview";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Answer } from "./judged-answer.ts";
import type { OnDeviceRecognition, RecognitionConstructor } from "./speech-recognition.ts";

/**
 * `POSSIBLE`: the API exists; availability is checked when the visitor starts to speak. `NONE`: no on-device
 * recognition. `INSTALLABLE`: the browser can download what it needs for it.
 */
export type SpeechSupport = "POSSIBLE" | "NONE" | "INSTALLABLE" | "INSTALLING" | "READY";
export type SpeechProblem = "DENIED" | "MISSING" | "TAKEN" | "NOTHING_HEARD" | "FAILED";

export type Speech = {
  support: SpeechSupport;
  state: "IDLE" | "STARTING" | "LISTENING";
  problem?: SpeechProblem;
  seconds: number;
  /** Words recognised so far. The last ones may still change. */
  heard: string;
  start: () => void;
  stop: () => void;
  install: () => void;
  /** Bar that shows the volume. */
  meter: RefObject<HTMLSpanElement | null>;
};

export const maxSeconds = 120;
const languages = ["en-IN", "en-GB", "en-US"];
const localOnly = (lang: string) => ({ langs: [lang], processLocally: true });

function recognition(): RecognitionConstructor | undefined {
  return (globalThis as { SpeechRecognition?: RecognitionConstructor }).SpeechRecognition;
}

const isPossible = () => recognition()?.available !== undefined && navigator.mediaDevices !== undefined;

/** The first English variant that the browser recognises on the device, or can install. */
async function findLanguage(): Promise<{ support: SpeechSupport; lang?: string }> {
  const Recognition = recognition();
  if (!Recognition?.available) return { support: "NONE" };
  let installable: string | undefined;
  for (const lang of languages) {
    const state = await Recognition.available(localOnly(lang)).catch(() => "unavailable");
    if (state === "available") return { support: "READY", lang };
    if (state !== "unavailable") installable ??= lang;
  }
  return installable === undefined ? { support: "NONE" } : { support: "INSTALLABLE", lang: installable };
}

/** Spreads words over the time in which they were spoken, in proportion to their letters. */
function spread(text: string, from: number, to: number): TimedWord[] {
  const second = (place: number) => from + ((to - from) * place) / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: w, index }) => ({
    w,
    start: second(index),
    end: second(index + w.length),
  }));
}

/** Shows the volume until the returned function is called. */
function showLevel(stream: MediaStream, meter: RefObject<HTMLSpanElement | null>): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const draw = () => {
    analyser.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    if (meter.current) meter.current.style.width = `${Math.min(loudness * 400, 100)}%`;
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

function problemOf(error: unknown): SpeechProblem {
  const name = error instanceof Error ? error.name : String(error);
  if (/NotAllowed|not-allowed|Security|service-not-allowed/.test(name)) return "DENIED";
  return /NotFound|audio-capture|NotReadable/.test(name) ? "MISSING" : "FAILED";
}

/** Runs recognition on a stream. `end` stops it and returns what was recognised. */
function listen(
  stream: MediaStream,
  {
    lang,
    onHeard,
    onProblem,
  }: { lang: string; onHeard: (text: string) => void; onProblem: (problem: SpeechProblem) => void },
): { end: () => Answer } | undefined {
  const Recognition = recognition();
  const track = stream.getAudioTracks()[0];
  if (!Recognition || !track) return undefined;
  const session: OnDeviceRecognition = new Recognition();
  Object.assign(session, { lang, continuous: true, interimResults: true, processLocally: true });
  const begun = performance.now();
  const now = () => (performance.now() - begun) / 1000;
  const phrases: { text: string; at: number }[] = [];
  const words: TimedWord[] = [];
  let open = { text: "", at: 0 };
  const keep = (text: string, at: number) => {
    const trimmed = text.trim();
    if (trimmed === "") return;
    phrases.push({ text: trimmed, at });
    words.push(...spread(trimmed, at, Math.max(now(), at + 0.1)));
  };
  session.addEventListener("result", ({ results, resultIndex }) => {
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const text = result?.[0]?.transcript ?? "";
      if (open.text === "") open = { text: "", at: now() };
      open.text = text;
      if (!result?.isFinal) continue;
      keep(text, open.at);
      open = { text: "", at: now() };
    }
    onHeard([...phrases.map(({ text }) => text), open.text.trim()].filter(Boolean).join(" "));
  });
  session.addEventListener("error", ({ error }) => {
    if (error !== "no-speech" && error !== "aborted") onProblem(problemOf(error));
  });
  track.addEventListener("ended", () => onProblem("TAKEN"));
  session.start(track);
  return {
    end() {
      keep(open.text, open.at);
      session.abort();
      return { phrases, words };
    },
  };
}

/**
 * Recognises a spoken answer on the device. Sound never leaves the device: without on-device recognition,
 * speech is not available.
 * @param onAnswer gets the answer when the visitor stops, the time is up, or the microphone is lost
 */
export function useSpeech(onAnswer: (answer: Answer) => void): Speech {
  const [support, setSupport] = useState<SpeechSupport>(isPossible() ? "POSSIBLE" : "NONE");
  const [state, setState] = useState<Speech["state"]>("IDLE");
  const [problem, setProblem] = useState<SpeechProblem>();
  const [seconds, setSeconds] = useState(0);
  const [heard, setHeard] = useState("");
  const meter = useRef<HTMLSpanElement>(null);
  const lang = useRef(languages[0] ?? "en");
  /** Stops the current recording: `true` submits the answer, `false` discards it. */
  const end = useRef<(isWanted: boolean) => void>(undefined);

  useEffect(() => () => end.current?.(false), []);

  const start = async () => {
    setProblem(undefined);
    setHeard("");
    setSeconds(0);
    setState("STARTING");
    let isWanted = true;
    end.current = () => {
      isWanted = false;
      setState("IDLE");
    };
    if (support === "POSSIBLE") {
      const found = await findLanguage();
      lang.current = found.lang ?? lang.current;
      setSupport(found.support);
      if (found.support !== "READY") setState("IDLE");
      if (found.support !== "READY" || !isWanted) return;
    }
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
      setProblem(problemOf(error));
      setState("IDLE");
    });
    if (!stream) return;
    const release = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (!isWanted) return release();
    const hideLevel = showLevel(stream, meter);
    const stopWith = (cause: SpeechProblem) => {
      end.current?.(true);
      setProblem(cause);
    };
    const session = listen(stream, { lang: lang.current, onHeard: setHeard, onProblem: stopWith });
    const timer = setInterval(() => {
      setSeconds((passed) => {
        if (passed + 1 >= maxSeconds) queueMicrotask(() => end.current?.(true));
        return passed + 1;
      });
    }, 1000);
    end.current = (isAnswer) => {
      end.current = undefined;
      clearInterval(timer);
      hideLevel();
      const answer = session?.end();
      release();
      setState("IDLE");
      if (!isAnswer) return;
      if (answer && answer.phrases.length > 0) onAnswer(answer);
      else setProblem("NOTHING_HEARD");
    };
    if (!session) stopWith("FAILED");
    else setState("LISTENING");
  };

  const install = async () => {
    setSupport("INSTALLING");
    const isInstalled = await recognition()
      ?.install?.(localOnly(lang.current))
      .catch(() => false);
    setSupport(isInstalled ? "READY" : "NONE");
  };

  return {
    support,
    state,
    ...(problem && { problem }),
    seconds,
    heard,
    start: () => void start(),
    stop: () => end.current?.(true),
    install: () => void install(),
    meter,
  };
}
