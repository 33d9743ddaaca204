import { useEffect, useState } from "react";
import { RelayFault } from "#app/relay/ask-relay.ts";
import { type OpenedLink, openLink } from "#app/relay/open-link.ts";
import { readLink, type SecretLink, writeLink } from "#domain/relay/links.ts";

const keyOf = (id: string) => `apply-link-${id}`;

/** Keeps the link for a reload of this tab, with the token once something was sent. Without storage, a reload needs it again. */
export function keepLink(link: SecretLink): void {
  try {
    sessionStorage.setItem(keyOf(link.id), new URL(writeLink("/apply", link), location.origin).hash);
  } catch {
    // As above.
  }
}

function keptHash(path: string): string {
  const [, id = ""] = /^\/apply\/([\w-]{22})\/?$/.exec(path) ?? [];
  try {
    return sessionStorage.getItem(keyOf(id)) ?? "";
  } catch {
    return "";
  }
}

/**
 * Takes the secret out of the address bar at once, where it could be read, shared or noted; a reload of the tab finds it
 * in the session storage. A fragment that is no secret is of a link that was cut: what an earlier one left does not count.
 */
export function takeLink(): { link: SecretLink | undefined; isShared: boolean } {
  const { pathname, hash, search } = location;
  const isShared = new URLSearchParams(search).has("shared");
  const link = readLink(pathname, hash === "" ? keptHash(pathname) : hash);
  if (link) {
    keepLink(link);
    history.replaceState(history.state, "", `/apply/${link.id}${search}`);
  }
  return { link, isShared };
}

/** The private link of a receipt. */
export const receiptLink = ({ id, secret }: SecretLink, token: string): string =>
  `${location.origin}${writeLink("/apply", { id, secret, token })}`;

export type LinkFault = "CUT" | "GONE" | "OTHER" | "OFF" | "OFFLINE";
export type LinkOpening =
  | { kind: "OPENING" }
  | { kind: "FAULT"; fault: LinkFault }
  | { kind: "OPEN"; opened: OpenedLink };

function faultOf(error: unknown): LinkFault {
  if (!(error instanceof RelayFault)) return "OTHER";
  if (error.code === "not-found" || error.code === "gone") return "GONE";
  return error.code === "relay-off" ? "OFF" : "OFFLINE";
}

/** Opens what is behind the link. `retry` asks again. */
export function useOpenedLink(link: SecretLink | undefined): { opening: LinkOpening; retry: () => void } {
  const [opening, setOpening] = useState<LinkOpening>({ kind: "OPENING" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!link) return setOpening({ kind: "FAULT", fault: "CUT" });
    let isCurrent = true;
    setOpening({ kind: "OPENING" });
    openLink(link.id, link.secret).then(
      (opened) => isCurrent && setOpening({ kind: "OPEN", opened }),
      (error: unknown) => isCurrent && setOpening({ kind: "FAULT", fault: faultOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [link, attempt]);
  return { opening, retry: () => setAttempt(attempt + 1) };
}
