#!/bin/bash
# Run once by the image of PostgreSQL, on the new primary: whom its standby logs in as.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=password="$(cat /run/secrets/replication-password)" <<'SQL'
create role follower login replication password :'password';
SQL
echo 'hostssl replication follower all scram-sha-256' >> "$PGDATA/pg_hba.conf"
