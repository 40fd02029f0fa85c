/**
 * `release.sh`, for a server with nginx or Caddy: each build lies in a folder of its own, and what is served is a link. So a
 * release is whole or not there, and the one before is a moment away.
 */
const KEPT = 5;

export const releaseScript = (host: string): string => `\
#!/bin/sh
# sh hosts/release.sh        shows what is in site.tar.gz
# sh hosts/release.sh back   shows the release before the one that is shown
set -eu
releases=/srv/${host}/releases
shown=/var/www/${host}

show() {
  ln -sfn "$1" "$shown.next"
  mv -T "$shown.next" "$shown"
  echo "$shown is now $1"
}

if [ "\${1-}" = back ]; then
  before=
  for release in "$releases"/*; do
    [ "$release" = "$(readlink "$shown")" ] && break
    before=$release
  done
  [ -n "$before" ] || { echo 'There is no release before this one.' >&2; exit 1; }
  show "$before"
  exit
fi

release=$releases/$(date -u +%Y-%m-%dT%H%M%S)
mkdir -p "$release"
tar -xzf site.tar.gz -C "$release"
# Pages that are open still ask for their scripts.
[ ! -d "$shown/_astro" ] || cp -an "$shown/_astro/." "$release/_astro/"
show "$release"
ls -d "$releases"/* | head -n -${KEPT} | while read -r old; do
  [ "$old" = "$(readlink "$shown")" ] || rm -r "$old"
done
`;
