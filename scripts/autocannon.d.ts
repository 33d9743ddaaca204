declare module "autocannon" {
  type Result = {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  type Options = {
    url: string;
    connections: number;
    headers?: Record<string, string>;
    duration: number;
    /** Called with each connection before it begins. */
    setupClient?: (client: { setRequests: (requests: { path: string }[]) => void }) => void;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
