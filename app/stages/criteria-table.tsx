import content from "virtual:content";
import { Fragment } from "react";
import { findPerson } from "./round.ts";

const ids = ["asha-kulkarni", "imran-qureshi", "kunal-bhatia"];
const rowLook = "grid grid-cols-[1fr_repeat(3,3.5rem)] gap-2";

/** Every criterion of the interview for three people: the time of the words for it, or a dash. */
export function CriteriaTable() {
  const people = ids.map((id) => findPerson(content.round, id));
  const { questions } = content.round;
  return (
    <div className="grid gap-x-16 text-small lg:grid-cols-2">
      {[0, 3].map((first) => (
        <div key={first}>
          <p className={`${rowLook} py-2 text-note text-muted ${first > 0 ? "max-lg:hidden" : ""}`}>
            <span />
            {people.map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </p>
          {questions.slice(first, first + 3).map((question, index) => (
            <Fragment key={question.id}>
              <p className="border-t border-line py-2 font-semibold">
                {first + index + 1}. {question.text}
              </p>
              {question.criteria.map(({ id: criterionId, title }) => (
                <p key={criterionId} className={`${rowLook} pb-1 tabular`}>
                  <span className="text-muted">{title}</span>
                  {people.map(({ id, interview = [] }) => {
                    const at = interview[first + index]?.criteria.find((own) => own.id === criterionId)?.at;
                    return at === undefined ? (
                      <span key={id} className="text-clay">
                        –
                      </span>
                    ) : (
                      <strong key={id}>{at}</strong>
                    );
                  })}
                </p>
              ))}
            </Fragment>
          ))}
        </div>
      ))}
      <p className="text-muted">{content.stages.interview.dash}</p>
    </div>
  );
}
