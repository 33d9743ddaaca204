/** Names of sealed files that the relay still has to erase, kept until it has: the page may be closed in between. */
export function eraseQueue(round: string) {
  const key = `relay-erase-${round}`;
  let names = new Set<string>();
  try {
    names = new Set(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    // Without storage, they are erased while this page is open.
  }
  const keep = () => {
    try {
      if (names.size === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify([...names]));
    } catch {
      // As above.
    }
  };
  return {
    names: (): string[] => [...names],
    add(more: readonly string[]) {
      for (const name of more) names.add(name);
      keep();
    },
    done(name: string) {
      names.delete(name);
      keep();
    },
  };
}
