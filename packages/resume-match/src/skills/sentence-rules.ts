import { anyOf } from "word-patterns";
import { type SkillGraph, skillNamed } from "./graph.ts";
import { numberWord } from "./number-words.ts";
import { disputes, peopleWords, publicWords, settlingVerbs } from "./sentence-rules.words.ts";

/** Shows skills without naming them: the pattern, the skills, and the rule in words. */
export type SentenceRule = { pattern: RegExp; skills: number[]; rule: string };

const people = anyOf(peopleWords);
const count = String.raw`(?:\d{1,3}(?!\d)|(?!one)(?:${numberWord})|a dozen|several|many|all)`;

const leading = "led|lead(?:s|ing)?|manag(?:e|ed|es|ing)|headed|supervis(?:ed|es|ing)|ran|oversaw|directed";
const group = "team|crew|gang|department|brigade|squad";

/** Conclusions that an interviewer would draw from a sentence. Written for this product. */
const rules: [string, string[], string][] = [
  [
    String.raw`\b(?:${leading}|in charge of|responsible for|line[- ]manag(?:ed|es|ing))\b[^.\n]{0,40}(?:\b(?:${group}|shift|group|unit)\b[^.\n]{0,14}\b${count}\b(?:\s+[\p{L}-]+)?|\b${count}\b\s+(?:[\p{L}-]+\s+){0,2}${people})|\b(?:${leading})\b[^.\n]{0,20}\b(?:${group}|kitchen|ward|floor staff)\b`,
    ["People management", "Leadership"],
    "leading a team or a number of people is people management",
  ],
  [
    String.raw`\b${count}\b[^.\n]{0,12}\b(?:direct reports|people report|${people} report(?:ed|ing)? to me)|\b${count}\b ${people} (?:reported|reporting) to me\b`,
    ["People management", "Leadership"],
    "direct reports are people management",
  ],
  [
    String.raw`\b(?:coach\w*|mentor\w*|guid\w+|train\w*|taught|show(?:s|ed)?|onboard\w*|inducted|tutored|brought up|helped)\b[^.\n]{0,30}\b(?:${people}|new (?:people|staff|nurses|agents|hires|starters))\b`,
    ["Mentoring", "Coaching", "Training delivery"],
    "coaching people at work is mentoring",
  ],
  [
    String.raw`\bbudget\w*\s+(?:of|worth|over|up to)\b|\b(?:owned|held|managed|ran|kept|controlled)\b[^.\n]{0,30}\bbudget\b`,
    ["Budgeting", "Budget management"],
    "holding a budget is budgeting",
  ],
  [
    String.raw`\bon[- ]call\b|\bincident response\b|\bout[- ]of[- ]hours\b|\boutside (?:office )?hours\b|\b(?:carried|answered|took)\b[^.\n]{0,12}\bpager\b|\bwoken?\b[^.\n]{0,20}\balerts?\b`,
    ["On-call support", "Incident management", "Production support"],
    "being on call is operations",
  ],
  [
    String.raw`\b(?:presented|presenting|spoke|gave (?:talks|demos|presentations|lectures))\b`,
    ["Presentation skills", "Public speaking", "Communication"],
    "presenting is communication",
  ],
  [
    String.raw`\b(?:exceed\w*|beat\w*|hit|hitting|reach\w*|surpass\w*|over-?achiev\w*|closed|closing|made|met|achiev\w*|at)\b[^.\n]{0,30}\b(?:quotas?|targets?|sales|deals?|revenue)\b`,
    ["Sales", "Sales target achievement", "Quota attainment", "Target achievement", "Closing"],
    "meeting a sales target is selling",
  ],
  [
    String.raw`\b(?:negotiat\w+|haggl\w+|bargain\w+|talked? (?:\w+ ){0,4}down)\b|\b(?:cut|lower\w*|reduc\w+|better|improved)\b[^.\n]{0,24}\b(?:prices?|rates?|terms)\b[^.\n]{0,30}\b(?:suppliers?|vendors?|carriers?|landlords?)\b`,
    ["Negotiation"],
    "better terms from a supplier are negotiated",
  ],
  [
    String.raw`\b${anyOf(settlingVerbs)}\b[^.\n]{0,40}\b${anyOf(disputes)}\b|\b(?:angry|aggressive|upset|difficult)\b[^.\n]{0,16}\b${anyOf(publicWords)}\b`,
    ["Conflict resolution", "Complaint handling", "De-escalation"],
    "settling a dispute is conflict resolution",
  ],
  [
    String.raw`\b(?:taught|teach\w*|class teacher|lessons?)\b[^.\n]{0,40}\b(?:class\w*|pupils?|students?|children|year \d|grade|std)\b|\bclass(?:es)? of \d+`,
    ["Teaching", "Classroom management", "Classroom teaching"],
    "teaching a class takes classroom management",
  ],
  [
    String.raw`\b(?:reconcil\w+)\b[^.\n]{0,40}\b(?:ledgers?|accounts?|books|statements?|balances?)\b`,
    ["Account Reconciliation", "Bookkeeping", "Accounting"],
    "reconciling accounts is bookkeeping",
  ],
  [
    String.raw`\b(?:kept|closed|did|prepared)\b[^.\n]{0,12}\b(?:books|accounts|month[- ]end)\b`,
    ["Bookkeeping", "Accounting", "Month-end close"],
    "keeping the books is bookkeeping",
  ],
  [
    String.raw`\b(?:paid|pay(?:ing)?|ran|processed|calculated)\b[^.\n]{0,24}\b(?:wages|salaries|payslips?|payroll)\b`,
    ["Payroll"],
    "paying wages is payroll",
  ],
  [
    String.raw`\b(?:hired|recruited|interviewed|screened|sourced|filled|met|assessed)\b[^.\n]{0,20}\b(?:candidates?|applicants?|vacanc\w+|positions?|roles?|${people})\b`,
    ["Recruitment", "Interviewing", "Talent acquisition"],
    "filling positions is recruiting",
  ],
  [
    String.raw`\b(?:answer\w*|took|tak\w+|handl\w+|made|making)\b[^.\n]{0,24}(?<!\bon[- ])\bcalls?\b`,
    ["Call handling", "Telephone skills", "Customer service"],
    "handling calls is telephone work",
  ],
  [
    String.raw`\b(?:served|serve|serving|helped|assist\w+)\b[^.\n]{0,20}\b(?:customers?|guests?|shoppers?|diners|passengers)\b`,
    ["Customer service"],
    "serving guests or customers is customer service",
  ],
  [
    String.raw`\b(?:cycle counts?|stock-?tak\w+)\b|\bcount(?:ed|ing)\b[^.\n]{0,20}\b(?:stock|inventory|goods|bins?|pallets?|parts)\b`,
    ["Inventory Management", "Stocktaking"],
    "counting stock is inventory control",
  ],
  [
    String.raw`\b(?:wrote|writing|authored|drafted)\b[^.\n]{0,24}\b(?:articles?|posts?|blogs?|stories|newsletters?|web ?pages?)\b`,
    ["Content writing", "Copywriting", "Writing"],
    "writing articles is content writing",
  ],
  [
    String.raw`\b(?:fix\w*|diagnos\w+|trac\w+|found|finding|hunt\w+|debug\w*)\b[^.\n]{0,24}\b(?:faults?|bugs?|defects?|breakdowns?|outages?|root causes?)\b`,
    ["Troubleshooting", "Problem solving"],
    "finding faults is troubleshooting",
  ],
  [
    String.raw`\b(?:organi[sz]ed|planned|ran|hosted|put on|staged|arranged|coordinated)\b[^.\n]{0,24}\b(?:events?|part(?:y|ies)|conferences?|weddings?|fairs?|exhibitions?|offsites?|galas?|fundraisers?)\b`,
    ["Event management", "Event planning"],
    "running events is event management",
  ],
  [
    String.raw`\b(?:planned|made|wrote|set|drew up)\b[^.\n]{0,14}\b(?:rotas?|rosters?|shift plans?|schedules?)\b`,
    ["Scheduling", "Staff scheduling", "Rostering"],
    "making the rota is scheduling",
  ],
  [
    String.raw`\b(?:moved|migrat\w+|ported)\b[^.\n]{0,30}\b(?:to|into|onto)\s+(?:the\s+)?(?:cloud|aws|azure|gcp)\b`,
    ["Cloud migration", "Cloud computing"],
    "moving systems to the cloud is cloud migration",
  ],
  [
    String.raw`\b(?:automat\w+|scripted)\b[^.\n]{0,30}\b(?:tests?|regression|checks|test cases)\b`,
    ["Test automation"],
    "automating tests is test automation",
  ],
  [
    String.raw`\b(?:dispens\w+)\b[^.\n]{0,30}\b(?:prescriptions?|medicines?|drugs?)\b`,
    ["Dispensing", "Medication dispensing"],
    "dispensing prescriptions is pharmacy work",
  ],
  [
    String.raw`\b(?:cared|caring|looked after|nursed)\b[^.\n]{0,24}\b(?:patients?|residents?|elderly)\b`,
    ["Patient care"],
    "caring for patients is patient care",
  ],
  [
    String.raw`\bscrum master\b|\b(?:ran|facilitated|led)\b[^.\n]{0,20}\b(?:stand-?ups?|sprints?|retrospectives?|sprint planning)\b`,
    ["Scrum", "Agile"],
    "running sprints is Scrum",
  ],
  [
    String.raw`\b(?:till|cash register|cashed up|cash desk|takings)\b`,
    ["Cash handling", "Till operation", "Cash register operation"],
    "working a till is cash handling",
  ],
  [
    String.raw`\b(?:saved|cut|reduced|lowered|trimmed)\b[^.\n]{0,24}(?:[$€£₹]|\b(?:costs?|spend(?:ing)?|expenses?|overheads?)\b|\d[\d,.]*\s*(?:k|m|lakhs?|crores?)?\s+(?:a|per|each|every)\s+(?:year|month|quarter)\b)`,
    ["Cost Control"],
    "saving money is cost control",
  ],
  [
    String.raw`\b(?:moved|migrat\w+|ported)\b[^.\n]{0,30}\b(?:databases?|mysql|oracle|postgres\w*|sql server|mongodb|sybase|db2)\b`,
    ["Database migration", "Data migration"],
    "moving databases is database migration",
  ],
  [
    String.raw`\b(?:explain\w*|present\w*|report\w*|brief\w*|advis\w+|updat\w+)\b[^.\n]{0,30}\b(?:directors?|the board|board members|executives|senior (?:management|leaders\w*)|stakeholders?|investors?)\b(?! of)`,
    ["Stakeholder management", "Communication"],
    "explaining work to those who decide is stakeholder communication",
  ],
  [
    String.raw`\b(?:renew\w+|retain\w+|kept)\b[^.\n]{0,16}\b(?:accounts|contracts|clients|customers|subscriptions|policyholders)\b`,
    ["Client relationship management"],
    "keeping clients is client retention",
  ],
  [
    String.raw`\b(?:grew|built|doubled|tripled|raised|increased)\b[^.\n]{0,40}\b(?:followers|subscribers|likes)\b`,
    ["Social media management"],
    "growing a following is social media work",
  ],
  [
    String.raw`\b(?:inspected|checked|sampled|examined)\b[^.\n]{0,24}\b(?:parts?|goods|batch(?:es)?|products?|welds?|garments?|samples?|deliveries)\b`,
    ["Quality control"],
    "checking goods is quality control",
  ],
  [
    String.raw`\b(?:taught|teach\w*|show(?:s|ed|ing)?|explain\w*|instruct\w*)\b[^.\n]{0,24}\b(?:patients|diabetics|mothers|relatives|families|carers)\b`,
    ["Patient education"],
    "showing patients what to do is patient education",
  ],
  [
    String.raw`\b(?:analy[sz]ed|crunched|evaluated|dug into)\b[^.\n]{0,24}\b(?:data|figures|numbers|trends|datasets?|survey results)\b`,
    ["Data analysis"],
    "drawing conclusions from figures is data analysis",
  ],
];

const compiled = new WeakMap<SkillGraph, SentenceRule[]>();

/** The rules, with the skills this graph knows. */
export function sentenceRules(graph: SkillGraph): SentenceRule[] {
  const cached = compiled.get(graph);
  if (cached) return cached;
  const compiledRules = rules.map(([pattern, labels, rule]) => ({
    pattern: new RegExp(pattern, "giu"),
    skills: labels.flatMap((label) => skillNamed(label, graph)?.index ?? []),
    rule,
  }));
  compiled.set(graph, compiledRules);
  return compiledRules;
}
