# Fable & Kin in one container: the shop, its worker, one SQLite file and one directory of files.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
# better-sqlite3 is compiled when its prebuilt binary can't be had.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && touch build/.complete

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /shop
# They check the files for printers before any is sent, and copy PostgreSQL where DATABASE_URL names one.
RUN apt-get update && apt-get install -y --no-install-recommends poppler-utils qpdf postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /shop/package.json ./
COPY --from=build --chown=node:node /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/build ./build
COPY --from=build --chown=node:node /shop/public ./public
COPY --from=build --chown=node:node /shop/app/commands ./app/commands
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# SIGTERM: no new requests, work in hand is finished or handed to the next start. Give it 30 s.
STOPSIGNAL SIGTERM
CMD ["node", "app/commands/start.mjs"]
