/** A share of a whole as a bar; its numbers are beside it. */
export function Bar({ value, of }: { value: number; of: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="my-1.5 h-2 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="2" className="fill-sunk" />
      <rect width={of > 0 ? (100 * value) / of : 0} height="2" className="fill-leaf" />
    </svg>
  );
}
