import { Marked } from "#app/ui/marked-text.tsx";
import { soundPath } from "#app/ui/sound-path.ts";
import type { Specimen as SpecimenFields } from "./section-fields.ts";

const drawingLook = "shrink-0 fill-none stroke-muted stroke-2";

function Drawing({ kind }: Pick<SpecimenFields, "kind">) {
  switch (kind) {
    case "SECOND":
      return (
        <svg aria-hidden="true" width="140" height="36" className={drawingLook}>
          <path d={soundPath(35, 7, 36)} />
          <path d="M69 2v32m4-28v24m4-26v28" className="stroke-marigold stroke-3" />
        </svg>
      );
    case "MOMENT":
      return (
        <svg aria-hidden="true" width="140" height="36" className={drawingLook}>
          <path d="M0 28h58m6 0h20m6 0h50" className="stroke-leaf stroke-4" />
          <path d="M87 28V5h16l-5 5 5 5H87" className="fill-marigold stroke-thread" />
        </svg>
      );
    case "DECISION":
      return (
        <svg aria-hidden="true" width="36" height="36" className={drawingLook}>
          <circle cx="18" cy="18" r="15" className="fill-leaf stroke-transparent" />
          <path d="m11 18 5 5 9-10" className="stroke-on-leaf" />
        </svg>
      );
    case "PAGE":
      return (
        <svg aria-hidden="true" width="44" height="52" className={drawingLook}>
          <path d="M2 2h40v48H2z" className="fill-raised stroke-control stroke-[1.5]" />
          <path d="M9 13h16M9 28h26M9 35h26M9 42h18" className="stroke-line" />
          <path d="M9 21h22" className="stroke-marigold stroke-5" />
        </svg>
      );
    case "PLAN":
      return (
        <svg aria-hidden="true" width="140" height="36" className={drawingLook}>
          <path
            d="M1 4h42v28H1zM49 4h42v28H49zM97 4h42v28H97z"
            className="fill-sunk stroke-control stroke-[1.5]"
          />
          <path d="M8 18h22M56 18h28M104 18h16" />
        </svg>
      );
    default:
      return null;
  }
}

const textLooks: Partial<Record<SpecimenFields["kind"], string>> = {
  LINE: "font-mono text-small",
  MESSAGE: "rounded-[14px_14px_14px_3px] bg-leaf-soft px-3.5 py-2 text-small",
};

/** A piece of evidence in its product's form, with the verifiable words marked. */
export function Specimen({ kind, text, mark }: SpecimenFields) {
  const isQuotation = kind === "PHRASE" || kind === "SECOND";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Drawing kind={kind} />
      <p className={textLooks[kind]}>
        <Marked text={isQuotation ? `“${text}”` : text} mark={mark} />
      </p>
    </div>
  );
}
