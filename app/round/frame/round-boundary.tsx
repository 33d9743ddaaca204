import { Component, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { ExportStatus } from "../copies/export-status.tsx";
import { filledLook, outlinedLook, quietLook } from "../copies/looks.ts";
import { StateCard } from "../copies/storage-states.tsx";
import { type Exportable, useExport } from "../copies/use-export.ts";
import type { OpenRound } from "../open-round.ts";
import words from "./frame-words.data.ts";

const own = words.broken;

/** `saving` is absent for a round that could not be opened. */
type BrokenRound = Exportable & Partial<Pick<OpenRound, "saving">>;

/** Says that a page of a round cannot be shown. The round is exported from its log and the storage, without the page. */
export function RoundBroken({ round }: { round: BrokenRound }) {
  const navigate = useNavigate();
  const exporter = useExport(round);
  const isSaved = round.store.isKept && round.saving?.().kind !== "NOT_SAVED";
  return (
    <div role="alert" className="page-width py-12">
      <StateCard title={own.title}>
        <p className="max-w-[40em] text-muted">{isSaved ? own.note : own.unsaved}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className={filledLook} onClick={() => void exporter.save()}>
            {own.save}
          </button>
          <button type="button" className={outlinedLook} onClick={() => location.reload()}>
            {words.reload}
          </button>
          <button type="button" className={quietLook} onClick={() => navigate("/round")}>
            {own.rounds}
          </button>
        </div>
        <ExportStatus {...exporter} />
      </StateCard>
    </div>
  );
}

/** Keeps an error of a page from taking the round away. With another `key` the page is tried again. */
export class RoundBoundary extends Component<
  { round: BrokenRound; title?: ReactNode; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render(): ReactNode {
    const { round, title, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <>
        {title}
        <RoundBroken round={round} />
      </>
    );
  }
}
