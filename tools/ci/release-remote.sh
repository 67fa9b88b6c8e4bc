#!/usr/bin/env bash
# Releases one remote, from its sources to all visitors or back: docs/guides/ci-of-a-remote.md says what each value is for.
#   PART=games SINCE=origin/main ADDRESS=https://shop.example OPS=http://127.0.0.1:14000 OPS_KEY_FILE=/run/secrets/ops tools/ci/release-remote.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

: "${PART:?say which remote: PART=games}"
: "${ADDRESS:?say where visitors open the site: ADDRESS=https://shop.example}"
SINCE=${SINCE:-origin/main}
SHARE=${SHARE:-10}
LOOKS=${LOOKS:-5}
EVERY=${EVERY:-60}
OPS=${OPS:-http://127.0.0.1:14000}
WHY=${WHY:-$(git log -1 --format=%s)}

step() { printf '\n== %s\n' "$*"; }
release() { node --import tsx tools/src/release.ts ${SITE:+--site "$SITE"} "$@"; }
# One value of an answer for programs.
value() { node -e 'let at = JSON.parse(require("fs").readFileSync(0, "utf8")); for (const key of process.argv.slice(1)) at = at?.[key]; console.log(at ?? "")' "$@"; }
live() { release list --json | node -e 'const [part] = process.argv.slice(1); const found = JSON.parse(require("fs").readFileSync(0, "utf8")).find((each) => each.part === part); console.log(found?.channels.find(({ channel }) => channel === "base")?.live ?? "")' "$PART"; }

back() {
  step "back: $*"
  release rollback "$PART" --why "$*"
  exit 1
}

if [ -z "${BUILD:-}" ]; then
  step 'packages'
  npx -y pnpm@10 install --frozen-lockfile
  step "tests of what differs from $SINCE"
  npx -y pnpm@10 affected --since "$SINCE" --run
fi

step 'build, signature, publication'
if [ -n "${BUILD:-}" ] && [ -n "${RELEASE_TEAM_KEY:-}" ]; then release sign-build "$BUILD" --key "$RELEASE_TEAM_KEY"; fi
published=$(release publish "$PART" ${BUILD:+--build "$BUILD"} --why "$WHY" --json)
version=$(value version <<<"$published")
before=$(live)
echo "$PART $version is published; $before is live"
[ "$version" = "$before" ] && { echo 'It is live already: nothing to do.'; exit 0; }

if [ -z "$before" ]; then
  step 'the first release of it: for everybody'
  release promote "$PART" "$version" --why "$WHY"
  exit 0
fi

step "$SHARE % of the visitors"
release promote "$PART" "$version" --dry-run
release traffic "$PART" "$before=$((100 - SHARE))" "$version=$SHARE" --why "$WHY"

for look in $(seq "$LOOKS"); do
  step "look $look of $LOOKS"
  release health "$PART" "$version" --address "$ADDRESS" || back "it does not load by $ADDRESS"
  code=0
  release guard --ops "$OPS" --address "$ADDRESS" || code=$?
  case $code in
    0) ;;
    4) echo 'The guard took it back.'; exit 1 ;;
    *) back "nobody could say how it does: the guard ended with $code" ;;
  esac
  [ "$look" = "$LOOKS" ] || sleep "$EVERY"
done

step 'everybody'
release promote "$PART" "$version" --why "$WHY"
release verify
