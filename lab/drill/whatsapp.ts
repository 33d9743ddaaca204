import { randomInt } from "node:crypto";
import { postingPath } from "#tests/support/candidates.ts";
import {
  createMetaPeer,
  type MetaFault,
  metaEnv,
  newWamid,
  postWebhook,
  webhookBody,
} from "#tests/support/meta-peer.ts";
import { isSettled, startServer } from "#tests/support/server.ts";
import { type Drill, wait } from "./drill.ts";

const kills = 10;
const people = 24;
const answers = ["Hi", "yes", "Meera Patil", "Pune", "4 years", "not working", "30 days"];

type Bodies = { body: string; person: string }[];

/** One person's messages as webhook bodies, in order, each with its own timestamp. */
function conversation(person: string): Bodies {
  const start = Math.floor(Date.now() / 1000) - 600;
  return answers.map((text, index) => ({
    person,
    body: webhookBody({ from: person, id: newWamid(), text, timestamp: start + index }),
  }));
}

/**
 * Delivers as Meta does: repeatedly, until the response is 200. About half of the deliveries arrive twice.
 */
async function deliver(origin: () => string, { body }: Bodies[number]): Promise<void> {
  const copies = randomInt(2) + 1;
  const until200 = async () => {
    while ((await postWebhook(`${origin()}/hooks/whatsapp`, body).catch(() => 0)) !== 200) await wait(100);
  };
  await Promise.all(Array.from({ length: copies }, until200));
}

/** A fault of Meta in one of three calls: a rejection that must be retried, or a lost response. */
function randomFault(): MetaFault | undefined {
  const faults: (MetaFault | undefined)[] = [{ status: 429, retryAfter: 1 }, { status: 500 }, "BROKEN"];
  return faults[randomInt(9)];
}

/** Kills the process while messages arrive twice and out of order, and Meta returns 429, 500 or nothing. */
export const whatsapp: Drill = async (folder) => {
  let isFaulty = true;
  let origin = "";
  const peer = await createMetaPeer({
    fault: () => (isFaulty ? randomFault() : undefined),
    webhook: () => `${origin}/hooks/whatsapp`,
  });
  const env = { DATA_DIR: folder, ...metaEnv(peer.address, postingPath) };
  let server = await startServer(env);
  origin = server.origin;

  const numbers = Array.from({ length: people }, (_, index) => `9198${String(20_000_000 + index)}`);
  const load = Promise.all(
    numbers.map(async (person) => {
      await wait(randomInt(4_000));
      // Two consecutive messages at a time, the later one first.
      const bodies = conversation(person);
      for (let index = 0; index < bodies.length; index += 2) {
        const pair = bodies.slice(index, index + 2).reverse();
        await Promise.all(pair.map((body) => deliver(() => origin, body)));
        await wait(randomInt(2_500, 4_000));
      }
    }),
  );
  for (let count = 0; count < kills; count += 1) {
    await wait(randomInt(300, 2_000));
    await server.kill();
    server = await startServer(env);
    origin = server.origin;
  }
  await load;
  isFaulty = false;
  // The longest retry delay after a lost response is a minute.
  const isDone = await isSettled(server, 180_000);
  await wait(500);
  await server.stop();
  await peer.close();

  const expected = people * answers.length;
  const ids = new Set(peer.sent.map(({ ours }) => ours));
  const twice = peer.sent.length - ids.size;
  const wanted = ["consent", "full name", "Meera Patil", "Pune", "4 years", "stays open", "30 days"];
  const wrong = numbers.filter((person) => {
    const texts = peer.sent.filter(({ to }) => to === person).map(({ text }) => text);
    return (
      texts.length !== answers.length || !wanted.slice(1).every((part, at) => texts[at + 1]?.includes(part))
    );
  });
  return [
    {
      step: `SIGKILL ${kills} times, ${people} people, Meta fails one in three`,
      measured: `${expected} messages, ${ids.size} answered, ${twice} answered twice`,
      isOk: ids.size === expected && twice === 0,
    },
    {
      step: "conversations with every answer in the order of the messages",
      measured: `${people - wrong.length} of ${people}`,
      isOk: wrong.length === 0,
    },
    {
      step: "tasks after the last start",
      measured: isDone ? "all done" : "still pending after 180 s",
      isOk: isDone && peer.wrong.length === 0,
    },
  ];
};
