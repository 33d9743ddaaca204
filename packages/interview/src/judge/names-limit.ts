import type { Candidate, Judge } from "./candidate.ts";

const fault =
  /\b(?:my (?:own )?(?:mistake|fault|error|bad|migration|decision|diary|oversight)|on me|i (?:lost|broke|forgot|missed|messed|mixed|misread|misjudged|misunderstood|overlooked|underestimated|overpromised|over-promised|assumed|skipped|ignored|promised|botched|blew|confused|typed the wrong|sent the wrong|failed)|i was (?:wrong|late|rude|too|careless|lazy|impatient|telling)|wrong (?:form|price|file|person|thing|date|number|one|way)|honestly poor|i (?:had|'d) (?:not|never|mixed|forgotten|missed|put|assumed|promised|misread|quoted|sent)|i (?:hadn't|didn't|did not|never|haven't|have not|don't|do not|cannot|can't|couldn't|could not) (?:know|check|ask|read|look|test|open|call|ring|think|understand|see|notice|tell|listen|find|found|write|say|speak|have|had|get|go|plan|prepare|realise|realize|count|verify|include|consider|learn|train|explain|pick|send|touch|warn|name|measure)\w*|should(?:n't| not)? have (?:asked|checked|known|told|called|rung|tested|read|looked|done|said|written|come|stopped|listened|noticed|waited|been)|i ought to have|it was (?:too|my)|that was wrong of me|i regret)\b/;
const amiss =
  /\bi (?:[\w'-]+ ){1,7}?(?:wrong|wrongly|incorrectly|by mistake|too (?:late|early|little|much|few|fast|quickly|soon|long|hard))\b|\bi (?:myself |really |honestly |also |simply |just )(?:did not|didn't|do not|don't|had not|hadn't|could not|couldn't) (?:know|check|ask|see|think|understand|realise)/;
const known =
  /\bi (?:don't|do not|can't|cannot|couldn't) (?:mind|think|believe|stop|tolerate|compromise|give up|complain|like)\b/;
const soft =
  /\b(?:could have been|could(?: probably| maybe| perhaps)? (?:have )?(?:\w+ )?(?:better|more|earlier|clearer)|room for improvement|not (?:my|our) (?:finest|best)|perfectionist|too much into details|trust people too|we (?:missed|forgot|made (?:a |some )?mistakes?|did not|didn't|should have|were (?:late|slow)|underestimated|overlooked|sent .{0,30}late)|mistakes were made|communication (?:gap|could|was)|a bit (?:late|slow)|might (?:have been|be) some|perhaps (?:as a|we)|work too hard|too hard on myself|lessons? (?:were )?learned|slight delay)\b/;
const other =
  /\b(?:customer|client|buyer|they|he|she|vendor|manager)\b.{0,20}\b(?:had no idea|was wrong|mistake|fault|did not know)\b/;

/** A mistake or limitation that the speaker plainly admits. Shared or softened ones count as partly shown. */
export const judgeNamesLimit: Judge = ({ units }) =>
  units.flatMap((unit): Candidate[] => {
    const { text, mode, actor } = unit;
    if (mode === "TO_READER" || mode === "GENERAL" || other.test(text)) return [];
    if (mode === "PLANNED") return [];
    const isOwn = actor === "I" || actor === "NONE" || /\bi\b|\bmy\b|\bon me\b/.test(text);
    if (mode === "IMAGINED" && !/should(?:n't| not)? have|ought to have/.test(text) && !soft.test(text))
      return [];
    if (soft.test(text))
      return [{ status: "partly", strength: 0.6, units: [unit], rule: "softened or shared" }];
    if (isOwn && (fault.test(text) || amiss.test(text)) && !known.test(text)) {
      const isPlain =
        /\b(?:mistake|fault|on me|wrong|wrongly|forgot|lost|poor|mixed|never|assumed|promised|should have)\b/.test(
          text,
        );
      const isQuoteOfWork = /\b(?:asked|told|said)\b/.test(text) && !isPlain;
      return [
        {
          status: "shown",
          strength: /\b(?:i lost|ought to|should have|my fault|on me|my mistake)\b/.test(text)
            ? 0.55
            : isPlain
              ? 0.85
              : isQuoteOfWork
                ? 0.35
                : 0.6,
          units: [unit],
          rule: "own mistake or limit",
        },
      ];
    }
    return [];
  });
