import sprite from "#generated/icons.svg?url";

/** A Lucide icon, or one of `app/ui/icons`, from the generated sprite. Decorative: always next to text. */
export function Icon({ name, className = "size-5" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
