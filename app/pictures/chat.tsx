import type { PictureOf } from "./picture.schema.ts";

const sides = {
  BOT: "mr-8 rounded-[14px_14px_14px_3px] border border-line bg-raised",
  PERSON: "ml-8 justify-self-end rounded-[14px_14px_3px_14px] bg-leaf-soft",
};

export function Chat({ messages }: PictureOf<"CHAT">) {
  return (
    <div className="grid gap-2.5 pt-4">
      {messages.map(({ from, text }) => (
        <p key={text} className={`w-fit px-4 py-2.5 ${sides[from]}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
