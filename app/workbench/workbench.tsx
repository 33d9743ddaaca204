import "./workbench.css";
import { Outlet } from "react-router";
import { ReplayedClick } from "#app/shell/replayed-click.ts";
import { groups } from "./groups.ts";

export function meta() {
  return [{ title: "Workbench" }, { name: "robots", content: "noindex" }];
}

/** Layout of the workbench. Its links are full page loads, so that each page starts from scratch. */
export default function Workbench() {
  return (
    <main className="workbench">
      <nav aria-label="Workbench" className="workbench-nav">
        {groups.map(({ id, title }) => (
          <a key={id} href={`/workbench/${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Outlet />
      <ReplayedClick />
    </main>
  );
}
