import { describe, expect, test } from "vitest";
import { quotesIn } from "./quotes.ts";

const quoted = (text: string) =>
  quotesIn(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end).trim()}`);

describe("quotesIn", () => {
  test.each([
    ['Our guest was wet. "You will have a dry room by six," I told him.'],
    ['I said to her, "nobody warned you, and I am sorry for that."'],
    ['My first words were "three hours in the cold, that was our doing".'],
    ['We wrote on the door: "Back at noon, ring the bell twice."'],
    ['In the meeting I put my hand up, "I copied the old template."'],
    ['When her mentor asked, I answered, "I played the angry father for her."'],
    ['On the radio I said, "spill first, somebody can slip".'],
    ['In the update to the board I wrote, "the web shop comes first".'],
    ['I announced to the floor, "the phones come first, mail can sit an hour".'],
    ['"Which of the two did your bank pay?" I needed that from her first.'],
    ['I drew it on a napkin for him and asked, "so what would you pay in June?"'],
    ['I opened the list and at the end said, "now you show me the whole thing once".'],
    ['Took her aside, told her, "you stood there three hours, I am sorry".'],
    ['I stopped to ask him, "what are they requesting here?"'],
    ['I\'d drawn the plan on a napkin and asked, "so what would you pay in June?"'],
    ["At nine I'd typed in the chat, \"forty people on your back, I don't envy you\"."],
  ])("finds the speaker's own words: %s", (text) => {
    expect(quotesIn(text).map(({ kind }) => kind)).toEqual(["OWN"]);
  });

  test.each([
    [
      '"You will have a dry room by six," the night manager told him.',
      'WORDS "You will have a dry room by six,"',
    ],
    [
      'The porter said: "Everything will be dry by six tonight."',
      'WORDS "Everything will be dry by six tonight."',
    ],
    ['"I moved the beds on my own," old Bram recalled.', 'DEEDS "I moved the beds on my own,"'],
    [
      'When I asked about it, her mentor answered, "I played the angry father."',
      'DEEDS "I played the angry father."',
    ],
    ['The line I got from the mill was, "all in order".', 'WORDS "all in order"'],
    ['I was there when Anand said, "we take the bread first".', 'WORDS "we take the bread first"'],
    [
      "My boss asked her, 'two sites from March, that's right?', and she said yes.",
      "WORDS 'two sites from March, that's right?'",
    ],
    [
      'I rang. The porter came with the key and said, "everything is dry by six".',
      'WORDS "everything is dry by six"',
    ],
    ['Our manager\'s note says, "hear them out first".', 'WORDS "hear them out first"'],
    ['It hangs in the hall: "I moved the beds on my own."', 'DEEDS "I moved the beds on my own."'],
  ])("finds the words of others: %s", (text, found) => {
    expect(quoted(text)).toEqual([found]);
  });

  test("a quotation that goes on after its sayer stays with the sayer", () => {
    const text =
      '"I counted the crates twice," the driver told us, "and locked the gate myself." I went home.';
    expect(quoted(text)).toEqual([
      'DEEDS "I counted the crates twice,"',
      'WORDS "and locked the gate myself."',
    ]);
  });

  test("deeds after a colon are those of whose note it is", () => {
    const deeds = "I shut the valve before I rang anyone.";
    expect(quoted(`Her report reads: ${deeds} It was Sunday.`)).toEqual([
      "DEEDS I shut the valve before I rang anyone",
    ]);
    expect(quoted(`My report reads: ${deeds} It was Sunday.`)).toEqual([]);
    expect(quoted(`I had to disappoint her: ${deeds}`)).toEqual([]);
  });
});
