import { useState } from "react";

const key = "own-round-sender";
export const maxSender = 80;

function stored(): string {
  try {
    return localStorage.getItem(key)?.slice(0, maxSender) ?? "";
  } catch {
    return "";
  }
}

/** The name under messages, kept in this browser; where storage is refused, until the message is closed. */
export function useSender(): [sender: string, setSender: (name: string) => void] {
  const [sender, setSender] = useState(stored);
  return [
    sender,
    (name) => {
      setSender(name);
      try {
        localStorage.setItem(key, name);
      } catch {
        // The name is typed again next time.
      }
    },
  ];
}
