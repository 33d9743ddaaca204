import { academic } from "./academic.ts";
import { banner } from "./banner.ts";
import { classic } from "./classic.ts";
import { datesOver } from "./dates-over.ts";
import { employerFirst } from "./employer-first.ts";
import { headerColumns } from "./header-columns.ts";
import { headingRail } from "./heading-rail.ts";
import { inline } from "./inline.ts";
import { justified } from "./justified.ts";
import { labelled } from "./labelled.ts";
import type { Layout } from "./layout.ts";
import { networkExport } from "./network-export.ts";
import { ruleColumns } from "./rule-columns.ts";
import { sidebarLeft } from "./sidebar-left.ts";
import { sidebarRight } from "./sidebar-right.ts";
import { spacedIcons } from "./spaced-icons.ts";
import { table } from "./table.ts";
import { timeline } from "./timeline.ts";
import { titleFirst } from "./title-first.ts";
import { twoColumns } from "./two-columns.ts";
import { wordHeader } from "./word-header.ts";
import { wordPlain } from "./word-plain.ts";
import { wordSidebar } from "./word-sidebar.ts";
import { wordTabs } from "./word-tabs.ts";

/** All layouts. The order decides which résumé gets which: see `chooseLayouts`. */
export const layouts: Layout[] = [
  classic,
  sidebarLeft,
  sidebarRight,
  twoColumns,
  table,
  headerColumns,
  spacedIcons,
  headingRail,
  academic,
  titleFirst,
  employerFirst,
  inline,
  banner,
  justified,
  timeline,
  labelled,
  wordTabs,
  wordSidebar,
  wordHeader,
  wordPlain,
  networkExport,
  datesOver,
  ruleColumns,
];
