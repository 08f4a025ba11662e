#!/bin/bash
# Copies the primary named by FOLLOWS where there is no database yet, then follows it; what was promoted goes on as the primary it is.
set -eu
: "${PGDATA:?}" "${FOLLOWS:?}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The folders above it are passed through by PostgreSQL's user.
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  umask 077
  PGPASSWORD="$(cat /run/secrets/replication-password)"
  export PGPASSWORD
  pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast \
    --dbname="host=$FOLLOWS user=follower application_name=standby sslmode=verify-full sslrootcert=/run/secrets/postgres-authority"
  unset PGPASSWORD
  # It waits for nobody once it is the primary itself.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
  if [ "$(id -u)" = 0 ]; then chown -R postgres:postgres "$PGDATA"; fi
fi
exec docker-entrypoint.sh "$@"
