/** Experience and knowledge. */
export const experienceWords = [
  "experienced?, exp, background, exposure, track record, hands[- ]on, proven, proficien_, expertise, expert",
  "familiar*, conversant, fluen_, competent, confident, comfortable, literate, acumen, knowledge",
  "understanding, skills?, skilled, aptitude, portfolio, fresher",
];

/** Degrees, certificates and licences. */
export const credentialWords = [
  "degree, diploma, master'?s, mba, bca, mca, llb, iti, hnc, hnd, nvq, btec, gcses?, a[- ]levels?, ged",
  "graduat_, undergraduate, licen[cs]_, certificat_, certified, registered, registration, qualified",
  "qualifications?, accredit_, chartered, ticket, card, badge, clearance",
];

/** Abilities and qualities. */
export const abilityWords = [
  "able, ability, capable, willing(ness)?, own (tools|car|vehicle|transport|bike|hand tools), attention",
  "eye for, attitude, patien(ce|t), calm, friendly, reliable, punctual, honest, organi[sz]ed, motivated",
  "discretion, good, excellent, strong, solid, clear, fluent, sound, spoken, written, driver, driving",
];

/** Pay and benefits. */
export const benefitWords = [
  "salary, salaries, pay, paid, pays, wages?, bonus(es)?, commission, incentives?, benefits?, perks?",
  "pensions?, holidays?, annual leave, leave, pto, vacation, sick days, insurance, medical, dental, vision",
  "mediclaim, allowances?, discounts?, tuition (help|assistance|reimbursement), mileage, relocation, equity",
  "share options, stock, esops?, overtime, tips, gratuit(y|ies), uniform, lunch(es)?, meals?, food",
  "accommodation, canteen, parking, cab, provident, pf, esic?, childcare, sign[- ]on, sabbatical",
  "training given, full training, reimbursement, company (car|phone), van, house, membership, flexitime",
  "bank holidays, petrol, no experience, profit share, free",
];

/** Hours, contracts and places of work. */
export const scheduleWords = [
  "full[- ]?time, part[- ]?time, permanent, temporary, temp, fixed[- ]term, contract, freelance, shifts?",
  "nights, evenings, weekends?, weekdays?, mon(day)?s?, tue(s|sday)?s?, wed(nesday)?s?, thu(rs|rsday)?s?",
  "fri(day)?s?, sat(urday)?s?, sun(day)?s?, hours, hrs, hybrid, remote, on[- ]?site, from home",
  "work(ing)? from home, wfh, wfo, rota, rotating, rotational, term[- ]time, days? off, four[- ]day",
  "one week in, immediate, grade, band, week, days",
];

/** What the law requires an employer to say. */
export const legalWords = [
  "equal[- ]opportunit_, eoe, eeo, e-verify, affirmative action, discriminat_, regardless, without regard",
  "drug[- ]free, all qualified, protected, veterans?, disabilit_, gender, race, diversity, inclusi_",
  "accommodations? (for|to), reasonable (accommodation|adjustments?), safeguarding (children|and), privacy",
  "encouraged to apply, welcome applications, arrest, criminal",
];

/** Stems of verbs that a duty starts with. */
export const dutyVerbForms = [
  "accept accompany achiev act adapt adjust administer admit advis advocat agre allot allocat amend analys",
  "analyz answer appl apprais approv arrang art-direct assembl assess assign assist attend audit author",
  "automat balanc bath be bend bill blend block book brief bring brows budget build buy calculat calibrat",
  "call campaign car carr cast catalogu catch challeng champion chang chas check clean clear clos",
  "co-ordinat coach code cold-call collaborat collat collect communicat compar compil complet compl compos",
  "comput conduct configur confirm connect consult contact contribut control convert convey cook coordinat",
  "correct counsel count cover craft creat cross-sell cultivat curat cut deal debug decid defin delegat",
  "deliver demonstrat deploy design detect determin develop devis diagnos digitis direct discuss dismantl",
  "dispatch dispens distribut document draft draw dress driv edit educat employ enabl encourag enforc engag",
  "engineer enhanc enrol ensur enter escalat escort establish estimat evaluat examin execut expand explain",
  "explor extract fabricat facilitat feed fetch fil fill find finish fit fix flag fly follow forecast",
  "formulat foster gather generat get giv grad greas greet grow guard guid handl harvest haul help hire",
  "hold host hunt identif implement import improv includ increas induct influenc inform initiat inspect",
  "inspir install instruct integrat interpret interview introduc invent investigat invoic issu keep label",
  "launch lead learn lesson liais lift list listen load log look lubricat maintain make manag maintain mark",
  "market marshal match measur mediat meet mentor merchandis migrat milk mix mobilis model moderat modif",
  "monitor motivat mount mov navigat negotiat network nurs nurtur observ obtain offer onboard open operat",
  "optimis optimiz order organis organiz orient originat overhaul oversee own pack paint pair participat",
  "patch patrol perform pick pilot pitch plan plant plaster plaster play post practis prepar prescrib",
  "present preserv prevent print prioritis prioritiz process procur produc program promot proof-read propos",
  "prospect protect prototyp provid prun publish pull purchas pursu push qualif quot rais reach read",
  "rebuild receiv recommend reconcil record recruit redesign reduc refer refin refuel register reinforc",
  "releas reliev remind remov renew repair repl replac replenish report represent reproduc request research",
  "reset resolv respond restock restor review rewir ring roll rotat rout run sampl sand scan schedul scout",
  "screen script search secur segment select sell send serv servic set shap ship shoot show sift sign sit",
  "sketch solicit solv sort sourc spot spray stack staff start stay steer stock stor streamlin strengthen",
  "structur stud submit suggest summaris summariz supervis suppl support survey sweep tailor tak tak talk",
  "teach tend test tid tighten trac track train transcrib transfer transform translat transport treat triag",
  "troubleshoot tun turn tutor typ uncover undertak unload updat upgrad upload upsell us validat valu verif",
  "visit walk wash watch water weigh weld welcom wip wir work wrap writ",
];

/** What would be nice to have. */
export const wishPhrases = [
  "(nice|good|great) to have*, nice but*, preferred, preferabl[ye], preference, desirable, desired, bonus",
  "advantage, advantageous, beneficial, optional, an asset, a plus, is plus, be a plus, pluses, handy",
  "ideally, not (essential|required|needed|a must|mandatory), it helps, would (also )?(help|be|delight|suit)",
  "we('d|’d| would) (_ )?(love|like|welcome|prefer)*, love it if",
];

/** After "would be" or "very": what is nice to have. */
export const praise = [
  "welcome, useful, helpful, nice, great, good, ideal, lovely, fantastic, beneficial, valued",
];

/** Applications, and ways to make them. */
export const applyWords = [
  "apply, application, applicants?, send, e-?mail, mail, share, submit, forward, whatsapp, call, contact",
  "ring, phone, write to, dm, click, questions, enquir_, inquir_, walk[- ]in, interviews?, closing date",
  "closes?, last date, deadline, latest by, resumes?, résumés?, cvs?, cover(ing)? letter, references?",
  "agenc(y|ies), sponsor*, visas?, authori[sz]ed to work, dbs, background check, candidates?, hr",
];

/** Verbs for handing in an application. */
export const sendVerbs = [
  "send, e-?mail, mail, share, forward, submit, drop, attach, bring, upload, include, write, apply",
  "walk[- ]in",
];

/** What is handed in. */
export const sentThings = [
  "cvs?, resumes?, résumés?, applications?, letter, portfolio, profile, details, certificates, line",
];

/** How employers describe themselves. */
export const employerWords = [
  "founded, established, family[- ](run|owned), headquartered, based in",
  "our (client|clients|team|group|company|school|school's|customers|office), start-?up, mission",
  "join(ing)? (our|a|the), serves, employs, makes, sells, runs, looks after, cares for",
];

/** Who hires, and the verbs before "hiring". */
export const recruiters = [
  "we, i, who, school, team, company, client, practice, clinic, firm, hotel, are, is, am",
];

/** Before what an employer looks for. */
export const hiringVerbs = [
  "need, needs, seek, seeks, seeking, hiring, looking for, after, want, wants, recruiting, require, requires",
  "search(ing)? for",
];

/** In statements that the law requires. */
export const legalNotices = [
  "equal[- ]opportunit(y|ies), without regard to",
  "regardless of (their |your )?(age|gender|sex|race|colou?r|religion|disabilit)*",
  "all qualified (applicants|candidates)",
  "(applicants?|applications|candidates?|people|everyone) (of|from) (any|all|every) (ages?|genders?|races?|backgrounds?|communit)*",
  "(not|never) discriminate, reasonable (accommodation|adjustment)s?",
];
