import { Icon } from "#app/ui/icon.tsx";

/** The icon, title and description of a card. */
export function IconCard({ icon, title, description }: { icon: string; title: string; description: string }) {
  return (
    <>
      <span className="mb-4 grid size-11 place-items-center rounded-xl bg-leaf-soft text-leaf">
        <Icon name={icon} />
      </span>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-muted">{description}</p>
    </>
  );
}

export const cardLook = "rounded-2xl border border-line bg-raised p-6";
