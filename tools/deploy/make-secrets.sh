#!/bin/sh
# Makes the secrets of an installation that are not there yet, each in a folder that only its users have; one that is given is taken.
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
    # Whole or not at all. The users of a secret are told apart by what they have mounted, not by the file's owner.
    printf '%s' "$secret" > "$file.new"
    chmod 0444 "$file.new"
    mv "$file.new" "$file"
}

folder="${SECRETS:-/run/foyer}"
make "$folder/database/password" "${POSTGRES_PASSWORD:-}"
make "$folder/operations/key" "${OPS_KEY:-}"
# Signs messages: these signs are base64 too, of 48 bytes.
make "$folder/messages/secret" "${MESSAGES_SECRET:-}" whsec_
make "$folder/demonstration/key" ""
