#!/bin/sh
# Makes the missing secrets of an installation, each in a folder that only its users mount. A given secret replaces the file.
set -eu

make() {
    file="$1"
    if [ -n "$2" ]; then
        secret="$2"
    elif [ -s "$file" ]; then
        return 0
    else
        secret="${3:-}$(head -c 32 /dev/urandom | sha256sum | cut -c 1-64)"
    fi
    # Written whole or not at all. Mounts decide who may read a secret, so the file's mode need not.
    printf '%s' "$secret" > "$file.new"
    chmod 0444 "$file.new"
    mv "$file.new" "$file"
}

folder="${SECRETS:-/run/foyer}"
make "$folder/database/password" "${POSTGRES_PASSWORD:-}"
make "$folder/operations/key" "${OPS_KEY:-}"
# The key that signs messages: the characters are valid base64 too, of 48 bytes.
make "$folder/messages/secret" "${MESSAGES_SECRET:-}" whsec_
make "$folder/demonstration/key" ""
