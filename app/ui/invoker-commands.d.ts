import "react";

declare module "react" {
  // Invoker commands, which React passes through without types.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
