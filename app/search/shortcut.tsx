import { useState } from "react";
import { isShortcutOn, shortcutKey } from "./shortcut-setting.ts";

/** Switches the key / off for who speaks to the device, or hits keys by chance. */
export function Shortcut({ label }: { label: string }) {
  const [isOn, setOn] = useState(isShortcutOn);
  return (
    <label className="search-shortcut">
      <input
        type="checkbox"
        className="size-5 accent-leaf"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          try {
            if (checked) localStorage.removeItem(shortcutKey);
            else localStorage.setItem(shortcutKey, "off");
            setOn(checked);
          } catch {
            // What cannot be kept stays as it was.
          }
        }}
      />
      {label}
    </label>
  );
}
