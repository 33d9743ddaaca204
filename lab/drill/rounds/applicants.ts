import { randomInt } from "node:crypto";
import { sealApplication, sendApplication, withdrawApplication } from "#app/relay/applicant.ts";
import { RelayFault } from "#app/relay/ask-relay.ts";
import { openLink } from "#app/relay/open-link.ts";
import { fromBase64Url, randomId } from "#domain/relay/bytes.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import type { Random } from "../chaos/random.ts";
import { wait } from "../drill.ts";
import { sha256 } from "../keep-applying.ts";

/** Not sent, sent without an answer yet, or acknowledged by the relay. */
type Progress = "NONE" | "SENT" | "ACKNOWLEDGED";

export type Applicant = {
  name: string;
  email: string;
  answer: string;
  /** The text of the file. An application without a file has its answers instead. */
  file?: { text: string; bytes: Buffer };
  /** The submission at the relay; `hash` names its sealed bytes, `head` begins them. */
  id: string;
  token: string;
  hash: string;
  head: Buffer;
  submission: Progress;
  withdrawal: Progress;
};

const letters = "bcdfghjkmnpqrstvwxyz";
/** Words that stand nowhere else, with signs that look different in every encoding. */
export const plantedWords = (before: string) =>
  `${before} é${Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join("")}`;

/** Answers after which a page, or the person before it, tries again. */
const passing: readonly RelayFault["code"][] = ["offline", "store-unavailable", "too-many"];
const codeOf = (error: unknown) => (error instanceof RelayFault ? error.code : String(error));

/** Applicants that send and withdraw as their page does. Each step is noted before the request and after its answer. */
export function createApplicants(random: Random, link: CollectingLink) {
  const applicants: Applicant[] = [];
  const unexpected: string[] = [];
  const counts = { repeats: 0, sentAfterWithdrawal: 0 };
  let isOver = false;

  /** Repeats a request until it has an answer. @returns false if the relay refuses it, or if its sender leaves before */
  async function untilAnswered(what: string, work: () => Promise<unknown>, leaves = 0): Promise<boolean> {
    for (;;) {
      try {
        await work();
        return true;
      } catch (error) {
        const code = codeOf(error);
        if (!passing.some((one) => one === code)) {
          unexpected.push(`${what}: ${code}`);
          return false;
        }
        if (random.chance(leaves)) return false;
        counts.repeats += 1;
        await wait(random.between(200, 1_200));
      }
    }
  }

  async function applyOnce(): Promise<void> {
    let publicKey = "";
    const secret = fromBase64Url(link.secret);
    if (!secret) throw new Error("The link has no secret");
    await untilAnswered("card", async () => {
      publicKey = (await openLink(link.id, secret)).card.publicKey;
    });
    const [name, email, answer] = [plantedWords("Zoé"), `${randomId()}@example.com`, plantedWords("yes")];
    const text = plantedWords("résumé");
    const content = {
      text,
      bytes: Buffer.from(`${text}\n${"Hindi, Marathi\n".repeat(random.whole(10, 4_000))}`),
    };
    const file = random.chance(0.4) ? content : undefined;
    const token = randomId();
    const sealed = await sealApplication(
      {
        ...{ link: link.id, sentAt: new Date().toISOString(), language: "en", channel: "FORM", name, email },
        ...{ phone: "", location: "Thane", note: "", consent: "I agree." },
        answers: [{ question: "shift", label: "Which shift?", answer }],
        ...(file && { file: { name: `${name}.txt`, type: "text/plain", size: file.bytes.length } }),
      },
      { token, publicKey, ...(file && { file: file.bytes }) },
    );
    const bytes = Buffer.from(sealed.bytes);
    const applicant: Applicant = {
      ...{ name, email, answer, id: sealed.id, token, hash: sha256(bytes), head: bytes.subarray(0, 48) },
      ...(file && { file }),
      ...{ submission: "SENT", withdrawal: "NONE" },
    };
    applicants.push(applicant);
    const send = () => sendApplication(link.id, sealed, { token, proof: "" });
    if (!(await untilAnswered("submission", send, 0.05))) return;
    applicant.submission = "ACKNOWLEDGED";
    // The page is open still, and its first answer comes late: it sends once more.
    if (random.chance(0.2)) await untilAnswered("repeat", send);
    if (!random.chance(0.3)) return;
    await wait(random.between(0, 5_000));
    applicant.withdrawal = "SENT";
    if (!(await untilAnswered("withdrawal", () => withdrawApplication(link.id, token)))) return;
    applicant.withdrawal = "ACKNOWLEDGED";
    if (!random.chance(0.3)) return;
    await untilAnswered("second withdrawal", () => withdrawApplication(link.id, token));
    await untilAnswered("submission after its withdrawal", () =>
      send().then(
        () => unexpected.push("a withdrawn submission was taken again"),
        (error: unknown) => {
          if (codeOf(error) !== "gone") throw error;
          counts.sentAfterWithdrawal += 1;
        },
      ),
    );
  }

  async function lane(): Promise<void> {
    while (!isOver) {
      await applyOnce();
      await wait(random.between(100, 900));
    }
  }

  return {
    applicants,
    unexpected,
    counts,
    /** @returns when all have finished what they began after `end` */
    start: (lanes: number) => Promise.all(Array.from({ length: lanes }, lane)),
    end() {
      isOver = true;
    },
  };
}
export type Applicants = ReturnType<typeof createApplicants>;
