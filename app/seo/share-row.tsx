import "./share-row.css";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Words = Record<"share" | "shareNative" | "copy" | "copied" | "notCopied" | "print", string>;

/** Buttons to copy the URL, to share it (on supporting devices), and to print. Hidden without JavaScript. */
export function ShareRow({ words, url, title }: { words: Words; url: string; title: string }) {
  const [message, setMessage] = useState("");
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  const address = () => new URL(url, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setMessage(words.copied);
    } catch {
      setMessage(words.notCopied);
    }
  };
  // Dismissing the share sheet is not an error.
  const share = () => navigator.share({ title, url: address() }).catch(() => {});

  return (
    <div data-no-print className="share-row">
      <ul aria-label={words.share}>
        {canShare && (
          <li>
            <Button look="outlined" onClick={share}>
              <Icon name="share-2" className="size-4" />
              {words.shareNative}
            </Button>
          </li>
        )}
        <li>
          <Button look="outlined" onClick={copy}>
            <Icon name="link" className="size-4" />
            {words.copy}
          </Button>
        </li>
        <li>
          <Button look="outlined" onClick={() => print()}>
            <Icon name="printer" className="size-4" />
            {words.print}
          </Button>
        </li>
      </ul>
      <p role="status">{message}</p>
    </div>
  );
}
