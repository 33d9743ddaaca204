# docs/go-live.md says how to use this image, and compose.yaml runs it with all that it can use.

FROM node:24.21.0-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/resume-match/package.json packages/resume-match/
COPY packages/chat/package.json packages/chat/
COPY packages/code-judge/package.json packages/code-judge/
COPY packages/command-line/package.json packages/command-line/
COPY packages/interview/package.json packages/interview/
COPY packages/posting-check/package.json packages/posting-check/
COPY packages/pronunciation/package.json packages/pronunciation/
COPY packages/session-monitor/package.json packages/session-monitor/
COPY packages/text-classifier/package.json packages/text-classifier/
COPY packages/word-patterns/package.json packages/word-patterns/
# Not npm ci, which refuses a lock file without the packages of other platforms (scripts/with-node.mjs). Scripts of
# packages are only needed to fetch Node, which the image has.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
# Pages name their public address.
ARG SITE_URL
RUN node scripts/build.ts

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/resume-match/package.json packages/resume-match/
COPY packages/chat/package.json packages/chat/
COPY packages/code-judge/package.json packages/code-judge/
COPY packages/command-line/package.json packages/command-line/
COPY packages/interview/package.json packages/interview/
COPY packages/posting-check/package.json packages/posting-check/
COPY packages/pronunciation/package.json packages/pronunciation/
COPY packages/session-monitor/package.json packages/session-monitor/
COPY packages/text-classifier/package.json packages/text-classifier/
COPY packages/word-patterns/package.json packages/word-patterns/
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
# glibc rarely returns freed memory: threads share two arenas, and pieces from 128 KB on come from the system.
# Only the ports that a container publishes reach it from outside.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY domain domain
COPY server server
# The commands for operators.
COPY scripts/applications.ts scripts/messages.ts scripts/outbox.ts scripts/rounds.ts scripts/store.ts scripts/
COPY --from=build /app/build build
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "server/main.ts"]
