import type { Tour } from "#app/sections/hero/tour.schema.ts";

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** Formats a WebVTT time, such as 00:01:02.500. */
function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000];
  return `00:${pad(minutes)}:${pad(Math.floor(rest / 1000))}.${pad(rest % 1000, 3)}`;
}

type Cue = { start: number; end: number; text: string };

function toVtt(cues: Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${vttTime(start)} --> ${vttTime(end)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join("\n")}`;
}

/** A part of the film in seconds: a scene, or the ending. */
export type Part = { id: string; start: number; end: number };

/** The caption and chapter files. The last part is the ending. */
export function tracksOf({ scenes, ending }: Tour, parts: Part[]): { captions: string; chapters: string } {
  const captions: Cue[] = [];
  const chapters: Cue[] = [];
  for (const [place, { start, end }] of parts.entries()) {
    const scene = scenes[place];
    chapters.push({ start, end, text: scene ? `${scene.product}: ${scene.title}` : ending.title });
    const texts = scene?.captions ?? [{ at: 0, text: `${ending.text} ${ending.address}` }];
    for (const [index, { at, text }] of texts.entries())
      captions.push({ start: start + at, end: start + (texts[index + 1]?.at ?? end - start), text });
  }
  return { captions: toVtt(captions), chapters: toVtt(chapters) };
}
