# Fable & Kin in one container: the shop, its worker, one SQLite file and one directory of files.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
# better-sqlite3 is compiled when its prebuilt binary can't be had.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# npm keeps TypeScript, an optional peer of the framework's packages: nothing that runs reads it, and it is 23 MB.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/typescript node_modules/.bin/ts[cs]* && touch build/.complete

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /shop
# They check the files for printers before any is sent, copy PostgreSQL where DATABASE_URL names one, and are process 1 (tini).
RUN apt-get update && apt-get install -y --no-install-recommends poppler-utils qpdf postgresql-client tini && rm -rf /var/lib/apt/lists/*
# A volume that is new takes the owner of the folder it is mounted on.
RUN mkdir /data /backups && chown node:node /data /backups
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
# It passes signals on, and takes in what a killed process leaves behind, which Node as process 1 wouldn't.
ENTRYPOINT ["tini", "--"]
CMD ["node", "app/commands/start.mjs"]
