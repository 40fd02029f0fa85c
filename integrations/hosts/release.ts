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
umask 022
releases=/srv/${host}/releases
shown=/var/www/${host}

show() {
  ln -sfn "$1" "$shown.next"
  mv -T "$shown.next" "$shown"
  echo "$shown is now $1"
}

mkdir -p "$releases" "\${shown%/*}"
exec 9>"$releases/.lock"
flock -n 9 || { echo 'Another release is under way.' >&2; exit 1; }
current=$(readlink "$shown" || true)
if [ "\${1-}" = back ]; then
  before=
  for release in "$releases"/*; do
    [ "$release" != "$current" ] || break
    before=$release
  done
  [ -d "$before" ] || { echo 'There is no release before this one.' >&2; exit 1; }
  show "$before"
  exit
fi

# A release has its name once it is whole: an archive may be broken, and a disk full.
new=$releases/.new
trap 'rm -rf "$new"' EXIT
rm -rf "$new"
mkdir "$new"
# Pages that are open still ask for their scripts.
[ ! -d "$shown/_astro" ] || cp -a "$shown/_astro" "$new/"
tar -xzf site.tar.gz -C "$new"
chmod -R a+rX "$new"
# Whoever went back from a release does not go back to it later.
rejected=
for release in "$releases"/*; do
  [ -z "$rejected" ] || rm -r "$release"
  [ "$release" != "$current" ] || rejected=yes
done
release=$releases/$(date -u +%Y-%m-%dT%H%M%S)
mv -T "$new" "$release"
show "$release"
ls -d "$releases"/* | head -n -${KEPT} | while read -r old; do
  [ "$old" = "$release" ] || rm -r "$old"
done
`;
