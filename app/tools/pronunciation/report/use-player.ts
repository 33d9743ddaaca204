import { sampleRate } from "pronunciation";
import { useEffect, useMemo, useRef, useState } from "react";

/** A part of the recording, in seconds. */
export type TimeSpan = { from: number; to: number };

export type Player = {
  /** What is heard now, as it was asked for. */
  playing: TimeSpan | undefined;
  play: (stretch: TimeSpan) => void;
  stop: () => void;
  /** Where in the recording the sound is, in seconds; `undefined` in silence. */
  position: () => number | undefined;
};

/** Long enough that no click is heard where a stretch begins and ends. */
const fade = 0.01;

type Running = {
  source: AudioBufferSourceNode;
  stretch: TimeSpan;
  startedAt: number;
};

function startSource(
  context: AudioContext,
  samples: Float32Array,
  { from, to }: TimeSpan,
): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.getChannelData(0).set(samples);
  const source = new AudioBufferSourceNode(context, { buffer });
  const level = new GainNode(context, { gain: 0 });
  const now = context.currentTime;
  const seconds = to - from;
  level.gain.setValueAtTime(0, now);
  level.gain.linearRampToValueAtTime(1, now + fade);
  level.gain.setValueAtTime(1, Math.max(now + fade, now + seconds - fade));
  level.gain.linearRampToValueAtTime(0, now + seconds);
  source.connect(level).connect(context.destination);
  source.start(now, from, seconds);
  return source;
}

/** Plays the visitor's own recording, one stretch at a time. Another recording, or leaving, ends the sound. */
export function usePlayer(samples: Float32Array): Player {
  const [playing, setPlaying] = useState<TimeSpan>();
  const running = useRef<Running>(undefined);
  const context = useRef<AudioContext>(undefined);

  useEffect(
    () => () => {
      running.current = undefined;
      void context.current?.close();
      context.current = undefined;
    },
    [],
  );

  const player = useMemo(() => {
    const stop = () => {
      const { source } = running.current ?? {};
      running.current = undefined;
      source?.stop();
      setPlaying(undefined);
    };
    const play = (asked: TimeSpan) => {
      stop();
      // Not over the model voice.
      if ("speechSynthesis" in window) speechSynthesis.cancel();
      const stretch = {
        from: Math.max(0, asked.from),
        to: Math.min(samples.length / sampleRate, asked.to),
      };
      if (stretch.to <= stretch.from) return;
      context.current ??= new AudioContext();
      const { current } = context;
      void current.resume();
      const source = startSource(current, samples, stretch);
      running.current = { source, stretch, startedAt: current.currentTime };
      source.onended = () => {
        if (running.current?.source === source) stop();
      };
      setPlaying(asked);
    };
    const position = () => {
      if (!running.current || !context.current) return undefined;
      const { stretch, startedAt } = running.current;
      return Math.min(stretch.from + context.current.currentTime - startedAt, stretch.to);
    };
    return { play, stop, position };
  }, [samples]);
  useEffect(() => player.stop, [player]);

  return { playing, ...player };
}
