import type { PictureOf } from "./picture.schema.ts";

const sides = {
  BOT: "mr-8 rounded-bl-sm bg-sunk",
  PERSON: "ml-8 rounded-br-sm bg-leaf-soft",
};

export function Chat({ messages }: PictureOf<"CHAT">) {
  return messages.map(({ from, text }) => (
    <p
      key={text}
      className={`mt-2 w-fit rounded-2xl px-4 py-2.5 ${from === "PERSON" ? "justify-self-end" : ""} ${sides[from]}`}
    >
      {text}
    </p>
  ));
}
