import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A round icon button with an accessible name. */
export function IconButton({
  icon,
  label,
  isOutlined = true,
  ...button
}: ComponentProps<"button"> & { icon: string; label: string; isOutlined?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      className={`grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunk ${isOutlined ? "border border-control" : ""}`}
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
