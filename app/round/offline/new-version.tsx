import { useSyncExternalStore } from "react";
import words from "#app/round/front/front-words.data.ts";
import { Button } from "#app/ui/button.tsx";
import { offlineState, onOfflineChange, takeNewVersion } from "./offline.ts";

const isNewer = () => offlineState().isNewer;

/** Says that a newer build is ready. Nothing changes until the button is pressed. */
export function NewVersion() {
  const isShown = useSyncExternalStore(onOfflineChange, isNewer, () => false);
  const { text, reload } = words.newVersion;
  return (
    <div role="status" data-no-print data-new-version={isShown || undefined}>
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-4 border-b border-line bg-sunk px-4 py-1 sm:px-6">
          <p className="text-sm">{text}</p>
          <Button look="outlined" onClick={takeNewVersion}>
            {reload}
          </Button>
        </div>
      )}
    </div>
  );
}
