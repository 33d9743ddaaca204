import type { Delivery } from "#server/handlers/delivery.ts";
import { groups } from "./groups.ts";

export const delivery: Delivery = { kind: "PER_REQUEST" };

export default function WorkbenchIndex() {
  return (
    <>
      <h1 className="workbench-heading">Workbench</h1>
      <p className="workbench-note">
        Every kind of section, every primitive, and every state of forms, tools and reports, from fixtures.
        Tests compare screenshots of these pages: <code>npm run screenshots</code> takes new ones.
      </p>
      <ul className="workbench-note">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`/workbench/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
