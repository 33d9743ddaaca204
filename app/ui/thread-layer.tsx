/** The SVG in a frame with `data-threads`, which `drawThreads` fills. */
export function ThreadLayer() {
  return <svg aria-hidden="true" className="threads" />;
}
