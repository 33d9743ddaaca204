import { Outlet } from "react-router";

/** Layout of pages without bar and footer: only the main landmark. */
export default function BarePage() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
