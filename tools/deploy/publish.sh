#!/bin/sh
# Puts the release of this image beside the earlier ones on the part's volume, whole or not at all: whoever has a page of an
# earlier release open keeps working, and a rollback finds its files.
set -eu
for folder in /release/"$PART"/*/; do
  target="$SITE/$PART/$(basename "$folder")"
  if [ ! -e "$target" ]; then
    cp -r "$folder" "$target.$$.tmp"
    mv "$target.$$.tmp" "$target"
  fi
done
