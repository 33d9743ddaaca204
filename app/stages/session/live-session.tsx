import { useSession } from "./use-session.ts";
import { WatchedTest } from "./watched-test.tsx";

/** Interactive version; loaded lazily, client only. */
export default function LiveSession() {
  return <WatchedTest model={useSession()} />;
}
