import { startTransition, useEffect, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { data, words } from "./interview.data.ts";
import type { InterviewQuestion } from "./interview-data.ts";
import { firstInterview, type InterviewModel, type Role, type Shown } from "./interview-model.ts";
import { type Answer, addToAnswer, type JudgedAnswer } from "./judged-answer.ts";
import { keepAnswers, readKeptAnswers } from "./kept-answers.ts";
import { useAnswerJudge } from "./use-answer-judge.ts";
import { useSpeech } from "./use-speech.ts";

/** The visitor's work on one question. */
type Turn = { draft: string; own?: JudgedAnswer; isFollowedUp: boolean };

const untouched: Turn = { draft: "", isFollowedUp: false };
const untried = { answer: false, followUp: false, compare: false };

function resultText({ assessment }: JudgedAnswer): string {
  const count = (wanted: string) => assessment.criteria.filter(({ status }) => status === wanted).length;
  return fillTemplate(words.judged, {
    shown: count("shown"),
    partly: count("partly"),
    missing: count("missing"),
  });
}

const withoutSamples = ({ id, text, criteria }: InterviewQuestion) => ({ id, text, criteria });

type Place = { role: Role; number: number };
type Turns = ReadonlyMap<string, Turn>;

/** The place and the texts before a reload of the tab. */
function keptState(only: string | undefined, role: Role): { place: Place; turns: Turns; isKept: boolean } {
  const kept = readKeptAnswers(only);
  const own = data.roles.find(({ id }) => only === undefined && id === kept.role) ?? role;
  const place = { role: own, number: own.questions[kept.number ?? 0] ? (kept.number ?? 0) : 0 };
  const turns = new Map([...kept.drafts].map(([id, draft]) => [id, { ...untouched, draft }]));
  return { place, turns, isKept: turns.has(own.questions[place.number]?.id ?? "") };
}

/** State of the interview. The texts are kept in this tab, to survive a reload. Client only. */
export function useInterview(only?: string): InterviewModel {
  const first = firstInterview(only);
  const [kept] = useState(() => keptState(only, first.role));
  const [{ role, number }, setPlace] = useState(kept.place);
  const question = role.questions[number] ?? first.question;
  const [turns, setTurns] = useState(kept.turns);
  const [shown, setShown] = useState<Shown>(kept.isKept ? "OWN" : 0);
  useEffect(() => {
    const drafts = new Map([...turns].map(([id, { draft }]) => [id, draft]));
    keepAnswers(only, { role: role.id, number, drafts });
  }, [only, role, number, turns]);
  const [tried, setTried] = useState(untried);
  const [message, setMessage] = useState("");
  const [checked, setChecked] = useState<InterviewModel["checked"]>();
  const { isMissing, load, judge, compare, forget } = useAnswerJudge();
  /** Another one with each question and answer that a visitor chooses, which may be shown in a later render. */
  const choice = useRef(Symbol());
  const turn = turns.get(question.id) ?? untouched;

  const change = (next: Partial<Turn>) =>
    setTurns((before) =>
      new Map(before).set(question.id, { ...untouched, ...before.get(question.id), ...next }),
    );
  const accept = (answer: Answer, now: Partial<Turn> = {}) => {
    const { current: before } = choice;
    judge(withoutSamples(question), answer, (own) => {
      change({ own, draft: own.text, ...now });
      // Do not interrupt visitors who have moved on.
      if (choice.current !== before) return;
      setShown("OWN");
      setMessage(resultText(own));
      setTried((before) => ({
        ...before,
        answer: true,
        followUp: before.followUp || now.isFollowedUp === true,
      }));
    });
  };
  // A ref, because speech ends in a later render. The question is still the same then: choosing another one
  // stops the speech first.
  const latest = useRef(accept);
  latest.current = accept;
  const speech = useSpeech((answer) => latest.current(answer));

  return {
    isLive: true,
    isWhole: only === undefined,
    role,
    number,
    question,
    shown,
    ...turn,
    isMissing,
    ...(checked && { checked }),
    tried,
    message,
    speech: {
      ...speech,
      start() {
        load();
        speech.start();
      },
    },
    choose(next, place) {
      speech.stop();
      choice.current = Symbol();
      const chosen = next.questions[place];
      startTransition(() => {
        setPlace({ role: next, number: place });
        setShown(chosen && turns.get(chosen.id) ? "OWN" : 0);
        setMessage(chosen?.text ?? "");
      });
    },
    show(next) {
      choice.current = Symbol();
      startTransition(() => {
        setShown(next);
        if (next !== "OWN" && turn.own) setTried({ ...tried, compare: true });
      });
    },
    write: (draft) => change({ draft }),
    prepare: load,
    finish() {
      const text = turn.draft.replace(/\s+/g, " ").trim();
      if (text !== "") accept({ phrases: [{ text }] });
    },
    follow(text) {
      if (turn.own && text.trim() !== "")
        accept(addToAnswer(turn.own, { phrases: [{ text: text.replace(/\s+/g, " ").trim() }] }), {
          isFollowedUp: true,
        });
    },
    check: (answer) => compare(withoutSamples(question), answer, (isSame) => setChecked({ answer, isSame })),
    again() {
      change({ draft: turn.own?.text ?? turn.draft, own: undefined, isFollowedUp: false });
      setMessage("");
    },
    erase() {
      change(untouched);
      setMessage(words.erased);
    },
    reset() {
      speech.stop();
      forget();
      choice.current = Symbol();
      setPlace(first);
      setTurns(new Map());
      setShown(0);
      setTried(untried);
      setMessage("");
    },
  };
}
