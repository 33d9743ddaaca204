/** Two résumés that differ only in something personal, for one job. */
export type FairnessSwap = { kind: string; job: string; a: string; b: string };

type Personal = {
  name: string;
  line: string;
  address: string;
  school: string;
  employer: string;
  /** What stands between two jobs. */
  between: string;
  dates: [later: string, earlier: string];
};

const plain: Personal = {
  name: "Robin Ashdown",
  line: "",
  address: "14 Mill Lane, Leeds",
  school: "University of Leeds",
  employer: "Brightsea Group",
  between: "",
  dates: ["Jan 2020 - Present", "Jan 2015 - Dec 2019"],
};

const names =
  "Emily Carter, James Carter, Aaliyah Washington, DeShawn Jefferson, Mohammed Al-Rashid, Fatima Zahra Benali, Nguyễn Thị Hoa, 王小明, 李娜, 山田花子, 김민수, Priyanka Deshpande, Rohan Iyer, Gurpreet Kaur, Oluwaseun Adeyemi, Chiamaka Okafor, Юлия Смирнова, Олександр Коваль, Şebnem Yıldız, Jürgen Groß, Siobhán Ní Bhriain, Łukasz Wiśniewski, José María Fernández, Maria da Conceição Souza, Noa Cohen, محمد علي, Ruby Marsh, Dr. Emily Carter, Mrs Emily Carter, Carter EMILY"
    .split(",")
    .map((name) => ({ name: name.trim() }));
const lines = [
  "Gender: Female",
  "Gender: Male",
  "Gender: Non-binary",
  "she/her",
  "he/him",
  "they/them",
  "Age: 23",
  "Age: 62",
  "Date of birth: 4 May 1961",
  "Born 12.03.1998 in Izmir",
  "Nationality: Indian",
  "Nationality: Polish",
  "Marital status: Married, two children",
  "Marital status: Single",
  "Religion: Hindu",
  "Religion: Muslim",
  "Caste: OBC",
  "Photo: attached",
  "Photograph enclosed",
].map((line) => ({ line: `${line}\n` }));
const addresses = [
  "Lagos, Nigeria",
  "12 Kafka Street, Leeds",
  "Flat 4, Shivaji Nagar, Pune 411005",
  "Neukölln, Berlin",
  "1600 Java Road, Fresno, CA 93711",
  "Sector 21, Gurugram",
  "Rua das Flores 88, Porto",
].map((address) => ({ address }));
const schools = [
  "Stanford University",
  "University of Oxford",
  "St. Xavier’s College, Mumbai",
  "Hartpool Community College",
  "Technische Universität München",
  "Universidad de Guadalajara",
  "Oracle University",
].map((school) => ({ school }));
const employers = [
  "Google",
  "Hartpool Corner Shop Ltd",
  "Tata Consultancy Services",
  "Kafka Systems Ltd",
].map((employer) => ({ employer }));
const gaps: Partial<Personal>[] = [
  { dates: ["Jan 2020 - Present", "Jan 2013 - Dec 2017"] },
  { dates: ["Jan 2020 - Present", "Jan 2011 - Dec 2015"] },
  {
    between: "\nCareer break, Jan 2018 - Dec 2019\n",
    dates: ["Jan 2020 - Present", "Jan 2013 - Dec 2017"],
  },
  {
    between: "\nParental leave, Jan 2018 - Dec 2019\n",
    dates: ["Jan 2020 - Present", "Jan 2013 - Dec 2017"],
  },
];

const swaps: [kind: string, changes: Partial<Personal>[]][] = [
  ["name", names],
  ["personal detail", lines],
  ["address", addresses],
  ["school", schools],
  ["employer", employers],
  ["gap", gaps],
];

type Trade = {
  title: string;
  earlier: string;
  asks: string[];
  points: [string[], string[]];
  skills: string;
  degree: string;
};
const trades: Trade[] = [
  {
    title: "Java developer",
    earlier: "Software engineer",
    asks: ["3+ years of Java", "Kafka", "PostgreSQL", "Bachelor's degree in computer science"],
    points: [
      ["Built payment services in Java", "Streamed orders through Kafka"],
      ["Tuned PostgreSQL for reports"],
    ],
    skills: "Java, Kafka, PostgreSQL",
    degree: "BSc Computer Science",
  },
  {
    title: "Ward sister",
    earlier: "Staff nurse",
    asks: ["Led a team of at least 8", "Wound care", "Medication administration", "Degree in nursing"],
    points: [
      ["Led a team of 12 nurses", "Gave wound care on a surgical ward"],
      ["Did medication administration"],
    ],
    skills: "Wound care, triage",
    degree: "BSc Nursing",
  },
  {
    title: "Accountant",
    earlier: "Accounts assistant",
    asks: ["Bank reconciliation", "Payroll", "2+ years of month-end close", "Fluent English"],
    points: [
      ["Did the bank reconciliation for nine companies", "Led the month-end close"],
      ["Ran payroll for 60 staff"],
    ],
    skills: "Payroll, bank reconciliation",
    degree: "BA Economics",
  },
  {
    title: "Kitchen manager",
    earlier: "Cook",
    asks: ["HACCP", "Menu planning", "Serve at least 150 covers a day", "Stock rotation"],
    points: [["Kept the HACCP sheets", "Cooked 220 covers a day"], ["Did menu planning and stock rotation"]],
    skills: "HACCP, menu planning",
    degree: "Diploma in Catering",
  },
];

/** Headings in languages that the reader knows. */
const headings = [
  ["EXPERIENCE", "EDUCATION", "SKILLS"],
  ["BERUFSERFAHRUNG", "AUSBILDUNG", "KENNTNISSE"],
  ["EXPERIENCIA", "EDUCACIÓN", "HABILIDADES"],
] as const;

function write(
  { title, earlier, points, skills, degree }: Trade,
  [work, education, abilities]: readonly [string, string, string],
  { name, line, address, school, employer, between, dates }: Personal,
): string {
  const job = (post: string, firm: string, time: string, done: string[]) =>
    `${post}, ${firm}, ${time}\n${done.map((point) => `- ${point}`).join("\n")}\n`;
  return `${name}
${address} | r.a@example.com | 0113 555 0137
${line}
${work}
${job(title, employer, dates[0], points[0])}${between}
${job(earlier, "Northgate Works", dates[1], points[1])}
${education}
${degree}, ${school}, 2010

${abilities}
${skills}
`;
}

/** Pairs of one résumé as it is and with something personal changed: each change in each trade and layout. */
export const fairnessSwaps = (): FairnessSwap[] =>
  trades.flatMap((trade) => {
    const job = `${trade.title}\n\nRequirements\n${trade.asks.map((ask) => `- ${ask}`).join("\n")}\n`;
    return headings.flatMap((sections) =>
      swaps.flatMap(([kind, changes]) =>
        changes.map((change) => ({
          kind,
          job,
          a: write(trade, sections, plain),
          b: write(trade, sections, { ...plain, ...change }),
        })),
      ),
    );
  });
