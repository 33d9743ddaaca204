import { useState } from "react";
import { isShortcutOn, shortcutKey } from "./shortcut-setting.ts";

/** Turns off the "/" shortcut, for visitors who use speech input or press keys by accident (WCAG 2.1.4). */
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
            // Without storage, the setting cannot be changed.
          }
        }}
      />
      {label}
    </label>
  );
}
