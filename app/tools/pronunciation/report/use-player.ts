import { sampleRate } from "pronunciation";
import { useEffect, useMemo, useRef, useState } from "react";

/** A part of the recording, in seconds. */
export type TimeSpan = { from: number; to: number };

export type Player = {
  /** The requested part while it is played. */
  playing: TimeSpan | undefined;
  play: (span: TimeSpan) => void;
  stop: () => void;
  /** Position in the recording in seconds; `undefined` when stopped. */
  position: () => number | undefined;
};

/** Fade to avoid clicks at the start and the end of a part. */
const fadeSeconds = 0.01;

type Running = {
  source: AudioBufferSourceNode;
  span: TimeSpan;
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
  level.gain.linearRampToValueAtTime(1, now + fadeSeconds);
  level.gain.setValueAtTime(1, Math.max(now + fadeSeconds, now + seconds - fadeSeconds));
  level.gain.linearRampToValueAtTime(0, now + seconds);
  source.connect(level).connect(context.destination);
  source.start(now, from, seconds);
  return source;
}

/** Plays parts of the recording, one at a time. Stops on unmount and when the recording changes. */
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
    const play = (requested: TimeSpan) => {
      stop();
      // Stops the model voice.
      if ("speechSynthesis" in window) speechSynthesis.cancel();
      const span = {
        from: Math.max(0, requested.from),
        to: Math.min(samples.length / sampleRate, requested.to),
      };
      if (span.to <= span.from) return;
      context.current ??= new AudioContext();
      const { current } = context;
      void current.resume();
      const source = startSource(current, samples, span);
      running.current = { source, span, startedAt: current.currentTime };
      source.onended = () => {
        if (running.current?.source === source) stop();
      };
      setPlaying(requested);
    };
    const position = () => {
      if (!running.current || !context.current) return undefined;
      const { span, startedAt } = running.current;
      return Math.min(span.from + context.current.currentTime - startedAt, span.to);
    };
    return { play, stop, position };
  }, [samples]);
  useEffect(() => player.stop, [player]);

  return { playing, ...player };
}
