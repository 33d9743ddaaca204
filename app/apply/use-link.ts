import { useEffect, useState } from "react";
import type { OpenedLink } from "#app/relay/applicant.ts";
import { fromBase64Url, toBase64Url } from "#domain/relay/bytes.ts";
import { readLink, type SecretLink, writeLink } from "#domain/relay/links.ts";

const keyOf = (id: string) => `apply-link-${id}`;

/**
 * Takes the secret out of the address bar at once, where it could be read, shared or noted; a reload of the tab finds it
 * in the session storage.
 */
export function takeLink(): { link: SecretLink | undefined; isShared: boolean } {
  const { pathname, hash, search } = location;
  const isShared = new URLSearchParams(search).has("shared");
  const link = readLink(pathname, hash);
  if (link) {
    const parts = [toBase64Url(link.secret), ...(link.token === undefined ? [] : [link.token])];
    try {
      sessionStorage.setItem(keyOf(link.id), parts.join("."));
    } catch {
      // Without it, a reload needs the link again.
    }
    history.replaceState(history.state, "", `/apply/${link.id}${search}`);
    return { link, isShared };
  }
  // A fragment that is no secret: the link was cut. What an earlier one has left does not count.
  if (hash !== "") return { link: undefined, isShared };
  const [, id = ""] = /^\/apply\/([\w-]{22})\/?$/.exec(pathname) ?? [];
  try {
    const [secret = "", token] = sessionStorage.getItem(keyOf(id))?.split(".") ?? [];
    const bytes = fromBase64Url(secret);
    if (bytes?.length) return { link: { id, secret: bytes, ...(token && { token }) }, isShared };
  } catch {
    // As above.
  }
  return { link: undefined, isShared };
}

/** The private link of a receipt. */
export const receiptLink = ({ id, secret }: SecretLink, token: string): string =>
  `${location.origin}${writeLink("/apply", { id, secret, token })}`;

export type LinkFault = "CUT" | "GONE" | "OTHER" | "OFF" | "OFFLINE";
export type LinkOpening =
  | { kind: "OPENING" }
  | { kind: "FAULT"; fault: LinkFault }
  | { kind: "OPEN"; opened: OpenedLink };

async function faultOf(error: unknown): Promise<LinkFault> {
  const { RelayFault } = await import("#app/relay/fault.ts");
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
    import("#app/relay/applicant.ts")
      .then(({ openLink }) => openLink(link.id, link.secret))
      .then(
        (opened) => isCurrent && setOpening({ kind: "OPEN", opened }),
        async (error: unknown) => {
          const fault = await faultOf(error);
          if (isCurrent) setOpening({ kind: "FAULT", fault });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [link, attempt]);
  return { opening, retry: () => setAttempt(attempt + 1) };
}
