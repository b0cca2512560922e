#!/usr/bin/env bash
# run.sh BINARY FOLDER: the official client of the Model Context Protocol speaks with `BINARY mcp`. Where node has no
# such client, npm installs the one of package-lock.json into FOLDER, once, from the registry that npm is set to. Ends as
# mcp_client.mjs does; with 77, after the reason, where something that is needed cannot be had.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
binary=$1 folder=$2 seconds=90

command -v node >/dev/null || { echo "node is not installed"; exit 77; }
code=0
out=$(node "$here/../mcp_client.mjs" "$binary" "${KAWARI_NODE_MODULES:-$folder}") || code=$?
if ((code == 77)); then
  command -v npm >/dev/null || { echo "$out, and npm is not either"; exit 77; }
  mkdir -p "$folder"
  cp "$here/package.json" "$here/package-lock.json" "$folder"
  (cd "$folder" && timeout "$seconds" npm ci --ignore-scripts --no-audit --no-fund --fetch-retries=0 >npm.log 2>&1 </dev/null) ||
    { echo "$out, and npm could not install it within $seconds seconds: $(grep -m 1 '^npm error' "$folder/npm.log" || echo no answer)"; exit 77; }
  code=0
  out=$(node "$here/../mcp_client.mjs" "$binary" "$folder") || code=$?
fi
echo "$out"
exit "$code"
