import { encode } from "uqr";

/** Modules of white around a QR code, which readers need. */
const quietZone = 4;

/** The dark modules of a QR code as a path; a module is 1 by 1. */
function qrPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** A QR code, black on white in both colour schemes. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
