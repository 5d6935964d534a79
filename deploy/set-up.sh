#!/bin/sh
# Sets the game up on one Debian machine, 12 or newer: PostgreSQL, processes of the game, HAProxy and the node exporter of
# Prometheus. As root, from a release folder (npm run release -- FOLDER):
#
#   PORTS="3001 3002" CERTIFICATE=lab.pem FOLDER/deploy/set-up.sh
#
# First put the settings into /etc/corvax-lab.env, as .env.example explains them: PUBLIC_ORIGIN, LEDGER_NETWORK, a login.
# CERTIFICATE is a file with certificate, chain and key; it is needed the first time. Run it again, from the next release's
# folder, to upgrade: one process after the other, each as soon as the one before is ready.
#
# With ROOT=/some/folder nothing but the files below that folder and the database at PGHOST are touched.
set -eu

root=${ROOT:-}
ports=${PORTS:-3001 3002}
database=${DATABASE:-lab}
release=$(cd "$(dirname "$0")/.." && pwd)
settings=$root/etc/corvax-lab.env

fail() {
  echo "$1" >&2
  exit 2
}

# Runs what changes the machine itself.
on_machine() {
  if [ -z "$root" ]; then "$@"; else echo "+ $*"; fi
}

as_postgres() {
  if [ -z "$root" ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

# --- What must be there -----------------------------------------------------------------------------------------------

[ -f "$release/program.json" ] ||
  fail "This is no release: run npm run release -- FOLDER, then FOLDER/deploy/set-up.sh."
[ -n "$root" ] || [ "$(id -u)" = 0 ] || fail "Run it as root."
node=$(command -v node) || fail "Install Node.js 20.19 or newer first."
"$node" -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' ||
  fail "$node is older than 20.19: install a newer Node.js first."
grep -qs '^PUBLIC_ORIGIN=https:' "$settings" ||
  fail "Put the settings into $settings first: PUBLIC_ORIGIN, LEDGER_NETWORK and a login."
! grep -qE '^(PORT|METRICS_PORT|DATA_DIR)=' "$settings" ||
  fail "$settings must not set PORT, METRICS_PORT or DATA_DIR: each process has its own."
[ -n "${CERTIFICATE:-}" ] || [ -f "$root/etc/haproxy/corvax-lab.pem" ] ||
  fail "Set CERTIFICATE to a file with the certificate, its chain and its key."

on_machine apt-get update -q
on_machine apt-get install -q -y --no-install-recommends postgresql haproxy curl openssl prometheus-node-exporter

# --- PostgreSQL -------------------------------------------------------------------------------------------------------

# Eleven connections a process, and some for tools; a quarter of the memory.
connections=20
for port in $ports; do connections=$((connections + 11)); done
[ "$connections" -ge 100 ] || connections=100
memory=$(awk '/^MemTotal:/ { print int($2 / 1024 / 4) }' /proc/meminfo)
main=$(find "$root/etc/postgresql" -mindepth 2 -maxdepth 2 -name main | sort -V | tail -n 1)
tuning=$main/conf.d/corvax-lab.conf
new=$(printf '# Written by set-up.sh.\nmax_connections = %d\nshared_buffers = %dMB\n' "$connections" "$memory")
if [ "$(cat "$tuning" 2>/dev/null || true)" != "$new" ]; then
  echo "$new" >"$tuning"
  on_machine systemctl restart postgresql
fi

if ! grep -q '^DATABASE_URL=' "$settings"; then
  password=$(openssl rand -hex 24)
  as_postgres createuser "$database"
  as_postgres createdb --owner "$database" --encoding UTF8 --template template0 "$database"
  # Not as an argument, which every user of the machine could read.
  as_postgres psql -q -v ON_ERROR_STOP=1 postgres <<SQL
ALTER ROLE "$database" PASSWORD '$password';
GRANT pg_monitor TO "$database";
SQL
  echo "DATABASE_URL=postgres://$database:$password@127.0.0.1:5432/$database" >>"$settings"
fi
grep -q '^TRUST_PROXY=' "$settings" || echo "TRUST_PROXY=1" >>"$settings"
chmod 600 "$settings"

# --- The game ---------------------------------------------------------------------------------------------------------

name=$("$node" -p 'const { version, commit, build } = require(process.argv[1]); `${version}+${commit}.${build}`' "$release/program.json")
mkdir -p "$root/opt" "$root/etc/systemd/system/haproxy.service.d" "$root/etc/haproxy/corvax-lab"
if [ ! -d "$root/opt/corvax-lab-$name" ]; then
  cp -r "$release" "$root/opt/corvax-lab-$name.unfinished"
  mv "$root/opt/corvax-lab-$name.unfinished" "$root/opt/corvax-lab-$name"
fi
ln -sfn "corvax-lab-$name" "$root/opt/corvax-lab"
sed "s|/usr/bin/node|$node|" "$release/deploy/systemd/corvax-lab@.service" >"$root/etc/systemd/system/corvax-lab@.service"
on_machine systemctl daemon-reload

for port in $ports; do
  on_machine systemctl enable "corvax-lab@$port"
  on_machine systemctl restart "corvax-lab@$port"
  # The proxy looks twice a second, so the next one waits a little longer than the answer.
  on_machine curl --silent --show-error --fail --retry 120 --retry-delay 1 --retry-connrefused --output /dev/null \
    "http://127.0.0.1:$port/api/ready" || fail "The process at port $port is not ready: journalctl -u corvax-lab@$port"
  on_machine sleep 2
done

# --- HAProxy ----------------------------------------------------------------------------------------------------------

proxy=$root/etc/haproxy/corvax-lab
[ -z "${CERTIFICATE:-}" ] || install -m 600 "$CERTIFICATE" "$proxy.pem"
cp "$release/deploy/haproxy/haproxy.cfg" "$release/deploy/haproxy/debian.cfg" "$proxy/"
{
  echo "# Written by set-up.sh: the processes of this machine."
  for backend in "game from calls" "page from page"; do
    echo
    echo "backend $backend"
    for port in $ports; do echo "    server game$port 127.0.0.1:$port"; done
  done
} >"$proxy/servers.cfg"
addresses=$root/etc/systemd/system/haproxy.service.d/corvax-lab.conf
on_machine systemctl enable haproxy
if cmp -s "$release/deploy/systemd/haproxy.service.d/corvax-lab.conf" "$addresses"; then
  on_machine systemctl reload haproxy
else
  cp "$release/deploy/systemd/haproxy.service.d/corvax-lab.conf" "$addresses"
  on_machine systemctl daemon-reload
  on_machine systemctl restart haproxy
fi

echo "Version $name runs at ports $ports, behind HAProxy."
