import { firstSkillLens } from "#app/stages/editor/editor-model.ts";
import { SkillLens } from "#app/stages/editor/skill-lens.tsx";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { Board, Specimen } from "#app/workbench/specimen.tsx";

const skillLens = { ...firstSkillLens(), isLive: true };

export default function EditorStates() {
  return (
    <Board id="work">
      <Specimen title="A program that was changed after its verdict" look="whole" cut="bottom">
        <SkillLens
          model={{
            ...skillLens,
            isWhole: false,
            code: {
              ...skillLens.code,
              isLive: true,
              isOpen: true,
              state: "STOPPED",
              isEarlier: { judgement: true, ran: false },
              ran: {
                printed: [],
                runs: [
                  { got: "[[10,18],[30,36]]", isRight: true, printed: [longText(200, "printed")] },
                  { got: "[[13,17],[9,13]]", isRight: false, printed: [] },
                ],
              },
              code: `${skillLens.code.code}\n// ${longText(200, "Long")}\n`,
            },
          }}
        />
      </Specimen>
      <Specimen title="An answer from the table" look="whole">
        <SkillLens
          model={{
            ...skillLens,
            part: "REASONING",
            reasoning: { ...skillLens.reasoning, isLive: true, answer: 74 },
          }}
        />
      </Specimen>
      <Specimen title="A call at its end" look="whole">
        <SkillLens
          model={{
            ...skillLens,
            part: "SITUATION",
            situation: { ...skillLens.situation, isLive: true, path: [0, 0, 0] },
          }}
        />
      </Specimen>
    </Board>
  );
}
