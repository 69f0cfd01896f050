#!/bin/sh
# Makes the role that the running product uses. It owns nothing: each start of the product gives it the rights it needs.
set -e
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$PRODUCT_PASSWORD" <<'SQL'
create role joe_product login password :'password';
SQL
