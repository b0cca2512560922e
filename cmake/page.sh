# ./dev page: builds the page and serves it on this machine.

# The page's tools want Node 20.19 or later. Where the installed one is older, as in Debian 12, npm fetches a newer one into build/.
newer_node() {
  local ours=$root/build/node/node_modules/node/bin
  [[ -x $ours/node ]] && PATH=$ours:$PATH
  local version=0.0
  if command -v node >/dev/null && command -v npm >/dev/null; then
    version=$(node -p 'process.versions.node')
  else
    need nodejs npm
    version=$(node -p 'process.versions.node')
  fi
  local major=${version%%.*} minor=${version#*.}
  minor=${minor%%.*}
  if ((major > 20 || (major == 20 && minor >= 19))); then return; fi
  say "Node $version is too old for the page's tools; fetching a newer one into build/node"
  npm install --silent --no-audit --no-fund --prefix "$root/build/node" node@22
  PATH=$ours:$PATH
}

# page [PORT | test]
page() {
  newer_node
  if [[ ! -f $root/web/engine/dist/kawari.wasm ]]; then
    if ! declare -F wasm >/dev/null; then
      say "web/engine/dist has no engine"
      exit 3
    fi
    wasm
  fi
  cd "$root/web"
  [[ node_modules/.package-lock.json -nt package-lock.json ]] || npm ci --silent
  if [[ ${1:-} == test ]]; then
    command -v chromium >/dev/null || need chromium fonts-noto-cjk
    build_all dev kawari
    npm run --silent check && npm test --silent && npm run --silent build && npm run --silent e2e
    return
  fi
  npm run --silent build
  say "the page is in web/dist; Ctrl-C ends the server"
  npx vite preview --host 127.0.0.1 --port "${1:-8731}"
}
