/** In the heading of what would be nice to have. */
export const wishHeadings = [
  "(nice|good)[- ]to[- ]have*, (nice|good) if, plus(es)?, extras?, bonus, brownie, wish ?list, desirables?",
  "desired?, preferred, preferences?, optional, ideally, advantages?, helpful, useful, welcome, valued",
  "even better, set you apart, not (required|essential|needed), it would (be|help)*",
  "would (also )?(be|help|love|like), we('d| would) (_ )?(like|love)*, thrilled, might (also )?(have|bring)*",
];

/** In the heading of the duties. */
export const dutyHeadings = [
  "responsibilit_, dut(y|ies), accountabilit_, tasks?, key result areas?",
  "(job|essential|key|main) functions?, functions, job (profile|description)",
];

/** In the heading of how to apply. */
export const applyHeadings = [
  "how to apply, to apply, apply, applications?, appl(ying|icants), contact, equal, eeoc?, eoe, divers_",
  "disclaimer, privacy, closing, deadline, last date, how we hire, selection process, recruitment process",
  "interviews?, next steps?, small print, reference, job id, job ref",
];

/** In the heading of pay and conditions. */
export const payHeadings = [
  "benefits?, perks?, compensation, salar(y|ies), pay(ment)?, ctc, package, remuneration, emoluments",
  "stipend, rewards?, wages?, hours, shifts?, timings?, schedule, notice period, facilities, vacanc(y|ies)",
  "contract, duration, start date, (job|employment) (type|status), the deal, bargain, earn, enjoy, in return",
  "on offer, terms, conditions, money, travel, (we|our|us)('d|'ll| will)? (can )?(offer|provide|give|pay)*",
  "in it for you*, you('ll| will)? (can )?(expect|receive)",
];

/** In the heading of the requirements. */
export const mustHeadings = [
  "about (you|yourself), who (you are|are you|does well|will|should|we), requirements?, required",
  "qualifications?, must[- ]?haves?, musts?, non[- ]?negotiables?, deal[- ]?breakers?, essentials?, minimum",
  "mandatory, person spec*, eligib_, criteria, competenc_, skills?, experience, exp, education, knowledge",
  "candidates?, (your|desired) (_ )?(profile|toolkit|background|strengths), profile, key skills, needs?",
  "you('ll| will)? (also )?(need|bring|have|must|are), (should|do|could|to) (you|bring), bring",
  "look(ing)? for, (we|are) (are )?after, we('re| are)? (ask|expect|want|require|insist|need|looking)*",
  "takes, considered, are you it, fit in, happy here, physical, the person, ask(ed)?",
];

/** In the heading of what the employer says about itself. */
export const aboutHeadings = [
  "about (us|our), about the (company|employer|client|organi[sz]ation|team|school|firm|practice), who we are",
  "our (company|culture|values|story|team|people|clients?), company, employer, organi[sz]ation",
  "the (team|product|business|school|firm|practice), clients?, location, place, site, territory, department",
  "dept, report(s|ing)? to, hq, base, us, why (join|work|this)",
];

/** In the heading of what the role is, which mostly lists duties. */
export const roleHeadings = [
  "the (role|job|work|post|position|day|opportunity), role, jobs?, jd, position, purpose, overview, summary",
  "objectives?, goal, scope, mission, day[- ]to[- ]day, work(ing)?, weeks?, days?, in this role",
  "you('ll| will| would)?( _)? (do(ing)?|be|own|spend|get up|work|lead), (it|job) involves?, involve[sd]?",
  "you('ll| will| would), in your first, what",
];

/** Words that headings consist of. A line of nothing else is a heading. */
export const wordsOfHeadings = [
  "a abilities ability about absolute accountabilities accountability achieve added additional advantage",
  "advantages after ahead also an and apart application applications apply are areas ask at attributes",
  "background basic be behaviours benefit benefits better big bonus brilliant bring brownie business but by",
  "can candidate client closing com company compensation competencies competency conditions considered",
  "contact core could criteria culture day days deadline deal definite demands department dept description",
  "designation desirable desirables desired detail details disclaimer diversity do does doing duration",
  "duties duty earn education eeo eligibility else emoluments employer employment environment equal equality",
  "essential essentials even exp expect expectation expectations experience extra extras facilities find",
  "first fit for from function functions general get give goal good great have haves help helpful here",
  "here's hire hours how hq huge ideal ideally if in include includes including inclusion info information",
  "interview involve involves is it it'd it's jd job join key knowledge legal like location look looking",
  "main mandatory may might minimum mission money months much must musts my necessary need needed needs",
  "negotiable negotiables next nice non not note notice objective objectives of off offer offered on",
  "opportunity optional or organisation organization other our overview own package pay people period perks",
  "person physical place plus pluses points policy position post preference preferences preferred primary",
  "privacy process product profile provide purpose qualification qualifications quick rate ready receive",
  "remuneration report reporting required requirement requirements responsibilities responsibility",
  "responsible result return reward rewards role roles salary schedule scheduling scope secondary selection",
  "set shift shifts should site skill skills so sound special specific specification specifications stack",
  "start statement status steps story strengths strong stuff successful summary take takes task tasks team",
  "tech technical terms territory that that's the this time timing timings title to toolkit training traits",
  "travel type up us useful usual vacancies vacancy value valued values wage wages want wanted we we'd we'll",
  "we're we've week weeks welcome what what's when where who why will wish with work working would write",
  "year years you you'd you'll you're you've your yourself",
];
