/** Path prefixes that the server handles itself, without a route of the website. */
export const serverPaths = {
  api: "/api",
  challenge: "/challenge",
  alive: "/healthz",
  ready: "/readyz",
  metrics: "/metrics",
  uploads: "/uploads",
  whatsapp: "/hooks/whatsapp",
} as const;
