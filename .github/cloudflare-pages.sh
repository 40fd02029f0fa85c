#!/usr/bin/env bash
# Publishes dist/ on Cloudflare Pages, then sends requests as visitors would. If one of them fails, restores the previous
# deployment.
set -euo pipefail
api="https://api.cloudflare.com/client/v4/accounts/$CLOUDFLARE_ACCOUNT_ID/pages/projects/$PROJECT/deployments"

cloudflare() { curl --fail --silent --show-error --header "Authorization: Bearer $CLOUDFLARE_API_TOKEN" "$@"; }
status() { curl --silent --output /dev/null --write-out '%{http_code}' --max-time 20 "$@"; }

expect() {
  local wanted=$1 found
  shift
  found=$(status "$@" || true)
  [ "$found" = "$wanted" ] || { echo "${*: -1} answers $found, not $wanted"; return 1; }
}

looks_right() {
  expect 200 "$PUBLIC_SITE_URL/" && expect 200 "$PUBLIC_SITE_URL/contact" &&
    expect 404 "$PUBLIC_SITE_URL/no-such-page" || return 1
  local messages=$PUBLIC_CONTACT_ENDPOINT
  # Browsers send no preflight request to a form service.
  [ -z "${PUBLIC_CONTACT_SERVICE:-}" ] || messages=
  for endpoint in "$messages" "$PUBLIC_CHECKOUT_ENDPOINT"; do
    [ -z "$endpoint" ] ||
      expect 204 --request OPTIONS --header "Origin: $PUBLIC_SITE_URL" \
        --header 'Access-Control-Request-Method: POST' \
        --header 'Access-Control-Request-Headers: content-type,idempotency-key' "$endpoint" || return 1
  done
}

last=$(cloudflare "$api?env=production&per_page=1" | node -p 'JSON.parse(fs.readFileSync(0)).result[0]?.id ?? ""')
node .github/wrangler/node_modules/wrangler/bin/wrangler.js pages deploy dist --project-name="$PROJECT" --branch=main

for attempt in 1 2 3 4 5 6; do
  if looks_right; then exit 0; fi
  echo "Attempt $attempt of 6; the edge may still serve the last one."
  sleep 10
done
if [ -z "$last" ]; then
  echo "The first deployment is there. $PUBLIC_SITE_URL does not answer as it should yet: add the domain to the project."
  exit 0
fi
cloudflare --request POST "$api/$last/rollback" >/dev/null
echo 'The deployment was wrong. The one before it is back.'
exit 1
