import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { CodeSheet, FixedLine } from "../code-line.tsx";
import { data } from "../editor/editor.data.ts";
import { Place, SlideFrame, SlideLabel } from "./slide-frame.tsx";

/** A program of SkillLens' stage with the engine's judgement of it: the flaws, the line, and the change that fixes it. */
export function CodeSlide() {
  const words = content.stages.match.code;
  const { tasks, first: judgement } = data;
  const [task] = tasks;
  const code = task?.samples[0]?.code;
  const { fix, findings, verdict } = judgement;
  if (!task || code === undefined || !fix) throw new Error("The first program of SkillLens needs one change");
  return (
    <SlideFrame
      asked={
        <>
          <h2 className="text-name">{task.title}</h2>
          <SlideLabel>{words.task}</SlideLabel>
          <p className="text-small">{task.text}</p>
          <SlideLabel>{words.flaws}</SlideLabel>
          <ul className="border-b border-line">
            {findings.map(({ kind, text, line }) => (
              <li
                key={kind}
                data-from={line === fix.line ? 0 : undefined}
                data-status="missing"
                className="border-t border-line py-3 pr-3.5 text-small font-medium"
              >
                <span className="thread-number">1</span>
                {text}
              </li>
            ))}
          </ul>
        </>
      }
      sheet={
        <CodeSheet
          code={code}
          threadsOf={(line) => (line === fix.line ? [0] : [])}
          className="sheet rounded p-6 font-mono text-small/7 sm:px-9 sm:py-7"
        />
      }
      outcome={
        <>
          <Place place={fillTemplate(words.line, { line: fix.line })} unit={words.unit} />
          <div>
            <p className="text-small font-semibold">{content.stages.editor.verdicts[verdict]}</p>
            <p className="mt-2 text-note text-muted">{words.fix}</p>
            <div className="mt-2 border-t-[1.5px] border-ink pt-3 font-mono text-[0.8125rem] wrap-anywhere">
              <FixedLine {...fix} />
            </div>
          </div>
        </>
      }
    />
  );
}
