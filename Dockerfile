# The game as production runs it: `docker build -t corvax-lab .`. Node's version is the one of .nvmrc's line that the
# tests run on; renovate.json lets Renovate raise the tags and pin their digests.

FROM node:20.20.2-bookworm AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The history is not there: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT
RUN npm run build && npm run release -- /release

# The database's version, as in compose.yml: pg_dump copies no newer one.
FROM postgres:15.18-bookworm AS postgres

# Node's own image brings npm, yarn and their caches: the game needs the one binary.
FROM debian:12.11-slim
# For pg_dump, which copies a game on PostgreSQL before it is migrated, and pg_restore, which reads the copy.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libpq5 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin
COPY --from=postgres /usr/lib/postgresql/15/bin/pg_dump /usr/lib/postgresql/15/bin/pg_restore /usr/local/bin/
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin lab \
  && mkdir --mode=700 /data \
  && chown lab /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /release /game
WORKDIR /game
USER 10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# The process lives; whether it should get requests is /api/ready, which the proxy asks.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/serve.js"]
