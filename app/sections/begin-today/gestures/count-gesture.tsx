import { fieldLook } from "#app/ui/field-look.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** A field that counts. Disabled until its behaviour has loaded. */
export function CountGesture({ label, promise, keys, pasted, nothing, live, link }: GestureOf<"COUNT">) {
  const counts = [
    { name: "keys", title: keys },
    { name: "pasted", title: pasted },
  ];
  return (
    <div data-gesture="COUNT" data-no-markdown className="sheet rounded-2xl p-6 sm:p-7">
      <label className="block text-small font-semibold">
        {label}
        <textarea
          disabled
          rows={3}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          className={`mt-2 block w-full resize-none py-2 font-normal ${fieldLook} print:hidden`}
        />
      </label>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        {counts.map(({ name, title }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-note text-muted">{title}</dt>
            <dd data-count={name} className="display text-figure tracking-[-0.035em] tabular">
              0
            </dd>
          </div>
        ))}
      </dl>
      <p
        role="status"
        data-note={live.paste}
        className="mt-4 min-h-[3lh] border-t border-line pt-3 text-small"
      >
        {nothing}
      </p>
      <p className="text-note text-muted">{promise}</p>
      <TextLink url={link.url}>{link.title}</TextLink>
    </div>
  );
}
