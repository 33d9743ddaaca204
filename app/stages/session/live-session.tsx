import { useSession } from "./use-session.ts";
import { WatchedTest } from "./watched-test.tsx";

/** The test that visitors may cheat in, once its script has come. In the browser only. */
export default function LiveSession() {
  return <WatchedTest model={useSession()} />;
}
