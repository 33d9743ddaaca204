import { randomInt } from "node:crypto";
import { dayMs } from "#domain/time.ts";
import { postingPath, randomClientHeaders, randomFile } from "#tests/support/candidates.ts";
import type { startCluster } from "../cluster.ts";
import { wait } from "../drill.ts";
import { slowPost } from "../slow-post.ts";
import type { BucketPeer } from "./bucket-peer.ts";
import type { Disturbance, FaultLog } from "./fault-log.ts";
import { fillDisk, freeDisk, setReadOnly } from "./full-disk.ts";
import type { Load } from "./load.ts";
import type { MailMode, MailPeer } from "./mail-peer.ts";
import type { Random } from "./random.ts";
import type { Scanner } from "./scanner-peer.ts";
import type { SiteProcess } from "./site-process.ts";
import type { WebhookPeer } from "./webhook-peer.ts";

/** Everything that can be made to fail. */
export type Targets = {
  site: SiteProcess;
  load: Load;
  mail: MailPeer;
  webhook: WebhookPeer;
  scanner: Scanner | undefined;
  /** Without it, files are in the data directory. */
  bucket: BucketPeer | undefined;
  /** Without it, the store is SQLite. */
  cluster: Awaited<ReturnType<typeof startCluster>> | undefined;
  /** The file system of the data directory, which may be filled; undefined if it could not be mounted. */
  disk: string | undefined;
};

export type Fault = {
  name: string;
  disturbs: Disturbance;
  /** Resolves once the fault is lifted; the site may then need a moment to recover. */
  run: (random: Random) => Promise<void>;
};

/** Waits for a random number of seconds. */
const hold = (random: Random, min: number, max: number) => wait(random.between(min, max) * 1000);

/** Faults of the process, its clock, its disk and its database; one at a time. */
export function siteFaults({ site, cluster, disk }: Targets): Fault[] {
  const visitors = { disturbs: "VISITORS" } as const;
  const endAndStart = (signal: "SIGKILL" | "SIGTERM") => async (random: Random) => {
    await site.end(signal);
    await hold(random, 0, 3);
    await site.start();
  };
  const wrongClock = (days: number) => async (random: Random) => {
    await site.end(random.chance(0.5) ? "SIGKILL" : "SIGTERM");
    await site.start(days * dayMs);
    await hold(random, 8, 20);
    await site.end(random.chance(0.5) ? "SIGKILL" : "SIGTERM");
    await site.start();
  };
  const faults: Fault[] = [
    // Twice as often as the others.
    { name: "kill -9", ...visitors, run: endAndStart("SIGKILL") },
    { name: "kill -9", ...visitors, run: endAndStart("SIGKILL") },
    { name: "SIGTERM", ...visitors, run: endAndStart("SIGTERM") },
    {
      name: "SIGSTOP",
      ...visitors,
      async run(random) {
        site.freeze();
        await hold(random, 2, 20);
        site.thaw();
      },
    },
    { name: "clock +400 days", ...visitors, run: wrongClock(400) },
    { name: "clock -2 days", ...visitors, run: wrongClock(-2) },
  ];
  if (disk !== undefined) {
    faults.push(
      {
        name: "disk full",
        ...visitors,
        async run(random) {
          fillDisk(disk);
          await hold(random, 4, 15);
          freeDisk(disk);
        },
      },
      {
        name: "data folder read-only",
        ...visitors,
        async run(random) {
          setReadOnly(disk, true);
          await hold(random, 4, 15);
          setReadOnly(disk, false);
        },
      },
    );
  }
  if (cluster !== undefined) {
    const restart = (signal: "SIGINT" | "SIGQUIT") => async (random: Random) => {
      await cluster.stop(signal);
      await hold(random, 0.5, 5);
      await cluster.start();
    };
    faults.push(
      { name: "database restart", ...visitors, run: restart("SIGINT") },
      { name: "database crash", ...visitors, run: restart("SIGQUIT") },
      {
        name: "database hangs",
        ...visitors,
        async run(random) {
          cluster.freeze();
          await hold(random, 3, 20);
          cluster.thaw();
        },
      },
    );
  }
  return faults;
}

/** Faults of the mail server, the company's application, the scanner and the bucket; one at a time. */
export function peerFaults({ mail, webhook, scanner, bucket }: Targets): Fault[] {
  const delivery = { disturbs: "DELIVERY" } as const;
  const mailIs = (mode: MailMode, seconds: number) => async (random: Random) => {
    await mail.setMode(mode);
    await hold(random, seconds / 2, seconds);
    await mail.setMode("ACCEPT");
  };
  const peerIs =
    (peer: BucketPeer | WebhookPeer, mode: "FAIL" | "HANG" | "DOWN") => async (random: Random) => {
      await peer.setMode(mode);
      await hold(random, 8, 25);
      await peer.setMode("ACCEPT");
    };
  const faults: Fault[] = [
    { name: "mail 14 s per command", ...delivery, run: mailIs("SLOW", 60) },
    { name: "mail 451", ...delivery, run: mailIs("TRY_LATER", 20) },
    { name: "mail 550", ...delivery, run: mailIs("REFUSE", 10) },
    { name: "mail down", ...delivery, run: mailIs("DOWN", 20) },
    { name: "webhook 500", ...delivery, run: peerIs(webhook, "FAIL") },
    { name: "webhook hangs", ...delivery, run: peerIs(webhook, "HANG") },
    { name: "webhook down", ...delivery, run: peerIs(webhook, "DOWN") },
  ];
  if (scanner !== undefined) {
    faults.push(
      {
        name: "scanner killed",
        ...delivery,
        async run(random) {
          await scanner.kill();
          await hold(random, 3, 15);
          await scanner.start();
        },
      },
      {
        name: "scanner hangs",
        ...delivery,
        async run(random) {
          scanner.signal("SIGSTOP");
          await hold(random, 5, 40);
          scanner.signal("SIGCONT");
        },
      },
    );
  }
  if (bucket !== undefined) {
    // Uploads wait for the bucket.
    const visitors = { disturbs: "VISITORS" } as const;
    faults.push(
      { name: "bucket 503", ...visitors, run: peerIs(bucket, "FAIL") },
      { name: "bucket hangs", ...visitors, run: peerIs(bucket, "HANG") },
      { name: "bucket down", ...visitors, run: peerIs(bucket, "DOWN") },
    );
  }
  return faults;
}

/** Abusive visitors. Others must not notice them. */
export function clientFaults({ site, load }: Targets): Fault[] {
  const delivery = { disturbs: "DELIVERY" } as const;
  const inBatches = async (count: number, act: () => Promise<unknown>) => {
    const batch = 20;
    for (let sent = 0; sent < count; sent += batch) await Promise.all(Array.from({ length: batch }, act));
  };
  const flood = async (headers: () => Record<string, string>, count: number, expected: number[]) => {
    await inBatches(count, () => {
      const sender = headers() as ReturnType<typeof randomClientHeaders>;
      return randomInt(4) === 0 ? load.sendMessage(sender, expected) : load.openPage(sender);
    });
  };
  return [
    {
      name: "flood from one address",
      ...delivery,
      async run() {
        const sender = randomClientHeaders();
        await flood(() => sender, 200, [303, 429]);
      },
    },
    {
      name: "flood from many addresses",
      ...delivery,
      run: () => flood(randomClientHeaders, 120, [303]),
    },
    {
      name: "truncated uploads",
      ...delivery,
      async run(random) {
        const form = "multipart/form-data; boundary=drill";
        const head = '--drill\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
        await inBatches(20, () => {
          const signal = AbortSignal.timeout(random.whole(100, 3_000));
          const options = { chunkBytes: 5_000, intervalMs: 50, signal };
          const file = randomFile(1_000_000);
          return random.chance(0.5)
            ? slowPost(site.origin, "/uploads?name=resume.pdf", file, options)
            : slowPost(site.origin, postingPath, Buffer.concat([Buffer.from(head), file]), {
                ...options,
                type: form,
              });
        });
      },
    },
  ];
}

type Schedule = {
  random: Random;
  faultLog: FaultLog;
  site: SiteProcess;
  /** Seconds between two faults of a list. */
  gap: [min: number, max: number];
  until: number;
};

/** Time from the end of a fault until the site was ready; undefined if that took too long. */
export type Recovery = { name: string; milliseconds: number | undefined };

/** Injects the faults of one list in random order, all equally often, until a time. */
export async function injectFaults(faults: readonly Fault[], schedule: Schedule): Promise<Recovery[]> {
  const { random, faultLog, site, gap, until } = schedule;
  const recoveries: Recovery[] = [];
  for (let round: Fault[] = []; ; ) {
    await hold(random, ...gap);
    if (Date.now() >= until) return recoveries;
    if (round.length === 0) round = random.shuffle(faults);
    const fault = round.pop();
    if (!fault) return recoveries;
    const { end } = faultLog.begin(fault.name, fault.disturbs);
    await fault.run(random);
    // A DELIVERY fault may end while a fault of the site is still active, so it does not wait for readiness.
    if (fault.disturbs === "VISITORS")
      recoveries.push({ name: fault.name, milliseconds: await site.waitUntilReady() });
    end();
  }
}
