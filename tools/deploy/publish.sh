#!/bin/sh
# Puts the release of this image on the part's volume, whole or not at all, beside earlier ones, which open pages and rollbacks
# still need. Restores a damaged release. Leaves another release of the same version alone; the image's then does not go live
# (docs/decisions/0021).
set -eu
for folder in "${RELEASES:-/release}/$PART"/*/; do
  target="$SITE/$PART/$(basename "$folder")"
  if [ -e "$target" ] && diff -r "$folder" "$target" >/dev/null 2>&1; then continue; fi
  if [ -e "$target" ] && ! cmp -s "$folder/release.json" "$target/release.json"; then
    echo "$target holds another release under this version: it is left as it is" >&2
    continue
  fi
  half="$target.$$.tmp"
  cp -r "$folder" "$half"
  if [ -e "$target" ]; then
    echo "$target was changed: it is restored" >&2
    rm -rf "$target"
  fi
  mv "$half" "$target"
done
