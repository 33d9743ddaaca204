import { Button } from "#app/ui/button.tsx";
import { words } from "./board.data.ts";

/** Keyboard shortcuts of the board. */
export function Help({ close }: { close: () => void }) {
  const { title, keys, close: label } = words.help;
  return (
    <section className="border-t border-line bg-sunk px-5 py-4 text-small" aria-label={title}>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {keys.map(({ key, text }) => (
          <div key={key} className="flex gap-2">
            <dt className="font-mono font-semibold">{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <Button look="outlined" onClick={close}>
          {label}
        </Button>
      </p>
    </section>
  );
}
