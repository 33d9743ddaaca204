import "react";

declare module "react" {
  // The platform's invoker commands, which React passes through but does not yet type.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
