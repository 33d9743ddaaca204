/** Addresses that the server answers without a route of the website, each with what is below it. */
export const serverPaths = {
  api: "/api",
  challenge: "/challenge",
  alive: "/healthz",
  ready: "/readyz",
  metrics: "/metrics",
  uploads: "/uploads",
  whatsapp: "/hooks/whatsapp",
} as const;
