import { Outlet } from "react-router";

/** What stands around a page outside the layout: nothing but the landmark that holds it. */
export default function BarePage() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
