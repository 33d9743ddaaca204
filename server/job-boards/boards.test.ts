import { expect, test } from "vitest";
import { readEnv } from "#server/config/env.ts";
import { feedBoard, parseBoardUrl } from "./boards.ts";

test("a board is recognised by any of its addresses", () => {
  const greenhouse = { kind: "greenhouse", origin: "https://boards-api.greenhouse.io", name: "acme" };
  for (const address of [
    "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true",
    "https://boards.greenhouse.io/acme",
    "https://job-boards.greenhouse.io/acme/jobs/123",
  ])
    expect(parseBoardUrl(address), address).toEqual(greenhouse);
  expect(parseBoardUrl("https://jobs.eu.lever.co/acme/")).toEqual({
    kind: "lever",
    origin: "https://api.eu.lever.co",
    name: "acme",
  });
  expect(parseBoardUrl("https://api.lever.co/v0/postings/acme")).toMatchObject({
    kind: "lever",
    name: "acme",
  });
  expect(parseBoardUrl("https://jobs.ashbyhq.com/Acme%20Inc.")).toEqual({
    kind: "ashby",
    origin: "https://api.ashbyhq.com",
    name: "Acme Inc.",
  });
  expect(parseBoardUrl("http://127.0.0.1:4000/acme#ashby")).toEqual({
    kind: "ashby",
    origin: "http://127.0.0.1:4000",
    name: "acme",
  });
});

test("other addresses are refused", () => {
  for (const address of [
    "",
    "acme",
    "http://jobs.lever.co/acme",
    "https://jobs.lever.co/",
    "https://jobs.lever.co/..",
    "https://jobs.lever.co/%2e%2e%2fx",
    "https://jobs.lever.co:8443/acme",
    "https://user:secret@jobs.lever.co/acme",
    "https://jobs.lever.co.evil.example/acme",
    "https://evil.example/acme#lever",
    "https://api.lever.co/v1/postings/acme",
    "http://localhost:4000/acme",
    "http://localhost:4000/#lever",
    "ftp://localhost/acme#lever",
    "https://__proto__/acme",
  ])
    expect(parseBoardUrl(address), address).toBeNull();
});

test("JOBS_FEED is the address of a board, other addresses are refused with a reason", () => {
  const read = (JOBS_FEED?: string) => feedBoard(readEnv({ JOBS_FEED }));
  expect(read()).toBeUndefined();
  expect(read("https://jobs.lever.co/acme")).toEqual({
    kind: "lever",
    origin: "https://api.lever.co",
    name: "acme",
  });
  expect(() => read("")).toThrow(/^Settings: JOBS_FEED=: must be the address of a public board, such as/);
  expect(() => read("https://jobs.example.com/acme")).toThrow(
    /^Settings: JOBS_FEED=https:\/\/jobs.example.com\/acme: must be the address of a public board, such as https:\/\/boards.greenhouse.io\/acme, https:\/\/jobs.lever.co\/acme.* or https:\/\/\S+\/acme; http and another host only on this machine, with #greenhouse, #lever.* or #\w+ at the end$/,
  );
});
