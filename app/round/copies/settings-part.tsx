import { useNavigate } from "react-router";
import type { OpenRound } from "../open-round.ts";
import { CopiesPage } from "./copies-page.tsx";

/** The settings of a round as a part of its pages. */
export default function SettingsPart({ round }: { round: OpenRound }) {
  const navigate = useNavigate();
  return (
    <CopiesPage
      round={round}
      onShow={(id) => navigate(`/round/${id}`)}
      onDeleted={() => navigate("/round", { replace: true })}
    />
  );
}
