import { anyOf } from "word-patterns";
import { type SkillGraph, skillNamed } from "./graph.ts";
import { numberWord } from "./number-words.ts";
import { disputes, peopleWords, publicWords } from "./sentence-rules.words.ts";
import type { Word } from "./words.ts";

/** A rule that skills follow from: what is said, from its first word on, and the rule in words. */
type Rule = {
  /** The first words and, behind them, the rest of a pattern. */
  said: [starts: string, rest: string][];
  shows: string[];
  because: string;
};

const people = anyOf(peopleWords);
const count = String.raw`(?:\d{1,3}(?!\d)|(?!one)(?:${numberWord})|a dozen|several|many|all)`;

const leading = "led|lead(?:s|ing)?|manag(?:e|ed|es|ing)|headed|supervis(?:ed|es|ing)|ran|oversaw|directed";
const group = "team|crew|gang|department|brigade|squad";

/** The first words of `count`. */
const numberStarts = String.raw`\d{1,3}|(?!one$)(?:${numberWord})|a|several|many|all`;

/** Conclusions that an interviewer would draw from a sentence. Written for this product. */
const rules: Rule[] = [
  {
    said: [
      [
        `${leading}|in charge of|responsible for|line[- ]managed|line[- ]manages|line[- ]managing`,
        String.raw`\b[^.\n]{0,40}(?:\b(?:${group}|shift|group|unit)\b[^.\n]{0,14}\b${count}\b(?:\s+[\p{L}-]+)?|\b${count}\b\s+(?:[\p{L}-]+\s+){0,2}${people})`,
      ],
      [leading, String.raw`\b[^.\n]{0,20}\b(?:${group}|kitchen|ward|floor staff)\b`],
    ],
    shows: ["People management", "Leadership"],
    because: "leading a team or a number of people is people management",
  },
  {
    said: [
      [count, String.raw`\b[^.\n]{0,12}\b(?:direct reports|people report|${people} report(?:ed|ing)? to me)`],
      [count, String.raw`\b ${people} (?:reported|reporting) to me\b`],
    ],
    shows: ["People management", "Leadership"],
    because: "direct reports are people management",
  },
  {
    said: [
      [
        String.raw`coach\w*|mentor\w*|guid\w+|train\w*|taught|show(?:s|ed)?|onboard\w*|inducted|tutored|brought up|helped`,
        String.raw`\b[^.\n]{0,30}\b(?:${people}|new (?:people|staff|nurses|agents|hires|starters))\b`,
      ],
    ],
    shows: ["Mentoring", "Coaching", "Training delivery"],
    because: "coaching people at work is mentoring",
  },
  {
    said: [
      [String.raw`budget\w*`, String.raw`\s+(?:of|worth|over|up to)\b`],
      ["owned|held|managed|ran|kept|controlled", String.raw`\b[^.\n]{0,30}\bbudget\b`],
    ],
    shows: ["Budgeting", "Budget management"],
    because: "holding a budget is budgeting",
  },
  {
    said: [
      ["on[- ]call", String.raw`\b`],
      ["incident response", String.raw`\b`],
      ["out[- ]of[- ]hours", String.raw`\b`],
      ["outside", String.raw` (?:office )?hours\b`],
      ["carried|answered|took", String.raw`\b[^.\n]{0,12}\bpager\b`],
      ["woken?", String.raw`\b[^.\n]{0,20}\balerts?\b`],
    ],
    shows: ["On-call support", "Incident management", "Production support"],
    because: "being on call is operations",
  },
  {
    said: [
      ["presented|presenting|spoke", String.raw`\b`],
      ["gave", String.raw` (?:talks|demos|presentations|lectures)\b`],
    ],
    shows: ["Presentation skills", "Public speaking", "Communication"],
    because: "presenting is communication",
  },
  {
    said: [
      [
        String.raw`exceed\w*|beat\w*|hit|hitting|reach\w*|surpass\w*|over-achiev\w*|overachiev\w*|closed|closing|made|met|achiev\w*|at`,
        String.raw`\b[^.\n]{0,30}\b(?:quotas?|targets?|sales|deals?|revenue)\b`,
      ],
    ],
    shows: ["Sales", "Sales target achievement", "Quota attainment", "Target achievement", "Closing"],
    because: "meeting a sales target is selling",
  },
  {
    said: [
      [String.raw`negotiat\w+|haggl\w+|bargain\w+|talked? (?:\w+ ){0,4}down`, String.raw`\b`],
      [
        String.raw`cut|lower\w*|reduc\w+|better|improved`,
        String.raw`\b[^.\n]{0,24}\b(?:prices?|rates?|terms)\b[^.\n]{0,30}\b(?:suppliers?|vendors?|carriers?|landlords?)\b`,
      ],
    ],
    shows: ["Negotiation"],
    because: "better terms from a supplier are negotiated",
  },
  {
    said: [
      [
        String.raw`calm\w*|de-escalat\w+|deescalat\w+|defus\w+|resolv\w+|settl\w+|mediat\w+`,
        String.raw`\b[^.\n]{0,40}\b${anyOf(disputes)}\b`,
      ],
      ["angry|aggressive|upset|difficult", String.raw`\b[^.\n]{0,16}\b${anyOf(publicWords)}\b`],
    ],
    shows: ["Conflict resolution", "Complaint handling", "De-escalation"],
    because: "settling a dispute is conflict resolution",
  },
  {
    said: [
      [
        String.raw`taught|teach\w*|class teacher|lessons?`,
        String.raw`\b[^.\n]{0,40}\b(?:class\w*|pupils?|students?|children|year \d|grade|std)\b`,
      ],
      ["class(?:es)?", String.raw` of \d+`],
    ],
    shows: ["Teaching", "Classroom management", "Classroom teaching"],
    because: "teaching a class takes classroom management",
  },
  {
    said: [
      [
        String.raw`reconcil\w+`,
        String.raw`\b[^.\n]{0,40}\b(?:ledgers?|accounts?|books|statements?|balances?)\b`,
      ],
    ],
    shows: ["Account Reconciliation", "Bookkeeping", "Accounting"],
    because: "reconciling accounts is bookkeeping",
  },
  {
    said: [["kept|closed|did|prepared", String.raw`\b[^.\n]{0,12}\b(?:books|accounts|month[- ]end)\b`]],
    shows: ["Bookkeeping", "Accounting", "Month-end close"],
    because: "keeping the books is bookkeeping",
  },
  {
    said: [
      [
        "paid|pay(?:ing)?|ran|processed|calculated",
        String.raw`\b[^.\n]{0,24}\b(?:wages|salaries|payslips?|payroll)\b`,
      ],
    ],
    shows: ["Payroll"],
    because: "paying wages is payroll",
  },
  {
    said: [
      [
        "hired|recruited|interviewed|screened|sourced|filled|met|assessed",
        String.raw`\b[^.\n]{0,20}\b(?:candidates?|applicants?|vacanc\w+|positions?|roles?|${people})\b`,
      ],
    ],
    shows: ["Recruitment", "Interviewing", "Talent acquisition"],
    because: "filling positions is recruiting",
  },
  {
    said: [
      [
        String.raw`answer\w*|took|tak\w+|handl\w+|made|making`,
        String.raw`\b[^.\n]{0,24}(?<!\bon[- ])\bcalls?\b`,
      ],
    ],
    shows: ["Call handling", "Telephone skills", "Customer service"],
    because: "handling calls is telephone work",
  },
  {
    said: [
      [
        String.raw`served|serve|serving|helped|assist\w+`,
        String.raw`\b[^.\n]{0,20}\b(?:customers?|guests?|shoppers?|diners|passengers)\b`,
      ],
    ],
    shows: ["Customer service"],
    because: "serving guests or customers is customer service",
  },
  {
    said: [
      [String.raw`cycle counts?|stock-tak\w+|stocktak\w+`, String.raw`\b`],
      ["count(?:ed|ing)", String.raw`\b[^.\n]{0,20}\b(?:stock|inventory|goods|bins?|pallets?|parts)\b`],
    ],
    shows: ["Inventory Management", "Stocktaking"],
    because: "counting stock is inventory control",
  },
  {
    said: [
      [
        "wrote|writing|authored|drafted",
        String.raw`\b[^.\n]{0,24}\b(?:articles?|posts?|blogs?|stories|newsletters?|web ?pages?)\b`,
      ],
    ],
    shows: ["Content writing", "Copywriting", "Writing"],
    because: "writing articles is content writing",
  },
  {
    said: [
      [
        String.raw`fix\w*|diagnos\w+|trac\w+|found|finding|hunt\w+|debug\w*`,
        String.raw`\b[^.\n]{0,24}\b(?:faults?|bugs?|defects?|breakdowns?|outages?|root causes?)\b`,
      ],
    ],
    shows: ["Troubleshooting", "Problem solving"],
    because: "finding faults is troubleshooting",
  },
  {
    said: [
      [
        "organi[sz]ed|planned|ran|hosted|put on|staged|arranged|coordinated",
        String.raw`\b[^.\n]{0,24}\b(?:events?|part(?:y|ies)|conferences?|weddings?|fairs?|exhibitions?|offsites?|galas?|fundraisers?)\b`,
      ],
    ],
    shows: ["Event management", "Event planning"],
    because: "running events is event management",
  },
  {
    said: [
      [
        "planned|made|wrote|set|drew up",
        String.raw`\b[^.\n]{0,14}\b(?:rotas?|rosters?|shift plans?|schedules?)\b`,
      ],
    ],
    shows: ["Scheduling", "Staff scheduling", "Rostering"],
    because: "making the rota is scheduling",
  },
  {
    said: [
      [
        String.raw`moved|migrat\w+|ported`,
        String.raw`\b[^.\n]{0,30}\b(?:to|into|onto)\s+(?:the\s+)?(?:cloud|aws|azure|gcp)\b`,
      ],
    ],
    shows: ["Cloud migration", "Cloud computing"],
    because: "moving systems to the cloud is cloud migration",
  },
  {
    said: [
      [
        String.raw`automat\w+|scripted`,
        String.raw`\b[^.\n]{0,30}\b(?:tests?|regression|checks|test cases)\b`,
      ],
    ],
    shows: ["Test automation"],
    because: "automating tests is test automation",
  },
  {
    said: [[String.raw`dispens\w+`, String.raw`\b[^.\n]{0,30}\b(?:prescriptions?|medicines?|drugs?)\b`]],
    shows: ["Dispensing", "Medication dispensing"],
    because: "dispensing prescriptions is pharmacy work",
  },
  {
    said: [
      ["cared|caring|looked after|nursed", String.raw`\b[^.\n]{0,24}\b(?:patients?|residents?|elderly)\b`],
    ],
    shows: ["Patient care"],
    because: "caring for patients is patient care",
  },
  {
    said: [
      ["scrum master", String.raw`\b`],
      [
        "ran|facilitated|led",
        String.raw`\b[^.\n]{0,20}\b(?:stand-?ups?|sprints?|retrospectives?|sprint planning)\b`,
      ],
    ],
    shows: ["Scrum", "Agile"],
    because: "running sprints is Scrum",
  },
  {
    said: [["till|cash register|cashed up|cash desk|takings", String.raw`\b`]],
    shows: ["Cash handling", "Till operation", "Cash register operation"],
    because: "working a till is cash handling",
  },
  {
    said: [
      [
        "saved|cut|reduced|lowered|trimmed",
        String.raw`\b[^.\n]{0,24}(?:[$€£₹]|\b(?:costs?|spend(?:ing)?|expenses?|overheads?)\b|\d[\d,.]*\s*(?:k|m|lakhs?|crores?)?\s+(?:a|per|each|every)\s+(?:year|month|quarter)\b)`,
      ],
    ],
    shows: ["Cost Control"],
    because: "saving money is cost control",
  },
  {
    said: [
      [
        String.raw`moved|migrat\w+|ported`,
        String.raw`\b[^.\n]{0,30}\b(?:databases?|mysql|oracle|postgres\w*|sql server|mongodb|sybase|db2)\b`,
      ],
    ],
    shows: ["Database migration", "Data migration"],
    because: "moving databases is database migration",
  },
  {
    said: [
      [
        String.raw`explain\w*|present\w*|report\w*|brief\w*|advis\w+|updat\w+`,
        String.raw`\b[^.\n]{0,30}\b(?:directors?|the board|board members|executives|senior (?:management|leaders\w*)|stakeholders?|investors?)\b(?! of)`,
      ],
    ],
    shows: ["Stakeholder management", "Communication"],
    because: "explaining work to those who decide is stakeholder communication",
  },
  {
    said: [
      [
        String.raw`renew\w+|retain\w+|kept`,
        String.raw`\b[^.\n]{0,16}\b(?:accounts|contracts|clients|customers|subscriptions|policyholders)\b`,
      ],
    ],
    shows: ["Client relationship management"],
    because: "keeping clients is client retention",
  },
  {
    said: [
      [
        "grew|built|doubled|tripled|raised|increased",
        String.raw`\b[^.\n]{0,40}\b(?:followers|subscribers|likes)\b`,
      ],
    ],
    shows: ["Social media management"],
    because: "growing a following is social media work",
  },
  {
    said: [
      [
        "inspected|checked|sampled|examined",
        String.raw`\b[^.\n]{0,24}\b(?:parts?|goods|batch(?:es)?|products?|welds?|garments?|samples?|deliveries)\b`,
      ],
    ],
    shows: ["Quality control"],
    because: "checking goods is quality control",
  },
  {
    said: [
      [
        String.raw`taught|teach\w*|show(?:s|ed|ing)?|explain\w*|instruct\w*`,
        String.raw`\b[^.\n]{0,24}\b(?:patients|diabetics|mothers|relatives|families|carers)\b`,
      ],
    ],
    shows: ["Patient education"],
    because: "showing patients what to do is patient education",
  },
  {
    said: [
      [
        "analy[sz]ed|crunched|evaluated|dug into",
        String.raw`\b[^.\n]{0,24}\b(?:data|figures|numbers|trends|datasets?|survey results)\b`,
      ],
    ],
    shows: ["Data analysis"],
    because: "drawing conclusions from figures is data analysis",
  },
];

/** One way to say something that shows skills. */
type Saying = { rule: number; skills: number[]; because: string; first: RegExp; pattern: RegExp };
/** Words that show skills without naming them. `rule` orders the rules. */
export type RuleMention = {
  rule: number;
  skills: readonly number[];
  because: string;
  start: number;
  end: number;
};

/** The first word of each option: up to a space or a hyphen. */
const firstWords = (starts: string) => starts.replaceAll(/(?: |\[- \]|-)[^|]*/g, "");

function compile(graph: SkillGraph): Saying[] {
  return rules.flatMap(({ said, shows, because }, rule) => {
    const skills = shows.flatMap((label) => skillNamed(label, graph)?.index ?? []);
    return said.map(([starts, rest]) => ({
      rule,
      skills,
      because,
      first: new RegExp(`^(?:${starts === count ? numberStarts : firstWords(starts)})$`, "iu"),
      pattern: new RegExp(`(?:${starts})${rest}`, "iuy"),
    }));
  });
}

const maxCachedWords = 20_000;
type Compiled = { sayings: Saying[]; byWord: Map<string, Saying[]> };
const compiled = new WeakMap<SkillGraph, Compiled>();

/** The sayings that a word may begin, cached: words recur. */
function sayingsFrom(word: string, { sayings, byWord }: Compiled): readonly Saying[] {
  const known = byWord.get(word);
  if (known) return known;
  const found = sayings.filter(({ first }) => first.test(word));
  if (byWord.size >= maxCachedWords) byWord.clear();
  byWord.set(word, found);
  return found;
}

/** What a text says that shows skills without naming them, with skills this graph knows. */
export function findSayings(text: string, words: readonly Word[], graph: SkillGraph): RuleMention[] {
  let known = compiled.get(graph);
  if (!known) {
    known = { sayings: compile(graph), byWord: new Map() };
    compiled.set(graph, known);
  }
  const mentions: RuleMention[] = [];
  /** Where the last mention of each rule ended. */
  const reached: number[] = [];
  for (const { start, folded } of words)
    for (const { rule, skills, because, pattern } of sayingsFrom(folded, known)) {
      if (start < (reached[rule] ?? 0)) continue;
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (!match) continue;
      reached[rule] = start + match[0].length;
      mentions.push({ rule, skills, because, start, end: start + match[0].length });
    }
  return mentions;
}
